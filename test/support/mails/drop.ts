import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedFolder } from '../scratch.ts'

/** A mail of the drop folder. */
export interface DroppedMail {
  readonly to: string
  readonly subject: string
  readonly id: string
  readonly isRepeated: boolean
  readonly text: string
  /** The message as it is. */
  readonly message: string
}

/** Reads an Internet message as this server writes it. */
export function readMail(message: string): DroppedMail {
  const [head = '', body = ''] = message.split('\r\n\r\n')
  const headers = new Map(
    head
      .replaceAll('\r\n ', ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const subject = (headers.get('Subject') ?? '')
    .split(' ')
    .map((word) => Buffer.from(word.replace(/^=\?utf-8\?B\?|\?=$/g, ''), 'base64').toString())
    .join('')
  return {
    to: headers.get('To') ?? '',
    subject,
    id: headers.get('Message-ID') ?? '',
    isRepeated: headers.get('X-Tenon-Repeated') === 'true',
    text: Buffer.from(body, 'base64').toString(),
    message,
  }
}

/** The complete mails in a folder, which need not exist. */
export function mailsIn(folder: string): DroppedMail[] {
  const names = (() => {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  })()
  return names.filter((name) => name.endsWith('.eml')).map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
}

/** A drop folder for the tests of a file. */
export function dropFolder() {
  const folder = join(sharedFolder('mails'), 'drop')
  return {
    folder,
    mails: (): DroppedMail[] => mailsIn(folder),
    /** The texts of the mails to a user with this word in their subject. */
    to: (user: string, word: string): string[] =>
      mailsIn(folder)
        .filter(({ to, subject }) => to.startsWith(`<${user}@`) && subject.includes(word))
        .map(({ text }) => text),
  }
}
