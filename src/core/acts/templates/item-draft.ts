import { isRecord, Members, type Refuse } from './checked-values.ts'
import type { ListDraft } from './list-draft.ts'

/** Bytes with their name. */
export interface FileDraft {
  readonly name: string
  readonly bytes: Uint8Array
}

/** An item, folder or file of a template. */
export interface ItemDraft {
  /** The place of its list in the template. */
  readonly list: number
  /** Its id in the list that was saved, to which lookup columns refer. */
  readonly id: number
  readonly kind: 'item' | 'folder' | 'file'
  /** The folders above it, below the root folder of the list. */
  readonly folder: readonly string[]
  /** The name of a folder; empty for others. */
  readonly name: string
  /** The id of the parent of its content type. */
  readonly contentType: string
  /** Values by the internal names of columns, as clients send them. */
  readonly values: Readonly<Record<string, unknown>>
  /** The bytes of a file. */
  readonly file: FileDraft | undefined
  readonly attachments: readonly FileDraft[]
}

/** The form of an item in the file of a template: bytes are base64. */
export const storedItem = ({ file, attachments, ...item }: ItemDraft) => ({
  ...item,
  ...(file && { file: storedFile(file) }),
  attachments: attachments.map(storedFile),
})

const storedFile = ({ name, bytes }: FileDraft) => ({ name, bytes: Buffer.from(bytes).toString('base64') })

/** An item from the file of a template, with the types and the sizes of its parts checked; its values are checked when it is made. */
export function readItemDraft(value: unknown, lists: readonly ListDraft[], refuse: Refuse): ItemDraft {
  const item = new Members(value, refuse)
  const kind = item.text('kind', 10)
  if (kind !== 'item' && kind !== 'folder' && kind !== 'file') throw refuse(`there is no kind of items '${kind}'`)
  const values = item.get('values')
  if (!isRecord(values)) throw refuse('the values of an item are missing')
  const file = item.get('file') === undefined ? undefined : readFile(item.get('file'), refuse)
  if ((kind === 'file') !== (file !== undefined)) throw refuse('a file has no bytes, or an item has some')
  return {
    list: item.integer('list', 0, lists.length - 1),
    id: item.integer('id', 1, 0x7fffffff),
    kind,
    folder: item.texts('folder', 100),
    name: item.text('name', 255, ''),
    contentType: item.text('contentType', 1024),
    values,
    file,
    attachments: item.each('attachments', 500, (one) => readFile(one, refuse)),
  }
}

function readFile(value: unknown, refuse: Refuse): FileDraft {
  const file = new Members(value, refuse)
  return { name: file.text('name', 255), bytes: Buffer.from(file.text('bytes', Number.MAX_SAFE_INTEGER), 'base64') }
}
