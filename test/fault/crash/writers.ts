import { createHash } from 'node:crypto'
import { batchOf, rest, soap } from '../../support/doors.ts'
import type { Random } from '../../support/random/random.ts'
import type { CrashClient, CrashReply } from './client.ts'
import type { Effects, Ledger } from './ledger.ts'

/** One write: what it makes of the facts, and how it is sent. */
interface Write {
  readonly kind: string
  readonly effects: Effects
  /** Returns undefined if nobody knows whether it is done. */
  send(client: CrashClient): Promise<CrashReply | undefined>
  /** Each of its effects may be done alone, if nobody knows the reply. */
  readonly inParts?: true
  /** Whether a reply says that it is done; without it a status below 300. */
  readonly isDone?: (reply: CrashReply) => boolean
}

/** What a writer chooses its next write by. */
interface Chooser {
  readonly ledger: Ledger
  readonly random: Random
  /** Counts up for each write of all rounds. */
  readonly number: number
}

export interface Writer {
  readonly name: string
  next(chooser: Chooser): Write
}

export const itemsOf = (list: string) => `/_api/web/lists/getbytitle('${list}')/items`
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const lists = {
  rest: 'Crash REST',
  soap: 'Crash SOAP',
  batch: 'Crash batch',
  bin: 'Crash bin',
  attach: 'Crash attach',
  rights: 'Crash rights',
} as const
export const libraryUrl = '/Crash files'
const folderAt = (path: string) => `/_api/web/getfolderbyserverrelativeurl('${path}')`
const fileAt = (path: string) => `/_api/web/getfilebyserverrelativeurl('${path}')`

const below = (random: Random, n: number): number => Math.floor(random() * n)
const oneOf = <T>(random: Random, values: readonly T[]): T | undefined => values[below(random, values.length)]

/** Bytes of a length that is small, in the middle, or more than one piece of the network. */
function someBytes(random: Random): Buffer {
  const length = [12, 3000, 70_000, 400_000][below(random, 4)] ?? 12
  const bytes = Buffer.alloc(length)
  let state = below(random, 2 ** 31)
  for (let at = 0; at < length; at++) {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    bytes[at] = state >>> 16
  }
  return bytes
}

const bytesOfBody = (message: { readonly body?: string }) => message.body

/** Adds, changes and deletes items of its own list by REST. */
const restItems: Writer = {
  name: 'items by REST',
  next({ ledger, random, number }) {
    const own = ledger.under(`item/${lists.rest}/`)
    const [name] = oneOf(random, own) ?? []
    const choice = own.length > 25 ? 2 : own.length < 3 ? 0 : below(random, 3)
    if (choice === 0 || name === undefined) {
      const title = `r${number}`
      return {
        kind: 'add item',
        effects: { [`item/${lists.rest}/${title}`]: `note ${number}` },
        send: (client) => client.send('POST', itemsOf(lists.rest), { Title: title, Note: `note ${number}` }),
      }
    }
    const title = name.split('/').at(-1) ?? ''
    return choice === 1
      ? {
          kind: 'update item',
          effects: { [name]: `note ${number}` },
          send: (client) => onItem(client, lists.rest, title, 'MERGE', { Note: `note ${number}` }),
        }
      : { kind: 'delete item', effects: { [name]: undefined }, send: (client) => onItem(client, lists.rest, title, 'DELETE') }
  },
}

/** Finds an item by its title, and sends a write to it. */
async function onItem(client: CrashClient, list: string, title: string, method: string, body?: object): Promise<CrashReply | undefined> {
  const found = await client.send('GET', `${itemsOf(list)}?$select=Id&$filter=Title eq '${title}'`)
  const id = found?.json?.value?.[0]?.Id as number | undefined
  if (found?.status !== 200 || id === undefined) return found && { ...found, status: 404 }
  return client.send('POST', `${itemsOf(list)}(${id})`, body, { 'X-HTTP-Method': method, 'If-Match': '*' })
}

