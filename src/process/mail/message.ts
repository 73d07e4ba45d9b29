import type { Mail } from '../../core/acts/alerts/mail.ts'

/** The sender of mails, and the domain of their ids. */
export interface Sender {
  readonly from: string
  readonly hostName: string
}

const base64Lines = (text: string): string =>
  (
    Buffer.from(text, 'utf8')
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')

/** A header value of any text (RFC 2047): encoded words of at most 75 characters, none of which splits a character. */
function encodedWords(text: string): string {
  const words: string[] = []
  let word = ''
  for (const character of text.replace(/[\r\n]+/g, ' ')) {
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word)
      word = ''
    }
    word += character
  }
  words.push(word)
  return words.map((one) => `=?utf-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ')
}

/** A mail as an Internet message (RFC 5322), with CRLF, in ASCII. No line begins with a period. */
export function internetMessageOf({ id, to, subject, text, at, isRepeated }: Mail, { from, hostName }: Sender): string {
  const headers = [
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${encodedWords(subject)}`,
    `Message-ID: <${id}@${hostName}>`,
    'Auto-Submitted: auto-generated',
    ...(isRepeated ? ['X-Tenon-Repeated: true'] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ]
  return `${headers.join('\r\n')}\r\n\r\n${base64Lines(text)}\r\n`
}
