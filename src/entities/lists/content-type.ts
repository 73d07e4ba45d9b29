import type { Context } from '../../core/access/context.ts'
import { type ContentTypeIn, type ContentTypes, getContentTypes, linkedColumns } from '../../core/acts/content-types/content-types.ts'
import { type Association, queryAssociations } from '../../core/acts/workflow/associations.ts'
import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import type { FieldLink } from '../../core/model/content-types/field-links.ts'
import { lineage } from '../../core/model/content-types/ids.ts'
import type { Field } from '../../core/model/lists/field.ts'
import type { ContentType, List } from '../../core/model/lists/list.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { typeTitle } from '../../profile/type-titles.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { inWeb } from '../shape/navigation.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { canonicalList } from './canonical.ts'
import { type FieldIn, fieldShape, fieldsSeen } from './field.ts'
import { contentTypeSchema } from './schema-xml.ts'
import { toNameResources } from './user-resource.ts'
import { workflowAssociationShape } from './workflow-subscription.ts'

/** A content type of a list, or, without a list, of the addressed web. */
export interface ShownType {
  readonly type: ContentType
  readonly list?: List
  /** The web of the type, if it is not the addressed web. */
  readonly web?: Web
}

/** A content type id that a client gives in either of its forms. */
export const givenTypeId = (id: string | { readonly StringValue: string }): string => (typeof id === 'object' ? id.StringValue : id)

export const contentTypesIn = (list: List): ShownType[] => list.contentTypes.map((type) => ({ type, list }))

/** A column of a content type, with the settings of the type for it. */
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

/** The column settings of a content type. */
export const linksOf = (shown: ContentTypeIn): ShownLink[] => linkedColumns(shown).map((one) => ({ of: shown, ...one }))

/** The columns of a content type, as columns of its list or web. */
export function fieldsOf(shown: ContentTypeIn, ctx: Context): Promise<FieldIn[]> {
  const linked = linkedColumns(shown).map(({ field }) => field)
  return fieldsSeen(ctx, linked, { fields: shown.columns, ...(shown.list && { list: shown.list }) })
}

/** The content type of the web that it is a child of, which is the one with the longest id that its own begins with; undefined for the eldest. */
export function parentTypeOf({ type, available }: ContentTypeIn): ShownType | undefined {
  const ancestors = lineage(type.id)?.slice(0, -1) ?? []
  const parent = available.filter(({ id }) => ancestors.includes(id)).sort((one, other) => other.id.length - one.id.length)[0]
  return parent && { type: parent }
}

/** The workflows for items of a content type of a list; those of webs have none. */
async function associationsOf({ type, list }: ContentTypeIn, ctx: Context): Promise<Association[]> {
  if (!list) return []
  return (await queryAssociations(ctx, { id: list.row.id })).filter(({ row }) => row.contentTypeId === type.id)
}

/**
 * Reads something of each content type. The types and columns of a list or web are read once for all its types in a reply,
 * which can be thousands.
 */
async function readEach<R>(
  entities: readonly ShownType[],
  ctx: WireContext,
  load: (whole: ContentTypeIn, ctx: WireContext) => R | Promise<R>,
): Promise<R[]> {
  const known = new Map<string, ContentTypes>()
  const pause = makePacer()
  const related: R[] = []
  for (const { type, list, web } of entities) {
    const key = list?.row.id ?? web?.row.id ?? ''
    const own = web ? inWeb(ctx, web) : ctx
    const all = known.get(key) ?? (await getContentTypes(own, list && { id: list.row.id }))
    known.set(key, all)
    related.push(await load({ ...all, type }, own))
    if (!ctx.transaction) await pause()
  }
  return related
}

function toEach(many: boolean, shape: () => Shape<never>, load: (whole: ContentTypeIn, ctx: Context) => unknown): Navigation<ShownType> {
  return { many, linked: true, expansion: { shape, load: (entities, ctx) => readEach(entities, ctx, load) } }
}

const nothing = (): string => ''

/** A content type has no forms and no document template of its own. */
const withoutForms = {
  DisplayFormTemplateName: nothing,
  DisplayFormUrl: nothing,
  DocumentTemplate: nothing,
  DocumentTemplateUrl: nothing,
  EditFormTemplateName: nothing,
  EditFormUrl: nothing,
  JSLink: nothing,
  MobileDisplayFormUrl: nothing,
  MobileEditFormUrl: nothing,
  MobileNewFormUrl: nothing,
  NewFormTemplateName: nothing,
  NewFormUrl: nothing,
}

export const contentTypeShape: Shape<ShownType, 'ContentType'> = shapeOf<'ContentType', ShownType>(
  'ContentType',
  {
    Id: ({ type }) => type.id,
    StringId: ({ type }) => type.id,
    Name: ({ type }, { profile }) => typeTitle(profile, type),
    Description: ({ type }) => type.description,
    Group: ({ type }) => type.groupName,
    Hidden: ({ type }) => type.hidden,
    ReadOnly: ({ type }) => type.readOnly,
    Sealed: ({ type }) => type.sealed,
    Scope: ({ list, web }, ctx) => list?.url ?? (web ?? ctx.web).url,
    ...withoutForms,
    SchemaXml: { load: (types, ctx) => readEach(types, ctx, contentTypeSchema) },
    SchemaXmlWithResourceTokens: { load: (types, ctx) => readEach(types, ctx, contentTypeSchema) },
  },
  {
    address: addressOf,
    navigation: {
      Fields: toEach(true, () => fieldShape as Shape<never>, fieldsOf),
      FieldLinks: toEach(true, () => fieldLinkShape as Shape<never>, linksOf),
      ...toNameResources<ShownType>((shown) => ({
        title: shown.type.name,
        description: shown.type.description,
        address: addressOf(shown),
      })),
      WorkflowAssociations: toEach(true, () => workflowAssociationShape as Shape<never>, associationsOf),
      Parent: toEach(false, () => contentTypeShape as Shape<never>, parentTypeOf),
    },
  },
)
