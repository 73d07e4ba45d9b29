import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type DroppedMail, mailsIn } from '../../support/mails/drop.ts'
import { type SmtpReceiver, startSmtp } from '../../support/mails/smtp-receiver.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { type ServerProcess, startProcess } from '../../support/server-process.ts'

const scratch = scratchFolders('alerts')
const soon = { timeout: 60_000, interval: 50 }
const tasks = "/_api/web/lists/getbytitle('Tasks')"

async function startAll(settings: Readonly<Record<string, string>>) {
  const start = () => startProcess(scratch.directory, settings)
  let running: ServerProcess = await start()
  scratch.undo.push(() => running.end('SIGKILL'))
  const client = () => clientOf(running.url, 'admin')
  const { Id: ListID } = (await client().call('GET', tasks)).json
  expect((await client().call('POST', '/_api/web/alerts', { body: { Title: 'Tasks', ListID } })).status).toBe(201)
  return {
    write: async (Title: string) => expect((await client().call('POST', `${tasks}/items`, { body: { Title } })).status).toBe(201),
    kill: () => running.end('SIGKILL'),
    async restart() {
      running = await start()
    },
  }
}

const told = (mails: readonly DroppedMail[], title: string) => mails.filter(({ text }) => text.includes(`: ${title},`))

it('a server that is killed while a mail server takes a mail sends it again, marked, and loses nothing', async () => {
  const smtp: SmtpReceiver = await startSmtp()
  scratch.undo.push(() => smtp.stop())
  const { write, kill, restart } = await startAll({
    'Mail:SmtpHost': '127.0.0.1',
    'Mail:SmtpPort': String(smtp.port),
    'Mail:SmtpTls': 'Off',
  })
  smtp.answers = false
  await write('taken, not confirmed')
  await expect.poll(() => told(smtp.mails, 'taken, not confirmed').length, soon).toBe(1)
  await write('not taken')
  await kill()
  smtp.answers = true
  await restart()
  await expect.poll(() => told(smtp.mails, 'not taken').length, soon).toBe(1)
  const [first, second] = told(smtp.mails, 'taken, not confirmed')
  expect([first?.isRepeated, second?.isRepeated]).toEqual([false, true])
  expect(second?.id).toBe(first?.id)
  expect(second?.text).toContain('may repeat')
  expect(told(smtp.mails, 'not taken')).toMatchObject([{ isRepeated: false }])
}, 180_000)

it('a server that is killed at any time between writes loses no mail, and repeats none without a mark', async () => {
  const folder = join(scratch.directory, 'drop')
  const { write, kill, restart } = await startAll({ 'Mail:DropDirectory': folder })
  const titles: string[] = []
  for (const delayMs of [0, 150, 230, 260, 300]) {
    for (const part of ['before', 'after']) {
      titles.push(`${part} ${delayMs}`)
      await write(`${part} ${delayMs}`)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
    await kill()
    await restart()
  }
  await expect.poll(() => titles.filter((title) => told(mailsIn(folder), title).length === 0), soon).toEqual([])
  // The same mail has the same name, so a repeated one has replaced it.
  for (const title of titles) expect(told(mailsIn(folder), title).filter(({ isRepeated }) => !isRepeated).length).toBeLessThanOrEqual(1)
}, 180_000)
