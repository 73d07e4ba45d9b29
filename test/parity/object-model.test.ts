import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelTypes } from '../../generated/csom/bindings.ts'
import type { Running } from '../../src/commands/serve.ts'
import { contentTables, rowsAdded, type Tables } from '../support/content-tables.ts'
import { calledMethods } from '../support/csom/called-methods.ts'
import { type Action, runModel } from '../support/csom/model-client.ts'
import { isDone, type Message, send } from '../support/doors.ts'
import { startServer } from '../support/server.ts'
import { elementsIn } from '../support/soap/messages.ts'
import { everyStep } from './object-model/every-step.ts'
import { doneIn, type Step } from './object-model/step.ts'
import { repeatableRuntime } from './repeatable-runtime.ts'

/** Two servers that do the same for the same requests. One gets each write by REST, the other one by the object model. */
interface Twin {
  readonly server: Running
  readonly runtime: ReturnType<typeof repeatableRuntime>
  readonly data: string
}

const twins: Twin[] = []

async function startTwins(): Promise<void> {
  for (let count = 0; count < 2; count++) {
    const data = mkdtempSync(join(tmpdir(), 'tenon-model-'))
    const runtime = repeatableRuntime()
    twins.push({ server: await startServer({ runtime, settings: { StorageProvider: 'FileSystem', DataRootPath: data } }), runtime, data })
  }
}

async function stopTwins(): Promise<void> {
  for (const { server } of twins.splice(0)) await server.stop()
}

beforeAll(startTwins, 60_000)
afterAll(stopTwins)

/** What went wrong; undefined for nothing. */
async function askRest({ server, runtime }: Twin, message: Message): Promise<string | undefined> {
  runtime.passOneMinute()
  const reply = await send(server.url, message, 'admin')
  return isDone(reply) ? undefined : `${reply.status} ${reply.text}`
}

async function askModel({ server, runtime }: Twin, actions: readonly Action[]): Promise<string | undefined> {
  runtime.passOneMinute()
  return (await runModel(server.url, actions)).error?.ErrorMessage
}

/**
 * The rows of a twin that do not depend on how quickly the background works, small bytes that wait for their sync and bytes
 * without a use, nor on how a client names an object: the detail of some audit records says it, by a title or by an id.
 */
function settledTables({ data }: Twin): Tables {
  const { BlobChunk: _, Blob = [], AuditRecord = [], ...others } = contentTables(data)
  return {
    ...others,
    Blob: Blob.filter(({ useCount }) => useCount !== 0),
    AuditRecord: AuditRecord.map((row) => ({ ...row, detail: null })),
  }
}

/** What REST shows at an address, the rows of a collection or one object; the groups of the term store by SOAP. */
async function rowsAt({ server }: Twin, asked: string | Message): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (typeof asked === 'object') return elementsIn((await send(server.url, asked, 'admin')).text, 'Group')
  const headers = { Accept: 'application/json;odata=nometadata' }
  const { text } = await send(server.url, { method: 'GET', path: asked, headers }, 'admin')
  const { value, ...one } = JSON.parse(text) as { readonly value?: readonly Readonly<Record<string, unknown>>[] }
  return value ?? [one]
}

/** Writes of the object model that REST has no twin for, and why. */
const withoutTwin: Readonly<Record<string, string>> = {
  'FieldCollection.Add': 'REST adds no column of a web to a list; SOAP does, by UpdateList.',
  'PeopleManager.SetMyProfilePicture': 'Pictures are shrunk at their own pace; the test of the method shows what is kept.',
  'Utility.SendEmail': 'A mail changes nothing that is stored, and these servers send none.',
}

const called = new Set<string>()

/** What a write has left on a server: the rows, and the numbers of new changes and audit records. */
interface Left {
  readonly later: Tables
  readonly changes: number
  readonly records: number
}

/** Takes a step on both servers. What each has left is read only if it is asked for. */
async function take(step: Step, isCompared = true): Promise<Left[]> {
  const { before = [], learn } = step
  const prepared = []
  for (const message of before) for (const twin of twins) prepared.push(await askRest(twin, message))
  expect(prepared.filter((error) => error !== undefined)).toEqual([])
  const left: Left[] = []
  for (const [at, twin] of twins.entries()) {
    const { rest: overRest, model } = doneIn(step, learn === undefined ? [] : await rowsAt(twin, learn))
    const earlier = isCompared ? settledTables(twin) : {}
    expect(await (at === 0 ? askRest(twin, overRest) : askModel(twin, model))).toBeUndefined()
    for (const method of calledMethods(model)) called.add(method)
    if (!isCompared) continue
    const later = settledTables(twin)
    const added = (table: string) => rowsAdded(earlier, later, table).length
    left.push({ changes: added('Change'), records: added('AuditRecord'), later })
  }
  return left
}

/** Two new servers with all the steps before this one: a step changes what is there, so it cannot be tried again on the same servers. */
async function beginAgain(step: Step): Promise<void> {
  await stopTwins()
  await startTwins()
  for (const earlier of everyStep.slice(0, everyStep.indexOf(step))) await take(earlier, false)
}

describe('a write by the object model and its twin by REST', () => {
  it.for(everyStep.map((step) => [step.name, step] as const))(
    '%s leave the same rows, changes and audit records',
    { timeout: 300_000 },
    async ([_name, step], { task }) => {
      if (task.result?.retryCount) await beginAgain(step)
      const [byRest, byModel] = await take(step)
      expect(byModel?.later).toEqual(byRest?.later)
      expect([byRest?.changes ? 'changes' : 'nothing', byRest?.records]).toEqual(step.leaves ?? ['changes', 1])
    },
  )

  it('is here for every method of the contract that writes', () => {
    const writes = Object.entries(modelTypes).flatMap(([type, { methods = {} }]) =>
      Object.entries(methods).flatMap(([name, { writes: doesWrite }]) => (doesWrite ? [`${type}.${name}`] : [])),
    )
    expect(writes.filter((name) => !called.has(name)).sort()).toEqual(Object.keys(withoutTwin).sort())
  })
})
