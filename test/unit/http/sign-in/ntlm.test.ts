import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { md4 } from '../../../../src/http/sign-in/md4.ts'
import { answersChallenge, readNtlmMessage, writeChallenge } from '../../../../src/http/sign-in/ntlm-messages.ts'
import { readNegotiateToken, writeNegotiateToken } from '../../../../src/http/sign-in/spnego.ts'
import { authenticateMessage, negotiateMessage, wrapFirst, wrapLater } from '../../../support/sign-in/ntlm-client.ts'

describe('MD4', () => {
  it.each([
    ['', '31d6cfe0d16ae931b73c59d7e0c089c0'],
    ['a', 'bde52cb31de33e46245e05fbdbd6fb24'],
    ['abc', 'a448017aaf21d8525fc10ae87aa6729d'],
    ['message digest', 'd9130a8164549fe818874806e1c7014b'],
    ['abcdefghijklmnopqrstuvwxyz', 'd79e1c308aa5bbcdeea8ed63df412da9'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', '043f8582f241db351ce627e153e7f0e4'],
    ['12345678901234567890123456789012345678901234567890123456789012345678901234567890', 'e33b4ddc9c38f2199c3e7b164fcc0536'],
  ])('of %j is that of RFC 1320', (text, digest) => {
    expect(md4(Buffer.from(text)).toString('hex')).toBe(digest)
  })
})

describe('an answer to a challenge', () => {
  // MS-NLMP 4.2.4: the published example of NTLM version 2.
  const challenge = Buffer.from('0123456789abcdef', 'hex')
  const proof = '68cd0ab851e51c96aabc927bebef6a1c'
  const covered =
    '01010000000000000000000000000000aaaaaaaaaaaaaaaa0000000002000c0044006f006d00610069006e0001000c005300650072007600650072000000000000000000'
  const response = Buffer.from(proof + covered, 'hex')
  const message = { type: 3, userName: 'User', domain: 'Domain', response } as const

  it('is right for the password it was made of', () => {
    expect(answersChallenge(message, challenge, 'Password')).toBe(true)
  })

  it('is wrong for any other password, challenge, user, domain and content, and when it is short', () => {
    expect(answersChallenge(message, challenge, 'password')).toBe(false)
    expect(answersChallenge(message, Buffer.alloc(8), 'Password')).toBe(false)
    expect(answersChallenge({ ...message, userName: 'Usher' }, challenge, 'Password')).toBe(false)
    expect(answersChallenge({ ...message, domain: 'Other' }, challenge, 'Password')).toBe(false)
    for (const length of [0, 1, 15, 16, 24, 43]) {
      expect(answersChallenge({ ...message, response: response.subarray(0, length) }, challenge, 'Password')).toBe(false)
    }
    const changed = Buffer.from(response)
    changed[33] = 0
    expect(answersChallenge({ ...message, response: changed }, challenge, 'Password')).toBe(false)
  })
})

describe('messages of NTLM', () => {
  const server = { domain: 'FARM', host: 'farm.example.org' }
  const challenge = Buffer.from('0011223344556677', 'hex')
  const message = writeChallenge(challenge, server, Date.UTC(2026, 10, 21))

  it('challenge with the names of the server', () => {
    expect(message.subarray(0, 8).toString('latin1')).toBe('NTLMSSP\0')
    expect(message.readUInt32LE(8)).toBe(2)
    expect(message.subarray(24, 32)).toEqual(challenge)
    expect(message.subarray(56, 64).toString('utf16le')).toBe('FARM')
    expect(message.subarray(message.readUInt32LE(44)).toString('utf16le')).toContain('farm.example.org')
  })

  it('are read as clients write them', () => {
    expect(readNtlmMessage(negotiateMessage)).toEqual({ type: 1 })
    const written = authenticateMessage({ challengeMessage: message, userName: 'zoë', domain: 'FARM', password: 'päss' })
    const read = readNtlmMessage(written)
    expect(read).toMatchObject({ type: 3, userName: 'zoë', domain: 'FARM' })
    if (read?.type !== 3) throw new Error('no third message')
    expect(answersChallenge(read, challenge, 'päss')).toBe(true)
    expect(answersChallenge(read, challenge, 'pass')).toBe(false)
  })

  it('that are cut or refer outside of themselves are none', () => {
    const written = authenticateMessage({ challengeMessage: message, userName: 'ann', domain: '', password: 'x' })
    // The name of the workstation, which comes last, is not read.
    const endBytes = 22
    for (let length = 0; length < written.length - endBytes; length += 1) {
      const read = readNtlmMessage(written.subarray(0, length))
      if (read) expect(read.type === 3 && answersChallenge(read, challenge, 'x')).toBe(false)
    }
    const outside = Buffer.from(written)
    outside.writeUInt32LE(0xffff_ffff, 40)
    expect(readNtlmMessage(outside)).toBeUndefined()
    expect(readNtlmMessage(message)).toBeUndefined()
  })

  it('never make the reader fail, whatever they hold', () => {
    const signed = fc
      .uint8Array({ maxLength: 300 })
      .map((bytes) => Buffer.concat([Buffer.from('NTLMSSP\0'), Buffer.from([3, 0, 0, 0]), bytes]))
    fc.assert(
      fc.property(
        fc.oneof(
          signed,
          fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        ),
        (bytes) => {
          const read = readNtlmMessage(bytes)
          if (read?.type === 3) answersChallenge(read, challenge, 'x')
          readNegotiateToken(bytes)
        },
      ),
    )
  })
})

describe('Negotiate', () => {
  it('carries NTLM bare or wrapped', () => {
    expect(readNegotiateToken(negotiateMessage)).toEqual({ isBare: true, ntlm: negotiateMessage })
    expect(readNegotiateToken(wrapFirst(negotiateMessage))).toEqual({ isBare: false, ntlm: negotiateMessage })
    expect(readNegotiateToken(wrapLater(negotiateMessage))).toEqual({ isBare: false, ntlm: negotiateMessage })
  })

  it('continues with NTLM where a client began with something else, if it offers NTLM at all', () => {
    const ticket = Buffer.from('a ticket')
    expect(readNegotiateToken(wrapFirst(ticket))).toEqual({ isBare: false, ntlm: undefined })
    expect(readNegotiateToken(wrapFirst(ticket, []))).toBeUndefined()
    expect(readNegotiateToken(wrapLater(ticket))).toBeUndefined()
  })

  it('wraps what the server says as long as it may be', () => {
    for (const length of [0, 40, 120, 200, 300]) {
      const bytes = Buffer.concat([Buffer.from('NTLMSSP\0'), Buffer.alloc(length, 7)])
      expect(readNegotiateToken(writeNegotiateToken(bytes))).toEqual({ isBare: false, ntlm: bytes })
    }
  })

  it('never makes the reader fail, whatever is cut or changed', () => {
    const whole = wrapFirst(negotiateMessage)
    for (let length = 0; length < whole.length; length += 1) expect(readNegotiateToken(whole.subarray(0, length))).toBeUndefined()
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, value) => {
        const changed = Buffer.from(whole)
        changed[at] = value
        readNegotiateToken(changed)
      }),
    )
  })
})
