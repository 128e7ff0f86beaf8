/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
// One Pyodide in a thread. It runs the same judge as the zygote, without a fork: pairs share the
// interpreter, and only what `interpreter_state` watches is brought back between them.
import { readlinkSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

const { entry, sources, seed } = workerData

/** CPU time of this thread where Node tells it, else time that passes. */
function cpuMs() {
  if (process.threadCpuUsage === undefined) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The system's id of this thread, where it tells it as a file. */
function systemId() {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return undefined
  }
}

const loaded = await import(pathToFileURL(entry).href)
const { loadPyodide } = loaded.loadPyodide ? loaded : loaded.default
const python = await loadPyodide({ env: { TZ: 'UTC', PYTHONHASHSEED: String(seed) } })
python.FS.mkdirTree('/judge')
for (const [name, text] of Object.entries(sources)) python.FS.writeFile(`/judge/${name}`, text)
python.setStdin({ error: false })
python.setStdout({ batched: () => undefined })
python.setStderr({ batched: () => undefined })
python.runPython(`
import sys, json
sys.path.insert(0, "/judge")
import interpreter_state, source_cache, suite
del sys.path[0]
suite.preload()
_sources = source_cache.SourceCache()
_state = interpreter_state.State(${Number(seed)})
def judge(text, post):
    request = json.loads(text)
    request["careful"] = True
    nonce = request["nonce"]
    send = lambda sequence, label: post("%s %d %s\\n" % (nonce, sequence, label))
    _state.restore()
    suite.run(suite.Suite(request, _sources), _state, send)
`)
const judge = python.globals.get('judge')
const post = record => parentPort.postMessage({ record })
parentPort.on('message', text => {
  const started = cpuMs()
  try {
    judge(text, post)
    parentPort.postMessage({ ending: 'exit-0', cpuMs: cpuMs() - started })
  } catch (error) {
    parentPort.postMessage({ fault: String(error?.message ?? error).slice(0, 500) })
  }
})
parentPort.postMessage({ ready: true, thread: systemId() })
