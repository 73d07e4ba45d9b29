import { escapeXml, escapeXmlAttribute } from '../../src/formats/xml.ts'
import { inProfile } from './profiles/lens.ts'
import { fetchFrom } from './server.ts'

/** Column values by internal name; a person by id. */
export type Values = Readonly<Record<string, string | number | null>>

/** A request, ready to be sent. */
export interface Message {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The acts of both protocols, as requests of one of them. */
export interface Door {
  readonly name: 'REST' | 'SOAP'
  addItem(list: string, values: Values): Message
  updateItem(list: string, itemId: number, values: Values): Message
  deleteItem(list: string, itemId: number): Message
  /** Attaches a file of this text to an item. */
  attach(list: string, itemId: number, name: string, text: string): Message
  detach(list: string, itemId: number, name: string): Message
  addList(title: string, description: string, baseTemplate: number): Message
  deleteList(title: string): Message
}

const listPath = (title: string) => `/_api/web/lists/getbytitle('${encodeURIComponent(title.replaceAll("'", "''"))}')`

const json = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Message => ({
  method,
  path,
  headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})

/** REST adds `Id` to the name of a person column. */
const properties = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name === 'AssignedTo' ? `${name}Id` : name, value]))

const attachments = (list: string, itemId: number) => `${listPath(list)}/items(${itemId})/attachmentfiles`

export const rest: Door = {
  name: 'REST',
  addItem: (list, values) => json('POST', `${listPath(list)}/items`, properties(values)),
  updateItem: (list, itemId, values) =>
    json('POST', `${listPath(list)}/items(${itemId})`, properties(values), {
      'X-HTTP-Method': 'MERGE',
      ...inProfile({}, { 'If-Match': '*' }),
    }),
  deleteItem: (list, itemId) =>
    json('POST', `${listPath(list)}/items(${itemId})`, undefined, { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' }),
  attach: (list, itemId, name, body) => ({
    method: 'POST',
    path: `${attachments(list, itemId)}/add(filename='${name}')`,
    headers: {},
    body,
  }),
  detach: (list, itemId, name) => json('DELETE', `${attachments(list, itemId)}('${name}')`),
  addList: (Title, Description, BaseTemplate) => json('POST', '/_api/web/lists', { Title, Description, BaseTemplate }),
  deleteList: (title) => json('DELETE', listPath(title)),
}

/** A message in SOAP 1.1 to a service; `parameters` is the text inside the operation's element. */
export const soapMessage = (operation: string, parameters: string, service = 'lists'): Message => ({
  method: 'POST',
  path: `/_vti_bin/${service}.asmx`,
  headers: { 'Content-Type': 'text/xml; charset=utf-8' },
  body: `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${operation} xmlns="urn:svc:soap/">${parameters}</${operation}></soap:Body></soap:Envelope>`,
})

function oneMethod(list: string, command: 'New' | 'Update' | 'Delete', values: Values): Message {
  const fields = Object.entries(values).map(
    ([name, value]) => `<Field Name="${escapeXmlAttribute(name)}">${escapeXml(String(value ?? ''))}</Field>`,
  )
  const batch = `<Batch OnError="Continue"><Method ID="1" Cmd="${command}">${fields.join('')}</Method></Batch>`
  return soapMessage('UpdateListItems', `<listName>${escapeXml(list)}</listName><updates>${batch}</updates>`)
}

const soapItem = (list: string, itemId: number) => `<listName>${escapeXml(list)}</listName><listItemID>${itemId}</listItemID>`

export const soap: Door = {
  name: 'SOAP',
  addItem: (list, values) => oneMethod(list, 'New', values),
  updateItem: (list, itemId, values) => oneMethod(list, 'Update', { ID: itemId, ...values }),
  deleteItem: (list, itemId) => oneMethod(list, 'Delete', { ID: itemId }),
  attach: (list, itemId, name, text) =>
    soapMessage(
      'AddAttachment',
      `${soapItem(list, itemId)}<fileName>${escapeXml(name)}</fileName><attachment>${Buffer.from(text).toString('base64')}</attachment>`,
    ),
  detach: (list, itemId, name) =>
    soapMessage('DeleteAttachment', `${soapItem(list, itemId)}<url>${escapeXml(`/Lists/${list}/Attachments/${itemId}/${name}`)}</url>`),
  addList: (title, description, baseTemplate) =>
    soapMessage(
      'AddList',
      `<listName>${escapeXml(title)}</listName><description>${escapeXml(description)}</description><templateID>${baseTemplate}</templateID>`,
    ),
  deleteList: (title) => soapMessage('DeleteList', `<listName>${escapeXml(title)}</listName>`),
}

export const doors: readonly Door[] = [rest, soap]

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Sends a message as a user, signed in with Basic. */
export async function send(url: string, { method, path, headers, body }: Message, userName = 'ann'): Promise<Reply> {
  return fetchFrom(url + path, { method, headers, user: userName, ...(body !== undefined && { body }) })
}

/** Whether the act succeeded: a failed method of a SOAP batch has the status 200 too. */
export const isDone = ({ status, text }: Reply): boolean => status >= 200 && status < 300 && !/<ErrorCode>(?!0x00000000<)/.test(text)

/** Requests as one change set of a `$batch`. */
export function batchOf(parts: readonly Message[]): Message {
  const written = parts.map(({ method, path, headers, body }) =>
    [
      '--changes',
      'Content-Type: application/http',
      'Content-Transfer-Encoding: binary',
      '',
      `${method} ${path} HTTP/1.1`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      body ?? '',
    ].join('\r\n'),
  )
  return {
    method: 'POST',
    path: '/_api/$batch',
    headers: { 'Content-Type': 'multipart/mixed; boundary=batch' },
    body: ['--batch', 'Content-Type: multipart/mixed; boundary=changes', '', ...written, '--changes--', '', '--batch--', ''].join('\r\n'),
  }
}

/** The status and body of each part of a batch reply, in order. */
export const partsOf = ({ text }: Reply): { readonly status: number; readonly body: string }[] =>
  [...text.matchAll(/\r\nHTTP\/1\.1 (\d{3})[^\r]*\r\n(?:[^\r]+\r\n)*\r\n([^\r]*)\r\n/g)].map(([, status, body = '']) => ({
    status: Number(status),
    body,
  }))
