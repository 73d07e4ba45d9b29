import { describe, expect, it } from 'vitest'
import { escapeXml } from '../../../src/formats/xml.ts'
import { serve } from '../../support/serve.ts'
import { envelope, namespaces } from '../../support/soap/messages.ts'
import { list, makeList, propertyOf } from '../all-columns.ts'
import { growthOf, hostile } from '../growth.ts'
import { asAdmin, send } from '../send.ts'

const { server } = await serve()
const { names } = await makeList(server.url)

const json = (method: string, target: string, body: unknown, headers: Record<string, string> = {}) =>
  send(server.url, {
    method,
    target,
    headers: { ...asAdmin, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const soap = (inner: string) =>
  send(server.url, {
    method: 'POST',
    target: '/_vti_bin/lists.asmx',
    headers: { ...asAdmin, 'Content-Type': 'text/xml; charset=utf-8' },
    body: envelope(inner),
  })

const update = (name: string, value: string) =>
  soap(
    `<UpdateListItems xmlns="${namespaces.configured}"><listName>Attack</listName><updates><Batch><Method ID="1" Cmd="Update"><Field Name="ID">1</Field><Field Name="${name}">${escapeXml(value)}</Field></Method></Batch></updates></UpdateListItems>`,
  )

const query = (type: string, value: string) =>
  soap(
    `<GetListItems xmlns="${namespaces.configured}"><listName>Attack</listName><query><Query><Where><Eq><FieldRef Name="Title"/><Value Type="${type}">${escapeXml(value)}</Value></Eq></Where></Query></query></GetListItems>`,
  )

async function demandLinear(write: (text: string) => Promise<unknown>): Promise<void> {
  const found: string[] = []
  for (const text of hostile) {
    const growth = await growthOf(write, text)
    if (growth !== undefined) found.push(growth)
  }
  expect(found).toEqual([])
}

describe.each(names)('a hostile value of column %s costs time in proportion to its length', (name) => {
  it('in the body of an item', () =>
    demandLinear((text) => json('POST', `${list}/items(1)`, { [propertyOf(name)]: text }, { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' })))

  it('in ValidateUpdateListItem', () =>
    demandLinear((text) =>
      json('POST', `${list}/items(1)/validateupdatelistitem`, { formValues: [{ FieldName: name, FieldValue: text }] }),
    ))

  it('in UpdateListItems', () => demandLinear((text) => update(name, text)))
})

describe.each(['Text', 'Number', 'Integer', 'DateTime', 'Boolean', 'Guid', 'Lookup', 'User'])(
  'a hostile value of type %s in CAML costs time in proportion to its length',
  (type) => {
    it('in GetListItems', () => demandLinear((text) => query(type, text)))
  },
)
