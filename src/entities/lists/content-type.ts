import type { Context } from '../../core/access/context.ts'
import { type ContentTypeIn, getContentType, linkedColumns } from '../../core/acts/content-types/content-types.ts'
import type { FieldLink } from '../../core/model/content-types/field-links.ts'
import { parentId } from '../../core/model/content-types/ids.ts'
import type { Field } from '../../core/model/lists/field.ts'
import type { ContentType, List } from '../../core/model/lists/list.ts'
import type { Web } from '../../core/model/sites/web.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { canonicalList } from './canonical.ts'
import { type FieldIn, fieldShape } from './field.ts'

/** A content type where it stands: in a list, or, without one, in the addressed web. */
export interface ShownType {
  readonly type: ContentType
  readonly list?: List
  /** The web whose type it is, where that is another than the addressed one. */
  readonly web?: Web
}

export const contentTypesIn = (list: List): ShownType[] => list.contentTypes.map((type) => ({ type, list }))

/** A column of a content type, and what the type says of it. */
export interface ShownLink {
  readonly of: ShownType
  readonly link: FieldLink
  readonly field: Field
}

const ownerOf = ({ list }: ShownType): string => (list ? canonicalList(list) : 'Web')

const addressOf = (shown: ShownType): string => `${ownerOf(shown)}/ContentTypes('${shown.type.id}')`

export const fieldLinkShape: Shape<ShownLink, 'FieldLink'> = shapeOf<'FieldLink', ShownLink>(
  'FieldLink',
  {
    Id: ({ field }) => field.id,
    Name: ({ field }) => field.internalName,
    FieldInternalName: ({ field }) => field.internalName,
    Required: ({ field, link }) => link.required ?? field.required,
    Hidden: ({ field, link }) => link.hidden ?? field.hidden,
    ReadOnly: ({ field }) => field.readOnly,
  },
  { address: ({ of, field }) => `${addressOf(of)}/FieldLinks(guid'${field.id}')` },
)

/** What a content type says of its columns. */
export const linksOf = (shown: ContentTypeIn): ShownLink[] => linkedColumns(shown).map((one) => ({ of: shown, ...one }))

/** The columns of a content type, as those of its list or web. */
export const fieldsOf = (shown: ContentTypeIn): FieldIn[] =>
  linkedColumns(shown).map(({ field }) => ({ field, fields: shown.columns, ...(shown.list && { list: shown.list }) }))

/** The content type of the web that it is a child of; undefined for the eldest. */
export function parentTypeOf({ type, available }: ContentTypeIn): ShownType | undefined {
  const parent = available.find(({ id }) => id === parentId(type.id))
  return parent && { type: parent }
}

const wholeOf = (ctx: Context, { type, list }: ShownType): Promise<ContentTypeIn> =>
  getContentType(ctx, type.id, list && { id: list.row.id })

/** Navigation that is loaded type by type: for the few of a reply, not for the items of a page. */
function toEach(many: boolean, shape: () => Shape<never>, load: (whole: ContentTypeIn) => unknown): Navigation<ShownType> {
  const loadAll = (entities: readonly ShownType[], ctx: Context) =>
    Promise.all(entities.map(async (entity) => load(await wholeOf(ctx, entity))))
  return { many, linked: true, expansion: { shape, load: loadAll } }
}

export const contentTypeShape: Shape<ShownType, 'ContentType'> = shapeOf<'ContentType', ShownType>(
  'ContentType',
  {
    Id: ({ type }) => ({ StringValue: type.id }),
    StringId: ({ type }) => type.id,
    Name: ({ type }) => type.name,
    Description: ({ type }) => type.description,
    Group: ({ type }) => type.groupName,
    Hidden: ({ type }) => type.hidden,
    ReadOnly: ({ type }) => type.readOnly,
    Sealed: ({ type }) => type.sealed,
    Scope: ({ list, web }, ctx) => list?.url ?? (web ?? ctx.web).url,
  },
  {
    address: addressOf,
    navigation: {
      Fields: toEach(true, () => fieldShape as Shape<never>, fieldsOf),
      FieldLinks: toEach(true, () => fieldLinkShape as Shape<never>, linksOf),
      Parent: toEach(false, () => contentTypeShape as Shape<never>, parentTypeOf),
    },
  },
)
