import { describe, expect, it } from 'vitest'
import { cookieHere, filledText, keptAddress, keptReplyHeaders, keptRequestHeaders, keptText } from '../../../src/recorder/kept-text.ts'

const origin = 'https://farm.example.org'
const token = `eyJ${'a'.repeat(40)}.${'b'.repeat(40)}.${'c'.repeat(40)}`
const digest = `0x${'A1'.repeat(32)},23 Nov 2026 10:00:00 -0000`

describe('a kept text has no secrets', () => {
  it.each([
    [
      'JSON',
      `{"password":"pa\\"ss","newPassword":"pa","Title":"chairs"}`,
      'application/json',
      '{"password":"***","newPassword":"***","Title":"chairs"}',
    ],
    ['JSON under another type', '{"client_secret":"s"}', 'text/plain', '{"client_secret":"***"}'],
    ['XML', '<m:password a="1">pa</m:password><T>x</T>', 'text/xml', '<m:password a="1">***</m:password><T>x</T>'],
    [
      'a security token',
      '<w:BinarySecurityToken>abc</w:BinarySecurityToken>',
      'text/xml',
      '<w:BinarySecurityToken>***</w:BinarySecurityToken>',
    ],
    ['a form', 'ctl00%24password=pa&user=ann', 'application/x-www-form-urlencoded', 'ctl00%24password=***&user=ann'],
    [
      'a part of a batch',
      'POST /a HTTP/1.1\r\nX-RequestDigest: 0x1\r\n\r\n{"token":"t"}',
      'multipart/mixed',
      'POST /a HTTP/1.1\r\nX-RequestDigest: ***\r\n\r\n{"token":"***"}',
    ],
    ['a token of any name', `{"note":"see ${token}"}`, 'application/json', '{"note":"see ***"}'],
    ['a digest of any name', `<a>${digest}</a>`, 'text/xml', '<a>***</a>'],
    ['a token in an address', '{"url":"/a?tempauth=x.y-z&b=1"}', 'application/json', '{"url":"/a?tempauth=***&b=1"}'],
  ])('in %s', (_, text, type, kept) => {
    expect(keptText(text, type, origin)).toBe(kept)
  })

  it('and stays as it is otherwise', () => {
    const text = '{"changeToken":"1;3;9","Title":"The password is in the drawer","EncodedAbsUrl":"/a?b=1"}'
    expect(keptText(text, 'application/json', origin)).toBe(text)
  })

  it('is read in time that grows with its length', () => {
    for (const piece of ['eyJ-', '"password":"\\', '<password', '0x', '?sig=', '&password']) {
      const text = piece.repeat(200_000 / piece.length)
      expect(keptText(text, 'application/json', origin).length).toBeLessThanOrEqual(text.length)
    }
  })
})

describe('the origin', () => {
  it('is a mark in what is kept, and comes back when it is served', () => {
    const text = `{"uri":"${origin}/_api/web","other":"https:\\/\\/farm.example.org\\/a"}`
    const kept = keptText(text, 'application/json', origin)
    expect(kept).not.toContain('farm.example.org')
    expect(filledText(kept, 'http://127.0.0.1:1')).toBe('{"uri":"http://127.0.0.1:1/_api/web","other":"http:\\/\\/127.0.0.1:1\\/a"}')
  })

  it('is a mark in addresses, which lose their secrets', () => {
    expect(keptAddress(`/_api/SP.AppContextSite(@t)?@t='${origin}'&access_token=abc`, origin)).toBe(
      "/_api/SP.AppContextSite(@t)?@t='{{origin}}'&access_token=***",
    )
  })
})

describe('headers', () => {
  it('of a request stay if they say what is asked', () => {
    const given = { accept: 'application/json', authorization: 'Basic x', cookie: 'a=b', 'x-api-key': 'k', 'x-requestdigest': '0x1' }
    expect(keptRequestHeaders({ ...given, 'if-match': '*' })).toEqual({ accept: 'application/json', 'if-match': '*' })
  })

  it('of a reply stay without credentials and what belongs to the connection', () => {
    const raw = [
      'Set-Cookie',
      'FedAuth=abc; path=/; Secure; HttpOnly',
      'ETag',
      '"1"',
      'Connection',
      'close',
      'Location',
      `${origin}/a?token=b`,
    ]
    expect(keptReplyHeaders([...raw, 'WWW-Authenticate', 'NTLM TlRMTVNTUAAC'], origin)).toEqual([
      ['Set-Cookie', 'FedAuth=***; path=/; HttpOnly'],
      ['ETag', '"1"'],
      ['Location', '{{origin}}/a?token=***'],
      ['WWW-Authenticate', 'NTLM'],
    ])
  })

  it('cookies of another host are made fit for this one', () => {
    expect(cookieHere('rtFa=x; Domain=example.org; path=/; SameSite=None; secure; HttpOnly')).toBe('rtFa=x; path=/; HttpOnly')
  })
})
