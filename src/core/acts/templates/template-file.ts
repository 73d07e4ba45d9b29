import type { DomainError } from '../../kernel/errors.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import { breathe } from '../../kernel/pacing/breathe.ts'
import { isRecord } from './checked-values.ts'
import { type ItemDraft, readItemDraft, storedItem } from './item-draft.ts'
import { type ListDraft, readListDraft } from './list-draft.ts'

/** What a saved template can make. */
export type TemplateKind = 'list' | 'web'

/** The first line of the file of a template: what lists of templates show. */
export interface TemplateHeader {
  readonly kind: TemplateKind
  readonly name: string
  readonly description: string
  /** Of a list: the number of the template that it was made from. */
  readonly baseTemplate: number
  /** Of a web: its template with the configuration, such as `STS#0`. */
  readonly webTemplate: string
  /** Of a web: a locale id. */
  readonly language: number
}

/** All that a template holds. */
export interface TemplateContent {
  readonly header: TemplateHeader
  readonly lists: readonly ListDraft[]
  /** In the order in which they can be made: folders before what is in them. */
  readonly items: readonly ItemDraft[]
}

/** The mark at the beginning of the file, with the version of its form. */
const format = 'tenon-template 1'

/** The maximum number of bytes in the file of a template. */
export const mostBytes = 10 * 1024 * 1024
/** The maximum number of items, folders and files in a template. */
export const mostItems = 500
/** The maximum number of lists in a template. */
export const mostLists = 100
/** The maximum number of characters in the first line. */
export const headerLength = 16 * 1024

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`

/** The file of a template: a JSON value on each line, the header first, then lists, then items. Fails with `invalid_operation` if it is too large. */
export function writeTemplate({ header, lists, items }: TemplateContent): Uint8Array {
  const lines = [
    lineOf({ format, ...header }),
    ...lists.map((list) => lineOf({ list })),
    ...items.map((item) => lineOf({ item: storedItem(item) })),
  ]
  const bytes = Buffer.from(lines.join(''), 'utf8')
  if (bytes.length > mostBytes) throw templateTooLarge()
  return bytes
}

export const templateTooLarge = (): DomainError =>
  invalidOperation(
    `A template holds at most ${mostItems} items, folders and files, and ${mostBytes / 1024 / 1024} MB with all bytes of files. Save it without content, or from fewer lists.`,
  )

/** The header in the first bytes of a file; undefined if the file is no template. */
export function readHeader(text: string): TemplateHeader | undefined {
  const end = text.indexOf('\n')
  if (end < 0 || end > headerLength) return undefined
  const value = parsed(text.slice(0, end))
  if (!isRecord(value) || value.format !== format) return undefined
  const { kind, name, description, baseTemplate, webTemplate, language } = value
  const isRight =
    (kind === 'list' || kind === 'web') &&
    isText(name, 255) &&
    isText(description, 4000) &&
    isText(webTemplate, 20) &&
    Number.isInteger(baseTemplate) &&
    Number.isInteger(language)
  return isRight
    ? {
        kind,
        name: name as string,
        description: description as string,
        webTemplate: webTemplate as string,
        baseTemplate: baseTemplate as number,
        language: language as number,
      }
    : undefined
}

const isText = (value: unknown, limit: number): boolean => typeof value === 'string' && value.length <= limit

/** Everything in the file of a template. Fails with `invalid_operation` for bytes that are no template, or a damaged one. */
export async function readTemplate(fileName: string, bytes: Buffer): Promise<TemplateContent> {
  const text = bytes.toString('utf8')
  const header = readHeader(text)
  if (!header) throw damaged(fileName, 'it is no template that this server has saved')
  const lists: ListDraft[] = []
  const items: ItemDraft[] = []
  for (let start = text.indexOf('\n') + 1; start < text.length; ) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    const value = parsed(text.slice(start, end))
    start = end + 1
    const refuse = (why: string) => damaged(fileName, why)
    if (isRecord(value) && value.list !== undefined && items.length === 0) lists.push(readListDraft(value.list, lists.length, refuse))
    else if (isRecord(value) && value.item !== undefined) items.push(readItemDraft(value.item, lists, refuse))
    else throw damaged(fileName, 'a line of it cannot be read')
    if (lists.length > mostLists || items.length > mostItems) throw templateTooLarge()
    await breathe()
  }
  if (header.kind === 'list' && lists.length !== 1) throw damaged(fileName, 'a template of a list holds one list')
  return { header, lists, items }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown
  } catch {
    return undefined
  }
}

const damaged = (fileName: string, why: string): DomainError =>
  invalidOperation(`The file '${fileName.slice(0, 128)}' cannot be used as a template: ${why.slice(0, 300)}.`)
