import assert from 'node:assert/strict'
import { startServer } from '../server.ts'

/** The process of `startMeasured`: a server that answers questions about itself. */
const lines: string[] = []
const settings = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>
const server = await startServer({ settings, log: (line) => lines.push(line) })

function held(): number {
  assert(globalThis.gc, 'started without --expose-gc')
  globalThis.gc()
  // The first collection finds dead buffers, the second one waits until they are freed.
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  // External memory includes buffers.
  return heapUsed + external
}

let most = 0
let watching: NodeJS.Timeout | undefined
const look = () => {
  const start = performance.now()
  most = Math.max(most, held())
  // Measuring takes time: the server gets four times as much.
  watching = setTimeout(look, 4 * (performance.now() - start))
}

const answers: Readonly<Record<string, () => unknown>> = {
  held,
  watch() {
    most = 0
    look()
    return most
  },
  most() {
    clearTimeout(watching)
    return most
  },
  log: () => lines,
  processor() {
    const { user, system } = process.cpuUsage()
    return user + system
  },
}

process.on('message', (question: string) => {
  if (question === 'stop') {
    void server.stop().then(() => process.exit(0))
    return
  }
  process.send?.(answers[question]?.())
})
// Who started it has ended, perhaps without a word.
process.on('disconnect', () => process.exit())
process.send?.(server.url)
