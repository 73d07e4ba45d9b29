import { afterAll, describe, expect, it } from 'vitest'
import { type Action, call, listNamed, method, property, runModel, set, web } from '../support/csom/model-client.ts'
import { isDone, type Message, send } from '../support/doors.ts'
import { startServer } from '../support/server.ts'
import { elementsIn } from '../support/soap/messages.ts'
import { everyStep } from './object-model/every-step.ts'
import { doneIn, json, reached, type Step, shown } from './object-model/step.ts'
import { repeatableRuntime } from './repeatable-runtime.ts'

const runtime = repeatableRuntime()
const server = await startServer({ runtime })
afterAll(() => server.stop())

async function ask(message: Message): Promise<string> {
  runtime.passOneMinute()
  const reply = await send(server.url, message, 'admin')
  if (!isDone(reply)) throw new Error(`${message.path}: ${reply.status} ${reply.text}`)
  return reply.text
}

async function askModel(actions: readonly Action[]): Promise<string | undefined> {
  runtime.passOneMinute()
  return (await runModel(server.url, actions)).error?.ErrorMessage
}

async function learnt(asked: string | Message): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (typeof asked === 'object') return elementsIn((await send(server.url, asked, 'admin')).text, 'Group')
  const headers = { Accept: 'application/json;odata=nometadata' }
  const { value, ...one } = JSON.parse((await send(server.url, { method: 'GET', path: asked, headers }, 'admin')).text) as {
    readonly value?: readonly Readonly<Record<string, unknown>>[]
  }
  return value ?? [one]
}

interface Recorded {
  readonly log: string
  readonly index: number
  readonly type: string
  readonly detail: { readonly operation?: string }
}

let position: string | undefined

/** What the audit log has had since the last call, but for the switches of archive mode and holds. */
async function recorded(): Promise<string[]> {
  await server.farm.audit.flush()
  const query = position === undefined ? '' : `&after=${position}`
  const records = (
    JSON.parse(await ask(json(`/_admin/audit?top=1000${query}`, undefined, {}, 'GET'))) as { readonly value: readonly Recorded[] }
  ).value
  const last = records.at(-1)
  if (last) position = `${last.log}.${last.index}`
  return records.map(({ type, detail }) => `${type} ${detail.operation ?? ''}`).filter((one) => !/ archive\./.test(one))
}

/** Acts on what belongs to the site collection or the farm. */
const ofOthers = /^(?:FarmChanged|\w+ (?:people|profiles|social|terms|search)\.(?!setPicture))/
/** Additions, and the alerts and workflows of a list or a web, which a hold allows. */
const free =
  /^ContentWritten (?:(?:items|lists|files)\.add|files\.(?:addFolder|copy|copyFolder)|sites\.addWeb|templates\.saveList|(?:alerts|workflow)\.\w+)$/

const setMode = (archive_mode: boolean) => ask(json('/_api/web/setarchivemode', { archive_mode }))

/** No step of these has one; only what the object model does is sent. */
const kept = { rest: json('/_api/web/lists') }
const receiver = (id: string) => method(property(web, 'EventReceivers'), 'GetById', id)

/** Writes that REST has no twin for. */
const furtherSteps: readonly Step[] = [
  {
    ...kept,
    name: 'adding a column of the web to a list',
    before: [
      json('/_api/web/fields/createfieldasxml', { parameters: { SchemaXml: '<Field Type="Number" Name="OfWeb" DisplayName="OfWeb"/>' } }),
    ],
    model: reached(
      method(property(listNamed('Tasks'), 'Fields'), 'Add', method(property(web, 'Fields'), 'GetByInternalNameOrTitle', 'OfWeb')),
    ),
  },
  {
    ...kept,
    name: 'changing an event receiver',
    before: [
      json('/_api/web/eventreceivers', { ReceiverName: 'k', ReceiverUrl: 'https://example.org/k', EventType: 10_001, SequenceNumber: 7 }),
    ],
    learn: "/_api/web/eventreceivers?$filter=ReceiverName eq 'k'",
    model: ([one]) => [set(receiver(shown(one, 'ReceiverId')), 'ReceiverName', 'l'), call(receiver(shown(one, 'ReceiverId')), 'Update')],
  },
]

describe('a write by the object model', () => {
  it.each([...everyStep, ...furtherSteps].map((step) => [step.name, step] as const))(
    '%s changes nothing in an archived web, nor under a legal hold',
    async (_name, step) => {
      for (const message of step.before ?? []) await ask(message)
      const { model } = doneIn(step, step.learn === undefined ? [] : await learnt(step.learn))
      await recorded()
      await setMode(true)
      const archived = await askModel(model)
      await setMode(false)
      const done = await recorded()
      expect(done.filter((one) => !ofOthers.test(one))).toEqual([])
      if (done.length > 0) return
      if ((step.leaves?.[1] ?? 1) === 0) {
        // It leaves no record, and others need what it does.
        await askModel(model)
        return
      }
      expect(archived).toMatch(/archive mode/)
      const { id } = JSON.parse(await ask(json('/_api/archive/legalholds', { name: 'all', scope: { webUrl: '/' } }))) as {
        readonly id: string
      }
      const held = await askModel(model)
      await ask(json(`/_api/archive/legalholds/${id}/release`))
      const doneHeld = await recorded()
      expect(doneHeld.filter((one) => !ofOthers.test(one) && !free.test(one))).toEqual([])
      if (doneHeld.length > 0) return
      expect(held).toMatch(/legal hold/)
      expect(await askModel(model)).toBeUndefined()
    },
  )
})
