import type { FarmTransport } from '../core/access/farm-context.ts'
import { reportMs, reportNode } from '../core/acts/farm/nodes.ts'
import { messageWithCause } from '../core/kernel/errors.ts'
import type { Farm } from './farm.ts'

/**
 * Stores a report of this node now and then periodically (`reportMs`), until it is stopped. A report that fails is logged
 * once; the next one may succeed.
 */
export async function reportNodes(
  { database, runtime }: Farm,
  node: { readonly name: string; readonly version: string },
  transport: Pick<FarmTransport, 'certificates'>,
  warn: (message: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const startedAt = runtime.now()
  let isFailing = false
  const report = async () => {
    const certificateNames = transport.certificates().flatMap(({ names }) => names)
    try {
      await reportNode(database, { ...node, startedAt, certificateNames }, runtime.now())
      isFailing = false
    } catch (error) {
      if (!isFailing) warn(`This node cannot report to the farm: ${messageWithCause(error)}`)
      isFailing = true
    }
  }
  let last = report()
  await last
  const timer = setInterval(() => {
    last = report()
  }, reportMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
