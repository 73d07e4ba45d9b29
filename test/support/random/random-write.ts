import { batchOf, doors, type Message, rest } from '../doors.ts'
import type { Random } from './random.ts'

const json = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Message => ({
  method,
  path,
  headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})

const bytes = (method: string, path: string, body?: string): Message => ({ method, path, headers: {}, ...(body !== undefined && { body }) })

const file = (name: string) => `/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/${name}')`
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')"

/** A random write by REST or SOAP; many of them are refused, because what they name does not exist. */
export function randomWrite(random: Random): Message {
  const below = (end: number) => Math.floor(random() * end)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T
  const door = pick(doors)
  const list = pick(['Tasks', 'Announcements', 'Plans', 'Books'])
  const title = `title ${below(1000)}`
  const item = 1 + below(8)
  const name = `${pick(['a', 'b', 'c'])}.txt`
  const add = door.addItem(list, { Title: title })
  const writes: readonly (() => Message)[] = [
    () => add,
    () => door.addItem(list, { Title: `${title} ÄÖ` }),
    () => door.updateItem(list, item, { Title: title }),
    () => door.updateItem(list, item, { Title: title }),
    () => door.deleteItem(list, item),
    () => door.attach(list, item, name, title),
    () => door.detach(list, item, name),
    () => door.addList(pick(['Plans', 'Books']), title, 100),
    () => door.deleteList(pick(['Plans', 'Books'])),
    () => batchOf([rest.addItem(list, { Title: title }), rest.updateItem('Tasks', item, { Title: title })]),
    () => json('POST', `/_api/web/lists/getbytitle('${list}')/items(${item})/recycle()`),
    () => json('POST', `/_api/web/lists/getbytitle('${list}')/fields`, { Title: `Column ${below(5)}`, FieldTypeKind: pick([2, 4, 8, 9]) }),
    () => json('POST', `/_api/web/lists/getbytitle('${list}')/items(${item})/breakroleinheritance(copyRoleAssignments=true)`),
    () => json('POST', `/_api/web/lists/getbytitle('${list}')/items(${item})/resetroleinheritance`),
    () => json('POST', '/_api/web/sitegroups', { Title: `Group ${below(4)}` }),
    () => json('POST', '/_api/web/recyclebin/restoreall()'),
    () => json('POST', '/_api/web/recyclebin/deleteall()'),
    () => bytes('POST', `${folder}/files/add(url='${name}',overwrite=true)`, title),
    () => bytes('PUT', `${file(name)}/$value`, `${title} again`),
    () => bytes('POST', `${file(name)}/copyto(strnewurl='/Shared%20Documents/d${below(3)}.txt',boverwrite=true)`),
    () => bytes('POST', `${file(name)}/checkout()`),
    () => bytes('POST', `${file(name)}/checkin(comment='c',checkintype=1)`),
    () => bytes('DELETE', file(name)),
  ]
  return pick(writes)()
}
