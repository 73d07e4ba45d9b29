import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Mailer } from '../../core/acts/alerts/mail.ts'
import { internetMessageOf, type Sender } from './message.ts'

/**
 * Writes each mail as one file `<id>.eml` to a folder, for a mail server that watches it. A file appears only when it is
 * complete and on the disk. The same mail gets the same name.
 */
export const dropMailer = (directory: string, sender: Sender): Mailer => ({
  async send(mail) {
    try {
      await mkdir(directory, { recursive: true })
      const path = join(directory, `${mail.id}.eml`)
      const file = await open(`${path}.part`, 'w')
      try {
        await file.writeFile(internetMessageOf(mail, sender))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
      await syncFolder(dirname(path))
      return { kind: 'sent' }
    } catch (error) {
      return { kind: 'failed', why: (error as Error).message, isUncertain: false }
    }
  },
})

/** The name of a file is on the disk when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
