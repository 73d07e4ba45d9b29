import { type Attack, asking } from '../attack.ts'
import { basicOf, soapBody, xmlHeaders } from '../client.ts'

const guess = ({ n }: { readonly n: number }): string => `guess ${n}`
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Guesses and credentials that mean nothing. */
export const signInAttacks: readonly Attack[] = [
  {
    name: 'guesses-by-basic',
    restMs: 100,
    strike: asking((field) => ({ path: '/_api/web', headers: { Authorization: basicOf('admin', guess(field)) } })),
  },
  {
    name: 'guesses-by-soap',
    restMs: 200,
    strike: asking((field) => ({
      method: 'POST',
      path: '/_vti_bin/authentication.asmx',
      headers: xmlHeaders,
      body: soapBody('Login', `<username>designer2</username><password>${guess(field)}</password>`),
    })),
  },
  {
    name: 'guesses-by-form',
    restMs: 200,
    strike: asking((field) => ({
      method: 'POST',
      path: '/_forms/default.aspx?ReturnUrl=/',
      headers: form,
      body: `username=nobody${field.n}&password=${guess(field)}`,
    })),
  },
  {
    name: 'guesses-of-secrets',
    restMs: 200,
    strike: asking((field) => ({
      method: 'POST',
      path: '/oauth2/v2.0/token',
      headers: form,
      body: `grant_type=refresh_token&client_id=app${field.n % 50}&client_secret=${guess(field)}&refresh_token=${'a'.repeat(100)}`,
    })),
  },
  {
    name: 'forged-tokens',
    restMs: 200,
    strike: asking(({ n }) => ({ path: '/_api/web', headers: { Authorization: `Bearer eyJhbGciOiJub25lIn0.${'e'.repeat(12_000)}.${n}` } })),
  },
  {
    name: 'ntlm-rubbish',
    restMs: 300,
    strike: asking(({ random }) => {
      const bytes = Buffer.from(Array.from({ length: 6000 }, () => Math.floor(random() * 256)))
      const message = Buffer.concat([Buffer.from('NTLMSSP\0\x03\0\0\0', 'latin1'), bytes])
      return { path: '/_api/web', headers: { Authorization: `NTLM ${message.toString('base64')}` } }
    }),
  },
]