const soapItems: Writer = {
  name: 'items by SOAP',
  next({ ledger, random, number }) {
    const own = ledger.under(`item/${lists.soap}/`)
    const [name] = oneOf(random, own) ?? []
    const isAdd = own.length < 3 || (own.length < 25 && below(random, 2) === 0) || name === undefined
    const title = `s${number}`
    const isDone = ({ status, text }: CrashReply) => status === 200 && text.includes('<ErrorCode>0x00000000<')
    if (isAdd) {
      const message = soap.addItem(lists.soap, { Title: title, Note: `note ${number}` })
      return {
        kind: 'add item by SOAP',
        effects: { [`item/${lists.soap}/${title}`]: `note ${number}` },
        send: (client) => client.send(message.method, message.path, bytesOfBody(message), message.headers),
        isDone,
      }
    }
    return {
      kind: 'delete item by SOAP',
      effects: { [name]: undefined },
      async send(client) {
        const found = await client.send('GET', `${itemsOf(lists.soap)}?$select=Id&$filter=Title eq '${name.split('/').at(-1)}'`)
        const id = found?.json?.value?.[0]?.Id as number | undefined
        if (id === undefined) return found && { ...found, status: 404 }
        const message = soap.deleteItem(lists.soap, id)
        return client.send(message.method, message.path, bytesOfBody(message), message.headers)
      },
      isDone,
    }
  },
}

/** A batch of items. */
const batches: Writer = {
  name: 'batches',
  next({ ledger, number }) {
    const own = ledger.under(`item/${lists.batch}/`)
    if (own.length > 20) {
      return {
        kind: 'delete list',
        effects: { ...Object.fromEntries(own.map(([name]) => [name, undefined])), [`list/${lists.batch}`]: undefined },
        send: (client) => client.send('DELETE', `/_api/web/lists/getbytitle('${lists.batch}')`, undefined, { 'If-Match': '*' }),
      }
    }
    if (ledger.under(`list/${lists.batch}`).length === 0) {
      return {
        kind: 'add list',
        effects: { [`list/${lists.batch}`]: `made ${number}` },
        send: (client) => client.send('POST', '/_api/web/lists', { Title: lists.batch, BaseTemplate: 104, Description: `made ${number}` }),
      }
    }
    const titles = [0, 1, 2].map((at) => `b${number}.${at}`)
    const { path, headers, body } = batchOf(titles.map((Title) => rest.addItem(lists.batch, { Title })))
    return {
      kind: 'batch',
      // A failure undoes no other part of a batch, and neither does a crash (protocol/batch#failures).
      inParts: true,
      effects: Object.fromEntries(titles.map((title) => [`item/${lists.batch}/${title}`, ''])),
      send: (client) => client.send('POST', path, body, headers),
      isDone: ({ status, text }) => status === 200 && [...text.matchAll(/HTTP\/1\.1 201 /g)].length === 3,
    }
  },
}

const files: Writer = {
  name: 'files',
  next({ ledger, random, number }) {
    const own = ledger.under(`file/${libraryUrl}/f`)
    const name = `f${below(random, 6)}.bin`
    const path = `${libraryUrl}/${name}`
    const [other, hash = ''] = oneOf(random, own) ?? []
    const choice = below(random, 6)
    if (other !== undefined && choice === 0)
      return {
        kind: 'delete file',
        effects: { [other]: undefined },
        send: (client) => client.send('DELETE', fileAt(other.slice(5)), undefined, { 'If-Match': '*' }),
      }
    if (other !== undefined && choice === 1 && other.slice(5) !== path)
      return {
        kind: 'copy file',
        effects: { [`file/${path}`]: hash },
        send: (client) => client.send('POST', `${fileAt(other.slice(5))}/copyto(strnewurl='${path}',boverwrite=true)`),
      }
    if (other !== undefined && choice === 2 && other.slice(5) !== path)
      return {
        kind: 'move file',
        effects: { [`file/${path}`]: hash, [other]: undefined },
        send: (client) => client.send('POST', `${fileAt(other.slice(5))}/moveto(newurl='${path}',flags=1)`),
      }
    const bytes = Buffer.concat([Buffer.from(`${number} `), someBytes(random)])
    return {
      kind: 'upload file',
      effects: { [`file/${path}`]: hashOf(bytes) },
      send: (client) => client.send('POST', `${folderAt(libraryUrl)}/files/add(url='${name}',overwrite=true)`, bytes),
    }
  },
}

