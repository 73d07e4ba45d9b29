import type { Runtime } from '../../kernel/ports.ts'
import {
  contactColumns,
  discussionColumns,
  eventColumns,
  historyColumns,
  issueColumns,
  linkColumns,
  meetingColumns,
  microblogColumns,
  pictureColumns,
  processColumns,
  type TemplateField,
} from './template-columns.ts'
import {
  contactViews,
  discussionViews,
  eventViews,
  firstPage,
  formViews,
  historyViews,
  issueViews,
  linkViews,
  pictureViews,
  surveyViews,
  type TemplateView,
  taskViews,
  timelineViews,
} from './views/template-views.ts'

export interface ListTemplate {
  /** BaseTemplate (protocol/lists#templates). */
  readonly id: number
  readonly name: string
  /** 0 generic list, 1 document library, 4 survey, 5 issues. */
  readonly baseType: 0 | 1 | 4 | 5
  /** The site content type of its items. */
  readonly contentTypeId: string
  /** Those of its items and folders instead, in a site that has them. */
  readonly ownTypes?: { readonly item?: string; readonly folder?: string }
  /** Its views, the default one first; absent for one with all columns. */
  readonly views?: readonly TemplateView[]
  readonly fields: readonly TemplateField[]
  readonly featureId: string
  /** The name of its picture. */
  readonly icon: string
  /** A list in which clients make folders: libraries, and discussions, each of which is a folder. */
  readonly hasFolders: boolean
  /** A new list keeps versions. */
  readonly isVersioned?: boolean
  /** That of a template of a package. */
  readonly description?: string
  /** The package that registered it; missing for one of the server. */
  readonly source?: string
}

/** The title of items; every list has it. */
export const titleField = (required: boolean): TemplateField => ({
  internalName: 'Title',
  title: 'Title',
  type: 'Text',
  id: 'fa564e0f-0c70-4ab9-b863-0177e6ddd247',
  required,
  settings: { maxLength: 255 },
})

const body: TemplateField = {
  internalName: 'Body',
  title: 'Body',
  type: 'Note',
  id: '7662cd2c-f069-4dba-9e35-082cf976e170',
  settings: { richText: true },
}

const expires: TemplateField = {
  internalName: 'Expires',
  title: 'Expires',
  type: 'DateTime',
  id: '6a09e75b-8d17-4698-94a8-371eda1af1ac',
  settings: { dateOnly: true },
}

const taskFields: readonly TemplateField[] = [
  titleField(true),
  {
    internalName: 'Priority',
    title: 'Priority',
    type: 'Choice',
    id: 'a8eb573e-9e11-481a-a8c9-1104a54b2fbd',
    defaultValue: '(2) Normal',
    settings: { choices: ['(1) High', '(2) Normal', '(3) Low'] },
  },
  {
    internalName: 'Status',
    title: 'Task Status',
    type: 'Choice',
    id: 'c15b34c3-ce7d-490a-b133-3f4de8801b76',
    defaultValue: 'Not Started',
    settings: { choices: ['Not Started', 'In Progress', 'Completed', 'Deferred', 'Waiting on someone else'] },
  },
  {
    internalName: 'PercentComplete',
    title: '% Complete',
    type: 'Number',
    id: 'd2311440-1ed6-46ea-b46d-daa643dc3886',
    settings: { minimum: 0, maximum: 1 },
  },
  { internalName: 'AssignedTo', title: 'Assigned To', type: 'User', id: '53101f38-dd2e-458c-b245-0c236cc13d1a' },
  body,
  {
    internalName: 'StartDate',
    title: 'Start Date',
    type: 'DateTime',
    id: '64cd368d-2f95-4bfc-a1f9-8d4324ecb007',
    settings: { dateOnly: true },
  },
  {
    internalName: 'DueDate',
    title: 'Due Date',
    type: 'DateTime',
    id: 'cd21b4c2-6841-4f9e-a23a-738a65f99889',
    settings: { dateOnly: true },
  },
]

/** Those of a task that several people may have, that others come before, and that may be part of another one. */
const sharedTaskFields: readonly TemplateField[] = [
  ...taskFields.map((field): TemplateField => (field.internalName === 'AssignedTo' ? { ...field, type: 'UserMulti' } : field)),
  {
    internalName: 'Predecessors',
    title: 'Predecessors',
    type: 'LookupMulti',
    id: 'c3a92d97-2b77-4a25-9698-3ab54874bc6f',
    settings: { lookupField: 'Title' },
  },
  {
    internalName: 'ParentID',
    title: 'Parent ID',
    type: 'Lookup',
    id: 'fd447db5-3908-4b47-8f8c-a5895ed0aa6a',
    settings: { lookupField: 'ID' },
    hidden: true,
  },
]

const list = (
  id: number,
  name: string,
  contentTypeId: string,
  fields: readonly TemplateField[],
  { featureId = noFeature, icon = 'itgen' }: Looks = {},
): ListTemplate => ({ id, name, baseType: 0, contentTypeId, fields, featureId, icon, hasFolders: false })
const library = (
  id: number,
  name: string,
  contentTypeId: string,
  { featureId = noFeature, icon = 'itdl' }: Looks = {},
  fields: readonly TemplateField[] = [],
): ListTemplate => ({ id, name, baseType: 1, contentTypeId, fields: [titleField(false), ...fields], featureId, icon, hasFolders: true })

/** The properties that differ between templates of one base type. */
type Looks = Partial<Pick<ListTemplate, 'featureId' | 'icon'>>

/** The feature id of lists that belong to no feature. */
export const noFeature = '00000000-0000-0000-0000-000000000000'

