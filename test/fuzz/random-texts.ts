import fc from 'fast-check'

/** Texts that are unexpected in any place. */
export const odd = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '',
    "'",
    "''",
    '%',
    '%zz',
    '%00',
    '/',
    '..',
    '(',
    ')',
    '@a',
    '__proto__',
    'constructor',
    'a,b',
    '=',
    '\u0000',
    'null',
    '-1',
    '1e999',
    '9'.repeat(30),
    '🙂',
    '\ud800',
  ),
)

export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')
export const encoded = (text: string) => encodeURIComponent(wellFormed(text)).replaceAll("'", '%27')
export const quoted = (text: string) => encoded(text.replaceAll("'", "''"))
