import { describe, expect, it } from 'vitest'
import { type Follower, tailInBackground } from '../../../../../src/core/acts/changes/tail.ts'

/** A change log, which grows by `load` changes at each read while `load` is not 0, and a follower of it. */
function log(load: number) {
  const state = { load, backlog: 0, looks: 0, steps: 0, failures: 0 }
  const follower: Follower = {
    async backlog() {
      state.looks += 1
      if (state.failures > 0) {
        state.failures -= 1
        throw new Error('the disk is away')
      }
      state.backlog += state.load
      return state.backlog
    },
    async step() {
      if (state.backlog === 0) return false
      state.steps += 1
      state.backlog = Math.max(0, state.backlog - 1_000)
      return true
    },
  }
  return { state, follower }
}

const tail = (follower: Follower, errors: unknown[] = []) =>
  tailInBackground({
    sites: () => ['a'],
    follow: () => follower,
    intervalMs: 1,
    restMs: 0,
    patience: 50_000,
    onError: (error) => errors.push(error),
  })

/** A log that is read once an hour, and a function that announces a commit. */
function slowTail(follower: Follower, sites = () => ['a']) {
  const listeners = new Set<() => void>()
  const onCommit = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const background = tailInBackground({
    sites,
    follow: () => follower,
    onCommit,
    intervalMs: 3_600_000,
    restMs: 0,
    patience: 50_000,
    onError: () => undefined,
  })
  const commit = () => {
    for (const listener of listeners) listener()
  }
  return { background, commit, listeners }
}

describe('following a change log in the background', () => {
  it('waits while much is being written, and catches up when that is over', async () => {
    const { state, follower } = log(500)
    const background = tail(follower)
    await expect.poll(() => state.looks).toBeGreaterThan(5)
    expect(state.steps).toBe(0)
    state.load = 0
    await expect.poll(() => state.backlog).toBe(0)
    await background.stop()
  })

  it('does not wait for a site that is written to a little all the time', async () => {
    const { state, follower } = log(3)
    const background = tail(follower)
    await expect.poll(() => state.steps).toBeGreaterThan(5)
    expect(state.backlog).toBeLessThan(1_000)
    await background.stop()
  })

  it('continues in the middle of a load when too much has gathered', async () => {
    const { state, follower } = log(20_000)
    const background = tail(follower)
    await expect.poll(() => state.steps, { timeout: 5_000 }).toBeGreaterThan(0)
    expect(state.looks).toBeGreaterThan(2)
    await background.stop()
  })

  it('looks a moment after a commit, long before its time', async () => {
    const { state, follower } = log(0)
    const { background, commit, listeners } = slowTail(follower)
    for (let round = 1; round <= 3; round += 1) {
      state.backlog = 1
      commit()
      await expect.poll(() => state.backlog, { timeout: 1_000 }).toBe(0)
      expect(state.looks).toBe(round)
      // The read has ended by then.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await background.stop()
    expect(listeners.size).toBe(0)
  })

  it('leaves the log alone while one commit follows the other', async () => {
    const { state, follower } = log(0)
    const { background, commit } = slowTail(follower)
    state.backlog = 1
    const writing = setInterval(commit, 5)
    await new Promise((resolve) => setTimeout(resolve, 400))
    clearInterval(writing)
    expect(state.looks).toBe(0)
    await expect.poll(() => state.backlog, { timeout: 1_000 }).toBe(0)
    await background.stop()
  })

  it('follows sites that are added while it continues, and not those that are gone', async () => {
    const { state, follower } = log(0)
    let sites: string[] = []
    const { background, commit } = slowTail(follower, () => sites)
    commit()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(state.looks).toBe(0)
    sites = ['a', 'b']
    commit()
    await expect.poll(() => state.looks, { timeout: 1_000 }).toBe(2)
    sites = []
    commit()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(state.looks).toBe(2)
    await background.stop()
  })

  it('reports what fails and looks again, and does nothing more once it is stopped', async () => {
    const { state, follower } = log(1)
    state.failures = 2
    const errors: unknown[] = []
    const background = tail(follower, errors)
    await expect.poll(() => state.steps).toBeGreaterThan(0)
    expect(errors).toHaveLength(2)
    await background.stop()
    const { looks } = state
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(state.looks).toBe(looks)
  })
})
