import { expect, it } from 'vitest'
import { MailQuota } from '../../../../../src/core/acts/alerts/quota.ts'

const minute = 60_000

it('a key has so many mails in an hour, and waits until the oldest is an hour ago', () => {
  const quota = new MailQuota(2)
  const now = 1_795_401_010_000
  expect(quota.waitMs('ann', now)).toBe(0)
  quota.note('ann', now)
  expect(quota.waitMs('ann', now)).toBe(0)
  quota.note('ann', now + minute)
  expect(quota.waitMs('ann', now + minute)).toBe(59 * minute)
  expect(quota.waitMs('bob', now + minute)).toBe(0)
  expect(quota.waitMs('ann', now + 60 * minute - 1)).toBe(1)
  expect(quota.waitMs('ann', now + 60 * minute)).toBe(0)
  quota.note('ann', now + 60 * minute)
  expect(quota.waitMs('ann', now + 60 * minute)).toBe(minute)
})

it('a clock that was set back blocks nobody', () => {
  const quota = new MailQuota(1)
  quota.note('ann', 10 * minute)
  expect(quota.waitMs('ann', 0)).toBe(0)
})

it('a quota of none never allows a mail', () => {
  expect(new MailQuota(0).waitMs('ann', 0)).toBe(Number.POSITIVE_INFINITY)
})
