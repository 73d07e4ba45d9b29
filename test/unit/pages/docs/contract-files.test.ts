import { expect, test } from 'vitest'
import type { Request } from '../../../../src/http/message/message.ts'
import { contractFiles } from '../../../../src/pages/docs/contract-files.ts'
import { usualProfile } from '../../../../src/profile/profiles.ts'

test('a contract that cannot be read is read again by the next request', async () => {
  let isBroken = true
  const find = contractFiles({
    contractText: () => {
      if (isBroken) throw new Error('EMFILE')
      return '{}'
    },
  })
  const ask = () => find('/docs/contracts/wopi.json')?.({ headers: {}, profile: usualProfile } as Request)
  await expect(ask()).rejects.toThrow('EMFILE')
  isBroken = false
  expect(await ask()).toMatchObject({ status: 200 })
})
