import type { ItemRow } from '../../../../generated/prisma/content.ts'
import type { ColumnRef } from '../../kernel/query.ts'
import type { FieldTypeName } from './field.ts'
import { type Field, propertyNameOf } from './field.ts'

interface SystemField {
  readonly name: string
  readonly title: string
  readonly type: FieldTypeName
  /** A fixed id, which clients compare (protocol/fields#built-in-columns). */
  readonly id: string
  /** G generic lists, L libraries, P libraries of pictures alone; H hidden, W clients may write it. */
  readonly in: string
  readonly slot?: keyof ItemRow
  readonly column?: ColumnRef
}

const integer = (column: keyof ItemRow): Pick<SystemField, 'slot' | 'column'> => ({ slot: column, column: { column, type: 'integer' } })
const key = (column: keyof ItemRow): Pick<SystemField, 'slot' | 'column'> => ({ slot: column, column: { column, type: 'key' } })
const instant = (column: keyof ItemRow): Pick<SystemField, 'slot' | 'column'> => ({ slot: column, column: { column, type: 'instant' } })

const computed = (name: string, title: string, id: string, isHidden = false): SystemField => ({
  ...{ name, title, type: 'Computed', id },
  in: isHidden ? 'PH' : 'P',
})

/** What the views and forms of a library of pictures show. */
const pictureFields: readonly SystemField[] = [
  computed('NameOrTitle', 'Name', '76d1cc87-56de-432c-8a2a-16e5ba5331b3'),
  computed('ImageSize', 'Picture Size', '922551b8-c7e0-46a6-b7e3-3cf02917f68a'),
  computed('Thumbnail', 'Thumbnail', 'ac7bb138-02dc-40eb-b07a-84c15575b6e9'),
  computed('Preview', 'Web Preview', 'bd716b26-546d-43f2-b229-62699581fa9f'),
  computed('ThumbnailOnForm', 'Thumbnail Preview', '9941082a-4160-46a1-a5b2-03394bfdf7ee', true),
  computed('PreviewOnForm', 'Web Image Preview', '8c0d0aac-9b76-4951-927a-2490abe13c0b', true),
  computed('EncodedAbsThumbnailUrl', 'Thumbnail URL', 'b9e6f3ae-5632-4b13-b636-9d1a2bd67120', true),
  computed('EncodedAbsWebImgUrl', 'Web Image URL', 'a1ca0063-779f-49f9-999c-a4a2e3645b07', true),
]

