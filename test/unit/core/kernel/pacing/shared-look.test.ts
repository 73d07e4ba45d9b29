import { expect, it } from 'vitest'
import { SharedLook } from '../../../../../src/core/kernel/pacing/shared-look.ts'

/** A look that the test ends, and the number of those that have begun. */
function heldLook() {
  let begun = 0
  const ends: ((error?: Error) => void)[] = []
  const shared = new SharedLook(() => {
    begun += 1
    return new Promise((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()))
    })
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { shared, begun: () => begun, end: (error?: Error) => ends.shift()?.(error), turn }
}

it('those who ask together share a look, and those who ask while it runs wait for the next one', async () => {
  const { shared, begun, end, turn } = heldLook()
  const first = [shared.look(), shared.look()]
  await turn()
  expect(begun()).toBe(1)
  const second = [shared.look(), shared.look(), shared.look()]
  await turn()
  expect(begun()).toBe(1)
  end()
  await Promise.all(first)
  await turn()
  expect(begun()).toBe(2)
  end()
  await Promise.all(second)
  expect(begun()).toBe(2)
})

it('a look that fails tells those who shared it, and the next one begins', async () => {
  const { shared, begun, end, turn } = heldLook()
  const [one, other] = [shared.look(), shared.look()]
  await turn()
  end(new Error('lost'))
  await expect(one).rejects.toThrow('lost')
  await expect(other).rejects.toThrow('lost')
  const next = shared.look()
  await turn()
  expect(begun()).toBe(2)
  end()
  await next
})
