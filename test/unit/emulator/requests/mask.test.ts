import { expect, it } from 'vitest'
import { maskedBody, maskedHeader, maskedQuery } from '../../../../src/emulator/requests/mask.ts'

it('masks credentials, and leaves what is none', () => {
  expect(maskedHeader('authorization', 'Bearer abc.def')).toBe('Bearer ***')
  expect(maskedHeader('authorization', 'abc')).toBe('***')
  expect(maskedHeader('cookie', 'FedAuth=abc; theme=dark')).toBe('FedAuth=***; theme=***')
  expect(maskedHeader('set-cookie', 'FedAuth=abc=; Path=/; Expires=Wed, 01 Jan 2031 00:00:00 GMT; HttpOnly')).toBe(
    'FedAuth=***; Path=/; Expires=Wed, 01 Jan 2031 00:00:00 GMT; HttpOnly',
  )
  expect(maskedHeader('location', 'https://app.example/back?code=1&state=2#id_token=3')).toBe(
    'https://app.example/back?code=***&state=2#id_token=***',
  )
  expect(maskedHeader('accept', 'application/json')).toBe('application/json')
  expect(maskedQuery('code=1&state=2&access_token=3')).toBe('code=***&state=2&access_token=***')
  expect(maskedBody('{"Password":"a\\"b","code":"404","access_token":"c"}', 'application/json')).toBe(
    '{"Password":"***","code":"404","access_token":"***"}',
  )
  expect(maskedBody('{"password":"cut off', 'application/json')).toBe('{"password":"***')
  expect(maskedBody('<a:password x="1">b</a:password>', 'text/xml')).toBe('<a:password x="1">***</a:password>')
  expect(maskedBody('<DigestValue>0x1</DigestValue>', 'text/xml')).toBe('<DigestValue>***</DigestValue>')
  expect(maskedBody('--b\r\nCookie: a=1\r\nAccept: x\r\n\r\n{"password":"p"}', 'multipart/mixed; boundary=b')).toBe(
    '--b\r\nCookie: ***\r\nAccept: x\r\n\r\n{"password":"***"}',
  )
  expect(maskedBody('password=1', 'text/plain')).toBe('password=1')
})
