import { expect, it } from 'vitest'
import { progressBar, type Screen } from '../../../src/process/progress-bar.ts'

/** The bar that is drawn while a count reaches 1,000. */
function drawn(screen: Pick<Screen, 'isTTY'>, steps: readonly number[]): string[] {
  const said: string[] = []
  const draw = progressBar({ ...screen, write: (text) => said.push(text) })
  for (const done of steps) draw(done, 1_000)
  return said
}

it('a bar grows on one line of a terminal, once for each per cent, and ends it', () => {
  expect(drawn({ isTTY: true }, [0, 4, 9, 10, 500, 504, 1_000])).toEqual([
    `\r[${' '.repeat(40)}] 0 %`,
    `\r[${' '.repeat(40)}] 1 %`,
    `\r[${'#'.repeat(20)}${' '.repeat(20)}] 50 %`,
    `\r[${'#'.repeat(40)}] 100 %\n`,
  ])
})

it('more than was counted is still all of it', () => {
  expect(drawn({ isTTY: true }, [1_000, 1_200])).toEqual([`\r[${'#'.repeat(40)}] 100 %\n`])
})

it('nothing is drawn where there is no terminal', () => {
  expect(drawn({}, [0, 500, 1_000])).toEqual([])
})
