import type { MessagePort, Worker } from 'node:worker_threads'

/**
 * How worker threads that use SQLite end: they are asked to, and leave by themselves. `Worker.terminate()` must never be called
 * for them: SQLite's library aborts the whole process if it is stopped while it loads or makes a value.
 */

/** The message that asks a thread to end. */
const end = null

/** Asks a thread to end; resolves when it has. A thread ends after the call that it serves now. */
export function endThread(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.threadId === -1) return resolve()
    worker.once('exit', () => resolve())
    // A process that ends stops its threads in the same way as `terminate()`: it waits for this one.
    worker.ref()
    worker.postMessage(end)
  })
}

/** In a worker thread: serves one call after another until the thread is asked to end; then `close` frees what it holds. */
export function serveCalls<Call extends object | string>(port: MessagePort, serve: (call: Call) => void, close: () => void): void {
  port.on('message', (call: Call | typeof end) => {
    if (call !== end) return serve(call)
    port.close()
    close()
  })
}
