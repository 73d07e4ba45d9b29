import { expect } from 'vitest'
import { addItem } from '../../../src/core/acts/items/items.ts'
import type { ItemValues } from '../../../src/core/content/items/values.ts'
import { openFarm } from '../farm.ts'
import { bodyOf, schemaOf } from '../judge/soap-schema.ts'
import { type Answer, type SoapClient, soapClient } from './client.ts'
import { namespaces, rowsIn, textIn } from './messages.ts'

export const tasks = { title: 'Tasks' }
const validate = schemaOf('lists')

/** A farm in memory, `add` for items of Tasks, and a client of the SOAP edge for one user. */
export async function openTasks() {
  const farm = await openFarm()
  const ctx = farm.as('ann')
  const add = async (...items: Record<string, unknown>[]) => {
    for (const values of items) await addItem(ctx, tasks, new Map(Object.entries(values)) as ItemValues)
  }
  return { farm, ctx, add, client: soapClient(() => ctx) }
}

/** The reply of a call. Fails unless it succeeds and matches the contract. */
export async function good(answer: Promise<Answer>, namespace: string = namespaces.configured): Promise<string> {
  const { status, body } = await answer
  expect(body).not.toContain('soap:Fault')
  expect(status).toBe(200)
  expect(validate(bodyOf(body), namespace)).toBeUndefined()
  return body
}

/** The status and error code of a reply. */
export async function fault(answer: Promise<Answer>): Promise<[number, string | undefined]> {
  const { status, body } = await answer
  return [status, textIn(body, 'errorcode')]
}

export const listItems = (client: SoapClient, parameters: string, namespace?: string) =>
  client.call('GetListItems', `<listName>Tasks</listName>${parameters}`, namespace)
/** The titles of the rows of a reply. */
export const titlesIn = (body: string) => rowsIn(body).map((row) => row.ows_Title)