const templates: readonly ListTemplate[] = [
  list(100, 'Custom List', '0x01', [titleField(true)], { featureId: '00bfea71-de22-43b2-a848-c05709900100' }),
  library(101, 'Document Library', '0x0101', { featureId: '00bfea71-e717-4e80-aa17-d0c71b360101' }),
  {
    ...list(102, 'Survey', '0x01', [titleField(false)], { featureId: '00bfea71-eb8a-40b1-80c7-506be7590102', icon: 'itsurvey' }),
    baseType: 4,
    views: surveyViews,
  },
  {
    ...list(103, 'Links', '0x0105', linkColumns, { featureId: '00bfea71-2062-426c-90bf-714c59600103', icon: 'itlink' }),
    views: linkViews,
  },
  list(104, 'Announcements', '0x0104', [titleField(true), body, expires], {
    featureId: '00bfea71-d1ce-42de-9c63-a44004ce0104',
    icon: 'itann',
  }),
  {
    ...list(105, 'Contacts', '0x01', contactColumns, { featureId: '00bfea71-7e6d-4186-9ba8-c047ac750105', icon: 'itcontct' }),
    ownTypes: { item: '0x0106' },
    views: contactViews,
  },
  {
    ...list(106, 'Calendar', '0x0102', eventColumns, { featureId: '00bfea71-ec85-4903-972d-ebe475780106', icon: 'itevent' }),
    views: eventViews,
  },
  {
    ...list(107, 'Tasks', '0x0108', taskFields, { featureId: '00bfea71-a83e-497e-9ba0-7a5c597d0107', icon: 'ittask' }),
    views: taskViews,
  },
  {
    ...list(108, 'Discussion Board', '0x01', discussionColumns, { featureId: '00bfea71-6a49-43fa-b535-d15c05500108', icon: 'itdisc' }),
    hasFolders: true,
    ownTypes: { item: '0x0107', folder: '0x012002' },
    views: discussionViews,
  },
  {
    ...library(109, 'Picture Library', '0x0101', { featureId: '00bfea71-52d4-45b3-b544-b1c71b620109', icon: 'itil' }, pictureColumns),
    ownTypes: { item: '0x010102' },
    views: pictureViews,
  },
  {
    ...library(115, 'Form Library', '0x0101', { featureId: '00bfea71-1e1d-4562-b56a-f05371bb0115', icon: 'itfl' }),
    ownTypes: { item: '0x010101' },
    views: formViews,
  },
  list(118, 'Workflow Process', '0x01', processColumns, { featureId: '00bfea71-2d77-4a75-9fca-76516689e21a' }),
  library(119, 'Wiki Page Library', '0x010108', { featureId: '00bfea71-c796-4402-9f2f-0eb9a6e71b18', icon: 'itwp' }),
  {
    ...list(140, 'Workflow History', '0x01', historyColumns, { featureId: '00bfea71-4ea5-48d4-a4ad-305cf7030140', icon: 'ittask' }),
    ownTypes: { item: '0x0109' },
    views: historyViews,
  },
  {
    ...list(171, 'Tasks with Timeline', '0x0108', sharedTaskFields, { featureId: 'f9ce21f8-f437-4f7e-8bc6-946378c850f0', icon: 'ittask' }),
    views: timelineViews,
  },
  list(200, 'Meeting Series', '0x01', meetingColumns, { icon: 'itevent' }),
  list(544, 'Microblog', '0x01', microblogColumns),
  library(850, 'Pages Library', '0x010108'),
  {
    ...list(1100, 'Issue Tracking', '0x0103', issueColumns, { featureId: '00bfea71-5932-4f9c-ad71-1557e5751100', icon: 'itissue' }),
    baseType: 5,
    isVersioned: true,
    views: issueViews,
  },
]

/** The list templates by BaseTemplate number. */
export const listTemplates: ReadonlyMap<number, ListTemplate> = new Map(templates.map((template) => [template.id, template]))

/** The template with a number, of the server or of a package. */
export function listTemplateOf({ templates: registered }: Pick<Runtime, 'templates'>, id: number): ListTemplate | undefined {
  const own = listTemplates.get(id)
  const ofPackage = own ? undefined : registered?.lists.get(id)
  const base = ofPackage && listTemplates.get(ofPackage.base ?? 100)
  if (!ofPackage || !base) return own
  const { name, description = '', source } = ofPackage
  return { ...base, id, name, description, source, featureId: noFeature }
}

/** All templates: those of the server, then those of packages. */
export const allListTemplates = (runtime: Pick<Runtime, 'templates'>): ListTemplate[] => [
  ...listTemplates.values(),
  ...[...(runtime.templates?.lists.keys() ?? [])].flatMap((id) => listTemplateOf(runtime, id) ?? []),
]

/** The templates of lists of tasks. */
export const taskTemplates: ReadonlySet<number> = new Set([107, 171])

/** The views that a new list has, each with its columns, the default one first. */
export function viewsOfTemplate({ baseType, fields: all, views }: ListTemplate): readonly Required<TemplateView>[] {
  const own = all.filter(({ internalName, type, hidden }) => internalName !== 'Title' && type !== 'Note' && !hidden)
  const fields =
    baseType === 1 ? ['DocIcon', 'LinkFilename', 'Modified', 'Editor'] : ['LinkTitle', ...own.map((field) => field.internalName)]
  const usual = { title: baseType === 1 ? 'All Documents' : 'All Items', page: firstPage, type: 'HTML' as const, fields, query: '' }
  return (views ?? [usual]).map((view) => ({ ...usual, ...view }))
}