const systemFields: readonly SystemField[] = [
  { name: 'ID', title: 'ID', type: 'Counter', id: '1d22ea11-1e32-424e-89ab-9fedbadb6ce1', in: 'GL', ...integer('itemId') },
  {
    name: 'ContentTypeId',
    title: 'Content Type ID',
    type: 'ContentTypeId',
    id: '03e45e84-1992-4d42-9116-26f756012634',
    in: 'GLH',
    ...key('contentTypeId'),
  },
  { name: 'ContentType', title: 'Content Type', type: 'Computed', id: 'c042a256-787d-4a6f-8a8a-cf6ab767f12d', in: 'GL' },
  { name: 'Modified', title: 'Modified', type: 'DateTime', id: '28cf69c5-fa48-462a-b5cd-27b6f9d2bd5f', in: 'GL', ...instant('modifiedAt') },
  { name: 'Created', title: 'Created', type: 'DateTime', id: '8c06beca-0777-48f7-91c7-6da68bc07b69', in: 'GL', ...instant('createdAt') },
  { name: 'Author', title: 'Created By', type: 'User', id: '1df5e554-ec7e-46a6-901d-d85a3881cb18', in: 'GL', ...integer('authorId') },
  { name: 'Editor', title: 'Modified By', type: 'User', id: 'd31655d1-1d5b-4511-95a1-7a09e9b75bf2', in: 'GL', ...integer('editorId') },
  {
    name: 'owshiddenversion',
    title: 'owshiddenversion',
    type: 'Integer',
    id: 'd4e44a66-ee3a-4d02-88c9-4ec5ff3f4cd5',
    in: 'GLH',
    ...integer('version'),
  },
  {
    name: '_UIVersion',
    title: 'UI Version',
    type: 'Integer',
    id: '7841bf41-43d0-4434-9f50-a673baef7631',
    in: 'GLH',
    ...integer('uiVersion'),
  },
  { name: '_UIVersionString', title: 'Version', type: 'Text', id: 'dce8262a-3ae9-45aa-aab4-83bd75fb738a', in: 'GL' },
  {
    name: 'Attachments',
    title: 'Attachments',
    type: 'Attachments',
    id: '67df98f4-9dec-48ff-a553-29bece9c5bf4',
    in: 'G',
    slot: 'attachmentCount',
    column: { column: 'attachmentCount', type: 'boolean' },
  },
  {
    name: '_ModerationStatus',
    title: 'Approval Status',
    type: 'ModStat',
    id: 'fdc3b2ed-5bf2-4835-a4bc-b885f3396a61',
    in: 'GLH',
    ...integer('moderationStatus'),
  },
  {
    name: '_ModerationComments',
    title: 'Approver Comments',
    type: 'Note',
    id: '34ad21eb-75bd-4544-8c73-0e08330291fe',
    in: 'GLH',
    slot: 'moderationComments',
  },
  { name: 'Edit', title: 'Edit', type: 'Computed', id: '503f1caa-358e-4918-9094-4a2cdc4bc034', in: 'GL' },
  { name: 'LinkTitleNoMenu', title: 'Title', type: 'Computed', id: 'bc91a437-52e7-49e1-8c4e-4698904b2b6d', in: 'G' },
  { name: 'LinkTitle', title: 'Title', type: 'Computed', id: '82642ec8-ef9b-478f-acf9-31f7d45fbc31', in: 'G' },
  {
    name: 'Order',
    title: 'Order',
    type: 'Number',
    id: 'ca4addac-796f-4b23-b093-d2a3f65c0774',
    in: 'GLH',
    slot: 'sortOrder',
    column: { column: 'sortOrder', type: 'number' },
  },
  { name: 'GUID', title: 'GUID', type: 'Guid', id: 'ae069f25-3ac2-4256-b9c3-15dbc15da0e0', in: 'GLH', ...key('uniqueId') },
  { name: 'FileRef', title: 'URL Path', type: 'Lookup', id: '94f89715-e097-4e8b-ba79-ea02aa8b7adb', in: 'GLH' },
  { name: 'FileDirRef', title: 'Path', type: 'Lookup', id: '56605df6-8fa1-47e4-a04c-5b384d59609f', in: 'GLH' },
  { name: 'Last_x0020_Modified', title: 'Modified', type: 'Lookup', id: '173f76c8-aebd-446a-9bc9-769a2bd2c18f', in: 'GLH' },
  { name: 'Created_x0020_Date', title: 'Created', type: 'Lookup', id: '998b5cff-4a35-47a7-92f3-3914aa6aa4a2', in: 'GLH' },
  { name: 'FSObjType', title: 'Item Type', type: 'Lookup', id: '30bb605f-5bae-48fe-b4e3-1f81d9772af9', in: 'GLH', ...integer('kind') },
  { name: 'PermMask', title: 'Effective Permissions Mask', type: 'Computed', id: 'ba3c27ee-4791-4867-8821-ff99000bac98', in: 'GLH' },
  {
    name: 'FileLeafRef',
    title: 'Name',
    type: 'File',
    id: '8553196d-ec8d-4564-9861-3dbe931050c8',
    in: 'GL',
    column: { column: 'leafKey', type: 'text' },
  },
  { name: 'UniqueId', title: 'Unique Id', type: 'Lookup', id: '4b7403de-8d94-43e8-9f0f-137a3e298126', in: 'GLH', ...key('uniqueId') },
  { name: 'ScopeId', title: 'ScopeId', type: 'Lookup', id: 'dddd2420-b270-4735-93b5-92b713d0944d', in: 'GLH', ...key('scopeId') },
  { name: 'LinkFilenameNoMenu', title: 'Name', type: 'Computed', id: '9d30f126-ba48-446b-b8f9-83745f322ebe', in: 'GL' },
  { name: 'LinkFilename', title: 'Name', type: 'Computed', id: '5cc6dc79-3710-4374-b433-61cb4a686c12', in: 'GL' },
  { name: 'DocIcon', title: 'Type', type: 'Computed', id: '081c6e4c-5c14-4f20-b23e-1a71ceb6a67c', in: 'GL' },
  { name: 'MetaInfo', title: 'Property Bag', type: 'Lookup', id: '687c7f94-686a-42d3-9b67-2782eac4b4f8', in: 'GLH' },
  { name: '_Level', title: 'Level', type: 'Integer', id: '43bdd51b-3c5b-4e78-90a8-fb2087f71e70', in: 'GLH' },
  { name: 'BaseName', title: 'Name', type: 'Computed', id: '7615464b-559e-4302-b8e2-8f440b913101', in: 'GLH' },
  {
    name: 'File_x0020_Type',
    title: 'File Type',
    type: 'Text',
    id: '39360f11-34cf-4356-9945-25c44e68dade',
    in: 'GLH',
    slot: 'fileType',
    column: { column: 'fileType', type: 'text' },
  },
  {
    name: 'File_x0020_Size',
    title: 'File Size',
    type: 'Lookup',
    id: '8fca95c0-9b7d-456f-8dae-b41ee2728b85',
    in: 'LH',
    slot: 'sizeBytes',
    column: { column: 'sizeBytes', type: 'number' },
  },
  {
    name: 'ParentUniqueId',
    title: 'Document Parent Identifier',
    type: 'Lookup',
    id: '3b653cee-df6b-4cd4-b66d-ad5ce875b25e',
    in: 'GLH',
    ...key('folderId'),
  },
  { name: 'CheckoutUser', title: 'Checked Out To', type: 'User', id: '3881510a-4e4a-4ee8-b102-8ee8e2d0dd4b', in: 'L' },
]

const toField = (field: SystemField): Field => ({
  id: field.id,
  internalName: field.name,
  propertyName: propertyNameOf(field.name),
  title: field.title,
  description: '',
  group: '_Hidden',
  type: field.type,
  required: false,
  hidden: field.in.includes('H'),
  readOnly: true,
  sealed: true,
  unique: false,
  indexed: field.name === 'ID',
  indexStatus: 0,
  system: true,
  ...(field.slot && { slot: field.slot }),
  ...(field.column && { column: field.column }),
  settings: {},
})

const generic = systemFields.filter((field) => field.in.includes('G')).map(toField)
const library = systemFields.filter((field) => field.in.includes('L')).map(toField)

const pictures = [...library, ...pictureFields.map(toField)]

/** The built-in columns of lists with this BaseType; all such lists share them. Libraries of pictures have further ones. */
export const systemFieldsOf = (baseType: number, baseTemplate?: number): readonly Field[] =>
  baseTemplate === 109 ? pictures : baseType === 1 ? library : generic