/** Uploads in three parts: the file has its old bytes until the last one. */
const uploads: Writer = {
  name: 'uploads in parts',
  next({ ledger, random, number }) {
    const path = `${libraryUrl}/u.bin`
    if (ledger.under(`file/${path}`).length === 0) {
      const bytes = Buffer.from(`first ${number}`)
      return {
        kind: 'upload file',
        effects: { [`file/${path}`]: hashOf(bytes) },
        send: (client) => client.send('POST', `${folderAt(libraryUrl)}/files/add(url='u.bin',overwrite=true)`, bytes),
      }
    }
    const parts = [someBytes(random), someBytes(random), Buffer.from(`end ${number}`)]
    const [one, two, three] = parts as [Buffer, Buffer, Buffer]
    const id = `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`
    return {
      kind: 'upload in parts',
      effects: { [`file/${path}`]: hashOf(Buffer.concat(parts)) },
      async send(client) {
        const begun = await client.send('POST', `${fileAt(path)}/startupload(uploadid=guid'${id}')`, one)
        if (begun?.status !== 200) return begun
        const more = await client.send('POST', `${fileAt(path)}/continueupload(uploadid=guid'${id}',fileoffset=${one.length})`, two)
        if (more?.status !== 200) return more
        return client.send('POST', `${fileAt(path)}/finishupload(uploadid=guid'${id}',fileoffset=${one.length + two.length})`, three)
      },
    }
  },
}

const folders: Writer = {
  name: 'folders',
  next({ ledger, random, number }) {
    const own = ledger.under(`folder/${libraryUrl}/`)
    const [name] = oneOf(random, own) ?? []
    if (name !== undefined && own.length > 3)
      return {
        kind: 'delete folder',
        effects: { [name]: undefined, ...Object.fromEntries(ledger.under(`file/${name.slice(7)}/`).map(([file]) => [file, undefined])) },
        send: (client) => client.send('DELETE', folderAt(name.slice(7)), undefined, { 'If-Match': '*' }),
      }
    if (name !== undefined && below(random, 2) === 0) {
      const bytes = Buffer.from(`in a folder ${number}`)
      return {
        kind: 'upload file',
        effects: { [`file/${name.slice(7)}/in.txt`]: hashOf(bytes) },
        send: (client) => client.send('POST', `${folderAt(name.slice(7))}/files/add(url='in.txt',overwrite=true)`, bytes),
      }
    }
    const path = `${libraryUrl}/d${number}`
    return {
      kind: 'add folder',
      effects: { [`folder/${path}`]: '' },
      send: (client) => client.send('POST', `${folderAt(libraryUrl)}/folders`, { ServerRelativeUrl: path }),
    }
  },
}

/** Recycles items of its list, and brings them back. */
const bin: Writer = {
  name: 'recycle bin',
  next({ ledger, random, number }) {
    const recycled = ledger.under('bin/')
    const own = ledger.under(`item/${lists.bin}/`)
    const [entry] = oneOf(random, recycled) ?? []
    if (entry !== undefined && (recycled.length > 4 || below(random, 3) === 0)) {
      const title = entry.slice(4)
      const restores = below(random, 2) === 0
      return {
        kind: restores ? 'restore from the bin' : 'delete from the bin',
        effects: { [entry]: undefined, ...(restores && { [`item/${lists.bin}/${title}`]: '' }) },
        async send(client) {
          const found = await client.send('GET', `/_api/web/recyclebin?$filter=Title eq '${title}'&$select=Id`)
          const id = found?.json?.value?.[0]?.Id as string | undefined
          if (id === undefined) return found && { ...found, status: 404 }
          return client.send('POST', `/_api/web/recyclebin('${id}')/${restores ? 'restore()' : 'deleteobject'}`)
        },
      }
    }
    const [name] = oneOf(random, own) ?? []
    if (name !== undefined && own.length > 2) {
      const title = name.split('/').at(-1) ?? ''
      return {
        kind: 'recycle item',
        effects: { [name]: undefined, [`bin/${title}`]: '' },
        async send(client) {
          const found = await client.send('GET', `${itemsOf(lists.bin)}?$select=Id&$filter=Title eq '${title}'`)
          const id = found?.json?.value?.[0]?.Id as number | undefined
          if (id === undefined) return found && { ...found, status: 404 }
          return client.send('POST', `${itemsOf(lists.bin)}(${id})/recycle()`)
        },
      }
    }
    return {
      kind: 'add item',
      effects: { [`item/${lists.bin}/t${number}`]: '' },
      send: (client) => client.send('POST', itemsOf(lists.bin), { Title: `t${number}` }),
    }
  },
}

