import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, it } from 'vitest'
import { testCases, triedBy } from '../../support/programs/cases.ts'
import { serve } from '../../support/serve.ts'
import { basic, fetchFrom } from '../../support/server.ts'

/** A client of OData v3 that knows nothing of this server but its address: it reads $metadata, lists, filters, pages and writes. */

const jars = join(import.meta.dirname, '../../../.java/odata')
const isInstalled = existsSync(join(jars, 'pom.xml')) && spawnSync('javac', ['-version']).status === 0

if (!isInstalled) it.skip('the client of OData is not installed', () => {})
else {
  for (const { profile, namespace } of [
    { profile: 'Svc', namespace: 'Svc' },
    { profile: 'SharePoint', namespace: 'SP' },
  ]) {
    const { server } = await serve({ settings: { Profile: profile } })
    await fill(server.url)
    const run = (program: string) =>
      triedBy({
        command: 'java',
        args: [
          ...['-XX:TieredStopAtLevel=1', '-cp', [join(jars, '*')].join(delimiter), join(import.meta.dirname, program)],
          ...[server.url, basic('ann'), namespace],
        ],
      })
    const [reads, lists] = [await run('Reads.java'), await run('ListData.java')]
    describe(`a client of OData v3, in the profile ${profile}`, () => testCases(reads))
    describe(`a client of OData v3 at ListData.svc, in the profile ${profile}`, () => testCases(lists))
  }
}

/** Makes the lists that the programs look for. Its replies are not judged: the contract of each profile has tests of its own. */
async function fill(url: string): Promise<void> {
  const post = async (path: string, body: unknown) => {
    const headers = { Accept: 'application/json;odata=nometadata', 'Content-Type': 'application/json;odata=nometadata' }
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const reply = await fetchFrom(url + path, { method: 'POST', headers, body: text })
    if (reply.status >= 300) throw new Error(`${path}: ${reply.text}`)
    return JSON.parse(reply.text) as { Id: string }
  }
  for (let at = 0; at < 7; at++) await post("/_api/web/lists/getbytitle('Tasks')/items", { Title: `Task ${at}` })

  const customers = await post('/_api/web/lists', { Title: 'Customers' })
  for (const Title of ['Ada', 'Bob']) await post("/_api/web/lists/getbytitle('Customers')/items", { Title })
  await post('/_api/web/lists', { Title: 'Orders' })
  const fields = "/_api/web/lists/getbytitle('Orders')/fields"
  await post(fields, { Title: 'Amount', FieldTypeKind: 9 })
  await post(fields, { Title: 'Colours', FieldTypeKind: 15, Choices: ['red', 'blue'] })
  const parameters = { FieldTypeKind: 7, Title: 'Customer', LookupListId: customers.Id, LookupFieldName: 'Title' }
  await post(`${fields}/addfield`, { parameters })
  const orders = '/_vti_bin/ListData.svc/Orders'
  await post(orders, { Title: 'first', Amount: 1, CustomerId: 1, Colours: [{ Value: 'red' }, { Value: 'blue' }] })
  await post(orders, { Title: 'second', Amount: 3 })
  await post(orders, { Title: 'third', Amount: 7 })
  await post("/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='plan.txt',overwrite=true)", 'the plan')
}
