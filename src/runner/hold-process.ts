import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'

/** Lets a process keep Node from ending, or not: an idle worker must not, a busy one must. */
export function holdProcess(child: ChildProcess, isHeld: boolean): void {
  const pipes = [child.stdin, child.stdout, child.stderr].filter(pipe => pipe instanceof Socket)
  for (const part of [child, ...pipes.filter(pipe => !pipe.destroyed)]) {
    if (isHeld) part.ref()
    else part.unref()
  }
}
