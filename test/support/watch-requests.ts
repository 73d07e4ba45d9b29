import { afterAll, afterEach } from 'vitest'
import { type Held, mostHeldMs, watchHeldLoop } from './held-loop.ts'

/**
 * A setup file of every test file (`vitest.config.ts`): a test fails if one
 * of its requests to a server in this process has held the event loop for too
 * long.
 */

const watch = watchHeldLoop()

const told = ({ processorMs, requests }: Held): string =>
  `${processorMs} ms of processor time in one piece, under way: ${requests.join(', ')}`

function demandShortPieces(): void {
  const held = watch.take()
  if (held.length > 0) throw new Error(`A request held the event loop for more than ${mostHeldMs} ms:\n${held.map(told).join('\n')}`)
}

afterEach(demandShortPieces)
// The requests of hooks after the last test.
afterAll(() => {
  try {
    demandShortPieces()
  } finally {
    watch.stop()
  }
})