const attachments: Writer = {
  name: 'attachments',
  next({ ledger, random, number }) {
    const own = ledger.under(`attachment/`)
    const [name] = oneOf(random, own) ?? []
    const at = `${itemsOf(lists.attach)}(1)/attachmentfiles`
    if (name !== undefined && own.length > 3)
      return {
        kind: 'delete attachment',
        effects: { [name]: undefined },
        send: (client) => client.send('DELETE', `${at}('${name.slice(11)}')`),
      }
    const bytes = Buffer.concat([Buffer.from(`${number} `), someBytes(random)])
    return {
      kind: 'add attachment',
      effects: { [`attachment/a${number}.bin`]: hashOf(bytes) },
      send: (client) => client.send('POST', `${at}/add(FileName='a${number}.bin')`, bytes),
    }
  },
}

/** Gives a list permissions of its own, and takes them away. */
const rights: Writer = {
  name: 'permissions',
  next({ ledger }) {
    const isUnique = ledger.under('unique').some(([, value]) => value === 'true')
    const at = `/_api/web/lists/getbytitle('${lists.rights}')`
    return isUnique
      ? { kind: 'reset permissions', effects: { unique: 'false' }, send: (client) => client.send('POST', `${at}/resetroleinheritance()`) }
      : {
          kind: 'break permissions',
          effects: { unique: 'true' },
          send: (client) => client.send('POST', `${at}/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`),
        }
  },
}

const groups: Writer = {
  name: 'groups',
  next({ ledger, random, number }) {
    const own = ledger.under('group/')
    const [name, members = ''] = oneOf(random, own) ?? []
    if (name !== undefined && own.length > 4)
      return {
        kind: 'delete group',
        effects: { [name]: undefined },
        send: (client) => client.send('POST', `/_api/web/sitegroups/removebyloginname('${name.slice(6)}')`),
      }
    if (name !== undefined && members === '')
      return {
        kind: 'add member',
        effects: { [name]: 'i:0#.f|membership|bob' },
        send: (client) =>
          client.send('POST', `/_api/web/sitegroups/getbyname('${name.slice(6)}')/users`, { LoginName: 'i:0#.f|membership|bob' }),
      }
    return {
      kind: 'add group',
      effects: { [`group/Crash ${number}`]: '' },
      send: (client) => client.send('POST', '/_api/web/sitegroups', { Title: `Crash ${number}` }),
    }
  },
}

/** Makes webs and columns, which write many rows in one transaction. */
const schema: Writer = {
  name: 'webs and columns',
  next({ ledger, random, number }) {
    const webs = ledger.under('web/')
    const [name] = oneOf(random, webs) ?? []
    const choice = below(random, 3)
    if (name !== undefined && webs.length > 2)
      return { kind: 'delete web', effects: { [name]: undefined }, send: (client) => client.send('DELETE', `/${name.slice(4)}/_api/web`) }
    // A list has room for 24 columns of text.
    if (choice === 0 && ledger.under(`field/${lists.rest}/`).length < 15)
      return {
        kind: 'add column',
        effects: { [`field/${lists.rest}/C${number}`]: '' },
        send: (client) =>
          client.send('POST', `/_api/web/lists/getbytitle('${lists.rest}')/fields`, { Title: `C${number}`, FieldTypeKind: 2 }),
      }
    if (choice < 2)
      return {
        kind: 'update web',
        effects: { title: `Title ${number}` },
        send: (client) => client.send('POST', '/_api/web', { Title: `Title ${number}` }, { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }),
      }
    const parameters = { Title: `Web ${number}`, Url: `w${number}`, WebTemplate: 'STS#0' }
    return {
      kind: 'add web',
      effects: { [`web/w${number}`]: `Web ${number}` },
      send: (client) => client.send('POST', '/_api/web/webs/add', { parameters }),
    }
  },
}

export const writers: readonly Writer[] = [
  ...[restItems, soapItems, batches, files, uploads, folders],
  ...[bin, attachments, rights, groups, schema],
]
