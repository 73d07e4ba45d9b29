import type { ContentTypeDefinition } from '../../../generated/soap/webs.ts'
import type { Context } from '../../core/access/context.ts'
import { type ContentTypeIn, linkedColumns } from '../../core/acts/content-types/content-types.ts'
import { hiddenLookups } from '../../core/content/items/lookup-target.ts'
import type { Field } from '../../core/model/lists/field.ts'
import { fieldElement } from '../../formats/caml/field-xml.ts'
import type { XmlElement } from '../../formats/xml.ts'
import type { Profile } from '../../profile/profile.ts'
import { typeTitle } from '../../profile/type-titles.ts'

/** The owner of columns: a list or a web. `all` are its columns, whose names formulas contain. */
interface ColumnOwner {
  readonly ownerId: string
  readonly webId: string
  readonly all: readonly Field[]
}

/** Columns of one owner as Field elements, as the caller may see them. */
export async function columnElements(ctx: Context, fields: readonly Field[], { ownerId, webId, all }: ColumnOwner): Promise<XmlElement[]> {
  const place = { ownerId, webId, fields: all, hiddenLookups: await hiddenLookups(ctx, fields, webId) }
  return fields.map((field) => fieldElement(field, place))
}

/** A content type of a list or web, named as in the profile, with its columns, which have the settings of the content type for them. */
export async function contentTypeDefinition(ctx: Context, shown: ContentTypeIn, profile: Profile): Promise<ContentTypeDefinition> {
  const { type, list, columns } = shown
  const fields = linkedColumns(shown).map(({ field, link: { required = field.required, hidden = field.hidden } }) => ({
    ...field,
    required,
    hidden,
  }))
  const webId = list?.row.webId ?? ctx.web.row.id
  return {
    ID: type.id,
    Name: typeTitle(profile, type),
    Group: type.groupName,
    Description: type.description,
    ...(type.hidden && { Hidden: 'TRUE' }),
    ...(type.readOnly && { ReadOnly: 'TRUE' }),
    ...(type.sealed && { Sealed: 'TRUE' }),
    Version: type.version,
    Fields: { Field: await columnElements(ctx, fields, { ownerId: list?.row.id ?? webId, webId, all: columns }) },
  }
}
