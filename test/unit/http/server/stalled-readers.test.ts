import type { ServerResponse } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchReaders } from '../../../../src/http/server/stalled-readers.ts'

const mostMs = 1_000

/** A reply of which `waiting` bytes wait for the client. */
function replyOf(waiting: number) {
  const socket = { bytesWritten: 10_000, writableLength: waiting }
  const reply = {
    writableFinished: false,
    destroyed: false,
    socket,
    destroy() {
      reply.destroyed = true
    },
  }
  return { reply: reply as unknown as ServerResponse, socket }
}

function watched(waiting: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { reply, socket } = replyOf(waiting)
  const cuts: string[] = []
  watchReaders(mostMs)(reply, ({ name }) => void cuts.push(name))
  return { socket, cuts }
}

it('a client that takes nothing is cut off at Limits:StalledReaderSeconds, not before it', () => {
  const { cuts } = watched(4_000)
  vi.advanceTimersByTime(mostMs - 1)
  expect(cuts).toEqual([])
  vi.advanceTimersByTime(1)
  expect(cuts).toEqual(['StalledReader'])
})

it('the time begins again when the client takes a byte', () => {
  const { socket, cuts } = watched(4_000)
  vi.advanceTimersByTime(mostMs - 1)
  socket.writableLength -= 1
  vi.advanceTimersByTime(mostMs)
  expect(cuts).toEqual([])
  vi.advanceTimersByTime(1)
  expect(cuts).toEqual(['StalledReader'])
})

it('while no bytes wait for the client, its time does not run', () => {
  const { cuts } = watched(0)
  vi.advanceTimersByTime(10 * mostMs)
  expect(cuts).toEqual([])
})
