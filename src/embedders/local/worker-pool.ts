import { availableParallelism } from 'node:os'
import { workerLane, type WorkerLane, type WorkerPlan } from '../worker-lane.ts'

/** More lanes than this cost memory (a copy of the model each) without much gain. */
const MOST_LANES = 4

/** Worker threads with one model each. */
export interface WorkerPool<Request, Answer> {
  /** How many requests are worth having under way. */
  readonly parallelism: number
  run(request: Request): Promise<Answer>
}

/** Returns a pool whose threads start when they are needed; a request goes to the idlest. */
export function workerPool<Request, Answer>(
  plan: WorkerPlan,
  parallelism: number = Math.min(MOST_LANES, availableParallelism()),
): WorkerPool<Request, Answer> {
  const lanes: WorkerLane<Request, Answer>[] = []
  const pick = (): WorkerLane<Request, Answer> => {
    const idlest = lanes.toSorted((a, b) => a.waiting() - b.waiting())[0]
    if (idlest !== undefined && (idlest.waiting() === 0 || lanes.length >= parallelism))
      return idlest
    const lane = workerLane<Request, Answer>(plan)
    lanes.push(lane)
    return lane
  }
  return { parallelism, run: request => pick().run(request) }
}
