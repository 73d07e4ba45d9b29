import { expect, it } from 'vitest'
import { measuredBytes, residentBytes } from '../../../../src/http/message/resident-bytes.ts'

it('the memory of the process is that which the system tells', () => {
  expect(residentBytes()).toBeGreaterThan(1_000_000)
})

it('it is the most that the process has had where the system does not tell', () => {
  const { rss } = process.memoryUsage
  process.memoryUsage.rss = () => {
    throw new Error('ENOENT: no such file or directory, uv_resident_set_memory')
  }
  try {
    expect(measuredBytes()).toBe(process.resourceUsage().maxRSS * 1024)
  } finally {
    process.memoryUsage.rss = rss
  }
})
