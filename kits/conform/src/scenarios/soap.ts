import { type Bench, type Check, scenario } from '../check.ts'
import type { Reply } from '../http/client.ts'
import { type Element, elementsNamed, escapedXml } from '../http/xml.ts'
import { NotSupported, Wrong } from '../results.ts'
import { demand, demandEqual, listAt, xmlOf } from '../tools.ts'

type Version = '1.1' | '1.2'

const namespace = 'http://schemas.microsoft.com/sharepoint/soap/'
const envelopes = {
  '1.1': { namespace: 'http://schemas.xmlsoap.org/soap/envelope/', type: 'text/xml' },
  '1.2': { namespace: 'http://www.w3.org/2003/05/soap-envelope', type: 'application/soap+xml' },
} as const

interface Answer {
  readonly reply: Reply
  /** The first element of the body. */
  readonly content: Element
}

/** Calls an operation of a service below the web. Fails with `NotSupported` if there is no such service or operation. */
async function call(bench: Bench, version: Version, operation: string, inner = '', service = 'lists'): Promise<Answer> {
  const { namespace: own, type } = envelopes[version]
  const body = `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="${own}"><s:Body><${operation} xmlns="${namespace}">${inner}</${operation}></s:Body></s:Envelope>`
  const headers = { 'Content-Type': `${type}; charset=utf-8`, SOAPAction: `"${namespace}${operation}"`, Accept: `${type}, text/xml` }
  const reply = await bench.send('POST', `/_vti_bin/${service}.asmx`, { headers, body })
  if (reply.status === 404 && !/<\w*:?Envelope/.test(reply.text)) throw new NotSupported(`${service}.asmx is not there`, reply.request)
  if (reply.status === 405 || reply.status === 501)
    throw new NotSupported(`${service}.asmx is answered with ${reply.status}`, reply.request)
  const document = xmlOf(reply)
  demandEqual([document.name, document.namespace], ['Envelope', own], 'the envelope of the reply', reply)
  const received = (reply.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  demandEqual(received, type, 'the type of the reply', reply)
  const content = document.children.find(({ name }) => name === 'Body')?.children[0]
  if (!content) throw new Wrong('the body of the reply is empty', reply.request)
  if (content.name === 'Fault' && /did not recognize|no operation|not supported/i.test(reply.text))
    throw new NotSupported(`${service}.asmx has no ${operation}`, reply.request)
  return { reply, content }
}

async function succeed(bench: Bench, version: Version, operation: string, inner = '', service = 'lists'): Promise<Answer> {
  const answer = await call(bench, version, operation, inner, service)
  demandEqual([answer.reply.status, answer.content.name], [200, `${operation}Response`], `the answer to ${operation}`, answer.reply)
  return answer
}

/** A fault with this code of the error; returns the answer. */
async function fail(bench: Bench, version: Version, operation: string, inner: string, code: string, status: number): Promise<Answer> {
  const answer = await call(bench, version, operation, inner)
  const { content, reply } = answer
  demandEqual(content.name, 'Fault', `the answer to ${operation}`, reply)
  demandEqual(reply.status, bench.profile.soap.faultStatus ?? status, 'the status of the fault', reply)
  demandEqual(elementsNamed(content, 'errorcode')[0]?.text, code, 'errorcode', reply)
  demand((elementsNamed(content, 'errorstring')[0]?.text ?? '') !== '', 'the fault has no errorstring', reply)
  return answer
}

const named = (title: string) => `<listName>${escapedXml(title)}</listName>`
const updates = (methods: string) => `<updates><Batch OnError="Continue">${methods}</Batch></updates>`
const method = (id: number, command: string, fields: Readonly<Record<string, string>>) =>
  `<Method ID="${id}" Cmd="${command}">${Object.entries(fields)
    .map(([name, value]) => `<Field Name="${name}">${escapedXml(value)}</Field>`)
    .join('')}</Method>`
const query = (xml: string) => `<query><Query>${xml}</Query></query>`

async function newList(bench: Bench): Promise<string> {
  const title = bench.newName('Soap')
  await bench.ask('addList', 'POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 }, status: 201 })
  return title
}

const rowsOf = ({ content }: Answer) => elementsNamed(content, 'row').map(({ attributes }) => attributes)
const codesOf = ({ content }: Answer) =>
  elementsNamed(content, 'Result').map((one) => [one.attributes.get('ID'), one.children.find(({ name }) => name === 'ErrorCode')?.text])

const inBoth = (['1.1', '1.2'] as const).flatMap((version) =>
  scenario('soap', 'Lists', [
    [
      `lists-${version}`,
      `GetListCollection over SOAP ${version} has the list of the checks`,
      ['lists.GetListCollection'],
      async (bench) => {
        const answer = await succeed(bench, version, 'GetListCollection')
        const titles = elementsNamed(answer.content, 'List').map(({ attributes }) => attributes.get('Title'))
        demand(titles.includes(bench.place.list), `the list '${bench.place.list}' is not among the lists`, answer.reply)
      },
    ],
    [
      `columns-${version}`,
      `GetList over SOAP ${version} has the columns of the list`,
      ['lists.GetList'],
      async (bench) => {
        const answer = await succeed(bench, version, 'GetList', named(bench.place.list))
        const field = elementsNamed(answer.content, 'Field').find(({ attributes }) => attributes.get('Name') === 'ConformNumber')
        demandEqual(field?.attributes.get('Type'), 'Number', 'the type of the column ConformNumber', answer.reply)
      },
    ],
    [
      `writes-${version}`,
      `UpdateListItems over SOAP ${version} adds, changes and deletes, with a result for each`,
      ['lists.UpdateListItems', 'lists.GetListItems'],
      async (bench) => {
        const list = await newList(bench)
        const methods = [
          method(1, 'New', { Title: 'a & b' }),
          method(2, 'New', { Title: 'c' }),
          method(3, 'Update', { ID: '2', Title: 'changed' }),
          method(4, 'Update', { ID: '99', Title: 'x' }),
          method(5, 'Delete', { ID: '1' }),
        ]
        const answer = await succeed(bench, version, 'UpdateListItems', named(list) + updates(methods.join('')))
        const done = '0x00000000'
        const expected = [
          ['1,New', done],
          ['2,New', done],
          ['3,Update', done],
          ['4,Update', bench.profile.soap.itemNotFound],
          ['5,Delete', done],
        ]
        demandEqual(codesOf(answer), expected, 'the results', answer.reply)
        const rows = rowsOf(await succeed(bench, version, 'GetListItems', named(list)))
        demandEqual(
          rows.map((row) => row.get('ows_Title')),
          ['changed'],
          'the titles of the rows',
          answer.reply,
        )
      },
    ],
    [
      `queries-${version}`,
      `GetListItems over SOAP ${version} answers a query page by page`,
      ['lists.GetListItems'],
      async (bench) => {
        const list = await newList(bench)
        for (const Title of ['c', 'a', 'b']) await bench.ask('addItem', 'POST', `${listAt(list)}/items`, { body: { Title }, status: 201 })
        const order = query('<OrderBy><FieldRef Name="Title" Ascending="FALSE"/></OrderBy>')
        const first = await succeed(bench, version, 'GetListItems', `${named(list)}${order}<rowLimit>2</rowLimit>`)
        demandEqual(
          rowsOf(first).map((row) => row.get('ows_Title')),
          ['c', 'b'],
          'the first page',
          first.reply,
        )
        const [data] = elementsNamed(first.content, 'data')
        const next = data?.attributes.get('ListItemCollectionPositionNext')
        demand(next !== undefined, 'there is no ListItemCollectionPositionNext', first.reply)
        demandEqual(data?.attributes.get('ItemCount'), '2', 'ItemCount', first.reply)
        const options = `<queryOptions><QueryOptions><Paging ListItemCollectionPositionNext="${escapedXml(next ?? '')}"/></QueryOptions></queryOptions>`
        const second = await succeed(bench, version, 'GetListItems', `${named(list)}${order}<rowLimit>2</rowLimit>${options}`)
        demandEqual(
          rowsOf(second).map((row) => row.get('ows_Title')),
          ['a'],
          'the second page',
          second.reply,
        )
      },
    ],
    [
      `faults-${version}`,
      `A list that is not there is a fault of SOAP ${version} with its code`,
      ['lists.GetList'],
      async (bench) => {
        const answer = await fail(bench, version, 'GetList', named(`None ${bench.place.mark}`), bench.profile.soap.listNotFound, 404)
        const code = version === '1.1' ? elementsNamed(answer.content, 'faultcode')[0] : elementsNamed(answer.content, 'Value')[0]
        demandEqual(code?.text, version === '1.1' ? 'soap:Server' : 'soap:Receiver', 'the code of the fault', answer.reply)
      },
    ],
    [
      `refuses-${version}`,
      `CAML that cannot be read is a fault of SOAP ${version}`,
      ['lists.GetListItems'],
      async (bench) => {
        const wrong = `${named(bench.place.list)}${query('<Where><Sounds/></Where>')}`
        const { content, reply } = await call(bench, version, 'GetListItems', wrong)
        demandEqual(content.name, 'Fault', 'the answer', reply)
        demand(reply.status >= 400, `a fault has the status ${reply.status}`, reply)
      },
    ],
    [
      `doors-${version}`,
      `What REST writes SOAP ${version} shows, and the other way round`,
      ['lists.UpdateListItems', 'lists.GetListItems', 'listItems'],
      async (bench) => {
        const list = await newList(bench)
        await bench.ask('addItem', 'POST', `${listAt(list)}/items`, { body: { Title: 'by REST' }, status: 201 })
        await succeed(bench, version, 'UpdateListItems', named(list) + updates(method(1, 'New', { Title: 'by SOAP' })))
        const rows = rowsOf(await succeed(bench, version, 'GetListItems', named(list)))
        const items = await bench.ask('listItems', 'GET', `${listAt(list)}/items?$select=Title&$orderby=Id`)
        const titles = (items.json.value as { Title: string }[]).map(({ Title }) => Title)
        demandEqual([rows.map((row) => row.get('ows_Title')), titles], [titles, ['by REST', 'by SOAP']], 'the titles', items)
      },
    ],
  ]),
)

export const soapChecks: readonly Check[] = [
  ...inBoth,
  ...scenario('soap', 'Webs', [
    [
      'webs',
      'webs.asmx tells the title of the web',
      ['webs.GetWeb'],
      async (bench) => {
        const answer = await succeed(bench, '1.1', 'GetWeb', `<webUrl>${escapedXml(bench.web)}</webUrl>`, 'webs')
        const { json } = await bench.ask('getWeb', 'GET', '/_api/web?$select=Title')
        demandEqual(elementsNamed(answer.content, 'Web')[0]?.attributes.get('Title'), json.Title, 'the title of the web', answer.reply)
      },
    ],
  ]),
]

/** A check for each SOAP service of the contract: it shows its description, with each operation. */
export const descriptionChecks = (services: Readonly<Record<string, readonly string[]>>): Check[] =>
  Object.entries(services).map(([service, operations]) => ({
    id: `wsdl/${service}`,
    group: 'wsdl',
    resource: `${service}.asmx`,
    operations: operations.map((operation) => `${service}.${operation}`),
    title: `${service}.asmx?wsdl describes its ${operations.length} operations`,
    async run(bench) {
      const reply = await bench.send('GET', `/_vti_bin/${service}.asmx?wsdl`, { headers: { Accept: 'text/xml, */*' } })
      if (reply.status === 404) throw new NotSupported(`${service}.asmx is not there`, reply.request)
      demandEqual(reply.status, 200, 'the status', reply)
      const document = xmlOf(reply)
      demandEqual(document.name, 'definitions', 'the root of the description', reply)
      const types = document.children.filter(({ name }) => name === 'portType')
      const described = new Set(types.flatMap((type) => type.children.map(({ attributes }) => attributes.get('name'))))
      const missing = operations.filter((operation) => !described.has(operation))
      if (missing.length > 0) throw new NotSupported(`${service}.asmx does not describe ${missing.join(', ')}`, reply.request)
    },
  }))
