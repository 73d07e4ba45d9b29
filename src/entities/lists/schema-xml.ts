import type { Context } from '../../core/access/context.ts'
import { type ContentTypeIn, linkedColumns } from '../../core/acts/content-types/content-types.ts'
import { defaultViewUrls } from '../../core/acts/lists/views.ts'
import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import type { List } from '../../core/model/lists/list.ts'
import { writeXml, type XmlElement, xmlElement } from '../../formats/xml.ts'
import { typeTitle } from '../../profile/type-titles.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type FieldIn, fieldElementOf, fieldsIn, fieldsSeen } from './field.ts'
import { listAttributes } from './list-definition.ts'

/** The attributes that have a value, as text. */
const attributesOf = (values: Readonly<Record<string, string | number | undefined>>): Map<string, string> =>
  new Map(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const])))

const fieldsElement = (fields: readonly FieldIn[], ctx: Context): XmlElement =>
  xmlElement(
    '',
    'Fields',
    undefined,
    fields.map((one) => fieldElementOf(one, ctx)),
  )

/** Each list with its columns, as a CAML `List` element. */
export async function listSchemas(lists: readonly List[], ctx: Context): Promise<string[]> {
  const urls = await defaultViewUrls(ctx, lists)
  const pause = makePacer()
  const texts: string[] = []
  for (const [index, one] of lists.entries()) {
    const fields = fieldsElement(await fieldsIn(ctx, one), ctx)
    texts.push(writeXml(xmlElement('', 'List', attributesOf(listAttributes(ctx.web, one, urls[index] ?? one.url)), [fields])))
    if (!ctx.transaction) await pause()
  }
  return texts
}

const flag = (value: boolean): 'TRUE' | undefined => (value ? 'TRUE' : undefined)

/** A content type with its columns, which have its settings for them, as a CAML `ContentType` element. */
export async function contentTypeSchema(shown: ContentTypeIn, ctx: WireContext): Promise<string> {
  const { type, list, columns } = shown
  const fields = linkedColumns(shown).map(({ field, link: { required = field.required, hidden = field.hidden } }) => ({
    ...field,
    required,
    hidden,
  }))
  const attributes = attributesOf({
    ID: type.id,
    Name: typeTitle(ctx.profile, type),
    Group: type.groupName,
    Description: type.description,
    Hidden: flag(type.hidden),
    ReadOnly: flag(type.readOnly),
    Sealed: flag(type.sealed),
    Version: type.version,
  })
  const seen = await fieldsSeen(ctx, fields, { fields: columns, ...(list && { list }) })
  return writeXml(xmlElement('', 'ContentType', attributes, [fieldsElement(seen, ctx)]))
}
