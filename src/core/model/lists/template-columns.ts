import { derivedId } from '../derived-id.ts'
import type { FieldSettings, FieldTypeName } from './field.ts'

export interface TemplateField {
  readonly internalName: string
  readonly title: string
  readonly type: FieldTypeName
  readonly id: string
  readonly required?: boolean
  /** Neither pages nor forms show it. */
  readonly hidden?: boolean
  readonly defaultValue?: string
  readonly settings?: FieldSettings
}

const column = (internalName: string, title: string, type: FieldTypeName, id: string, settings?: FieldSettings): TemplateField => ({
  internalName,
  title,
  type,
  id,
  ...(settings && { settings }),
})

const text = (internalName: string, title: string, id: string) => column(internalName, title, 'Text', id, { maxLength: 255 })
const note = (internalName: string, title: string, id: string) => column(internalName, title, 'Note', id)

const titled = (title: string, required: boolean): TemplateField => ({
  ...text('Title', title, 'fa564e0f-0c70-4ab9-b863-0177e6ddd247'),
  required,
})

/** A column that several templates call by different names. */
const remarks = '9da97a8a-1da5-4a77-98d3-4bc10456e700'

/** The columns of template 103. A link may have a title, but needs none. */
export const linkColumns: readonly TemplateField[] = [
  titled('Title', false),
  { ...column('URL', 'URL', 'URL', 'c29e077d-f466-4d8e-8bbe-72b66c5f205c'), required: true },
  note('Comments', 'Notes', remarks),
]

/** The columns of template 105. */
export const contactColumns: readonly TemplateField[] = [
  titled('Last Name', true),
  text('FirstName', 'First Name', '4a722dd4-d406-4356-93f9-2550b8f50dd0'),
  text('FullName', 'Full Name', '475c2610-c157-4b91-9e2d-6855031b3538'),
  text('Email', 'Email Address', 'fce16b4c-fe53-4793-aaab-b4892e736d15'),
  text('Company', 'Company', '038d1503-4629-40f6-adaf-b47d1ab2d4fe'),
  text('JobTitle', 'Job Title', 'c4e0f350-52cc-4ede-904c-dd71a3d11f7d'),
  text('WorkPhone', 'Business Phone', 'fd630629-c165-4513-b43c-fdb16b86a14d'),
  text('HomePhone', 'Home Phone', '2ab923eb-9880-4b47-9965-ebf93ae15487'),
  text('CellPhone', 'Mobile Number', '2a464df1-44c1-4851-949d-fcd270f0ccf2'),
  text('WorkFax', 'Fax Number', '9d1cacc8-f452-4bc1-a751-050595ad96e1'),
  note('WorkAddress', 'Address', 'fc2e188e-ba91-48c9-9dd3-16431afddd50'),
  text('WorkCity', 'City', '6ca7bd7f-b490-402e-af1b-2813cf087b1e'),
  text('WorkState', 'State/Province', 'ceac61d3-dda9-468b-b276-f4a6bb93f14f'),
  text('WorkZip', 'ZIP/Postal Code', '9a631556-3dac-49db-8d2f-fb033b0fdc24'),
  text('WorkCountry', 'Country/Region', '3f3a5c85-9d5a-4663-b925-8b68a678ea3a'),
  column('WebPage', 'Web Page', 'URL', 'a71affd2-dcc7-4529-81bc-2fe593154a5f'),
  note('Comments', 'Notes', remarks),
]

/** The columns of template 106. The start has the id of the start of a task. */
export const eventColumns: readonly TemplateField[] = [
  titled('Title', true),
  text('Location', 'Location', '288f5f32-8462-4175-8f09-dd7ba29359a9'),
  { ...column('EventDate', 'Start Time', 'DateTime', '64cd368d-2f95-4bfc-a1f9-8d4324ecb007'), required: true },
  { ...column('EndDate', 'End Time', 'DateTime', '2684f9f2-54be-429f-ba06-76754fc056bf'), required: true },
  note('Description', 'Description', remarks),
  column('Category', 'Category', 'Choice', '6df9bd52-550e-4a30-bc31-a4366832a87d', {
    choices: ['Meeting', 'Work hours', 'Business', 'Holiday', 'Get-together', 'Gifts', 'Birthday', 'Anniversary'],
  }),
  column('fAllDayEvent', 'All Day Event', 'AllDayEvent', '7d95d1f4-f5fd-4a70-90cd-b35abc9b5bc8'),
  column('fRecurrence', 'Recurrence', 'Recurrence', 'f2e63656-135e-4f1c-8fc2-ccbe74071901'),
  column('WorkspaceLink', 'Workspace', 'CrossProjectLink', '08fc65f9-48eb-4e99-bd61-5946c439e691'),
  ...[
    // 0 for an event of its own, 1 for a series, 3 for an occurrence that was taken out of it, 4 for one that was changed.
    column('EventType', 'Event Type', 'Integer', '5d1d4e76-091a-4e03-ae83-6a59847731c0'),
    column('UID', 'UID', 'Guid', '63055d04-01b5-48f3-9e1e-e564e7c6b23b'),
    column('RecurrenceID', 'Recurrence ID', 'DateTime', 'dfcc8fff-7c4c-45d6-94ed-14ce0719efef'),
    column('Duration', 'Duration', 'Integer', '4d54445d-1c84-4a6d-b8db-a51ded4e1acc'),
    note('RecurrenceData', 'RecurrenceData', 'd12572d0-0a1e-4438-89b5-4d0430be7603'),
    column('TimeZone', 'TimeZone', 'Integer', '6cc1c612-748a-48d8-88f2-944f477f301b'),
    note('XMLTZone', 'XMLTZone', 'c4b72ed6-45aa-4422-bff1-2b6750d30819'),
    column('MasterSeriesItemID', 'MasterSeriesItemID', 'Integer', '9b2bed84-7769-40e3-9b1d-7954a4053834'),
    column('Workspace', 'WorkspaceUrl', 'URL', '881eac4a-55a5-48b6-a28e-8329d7486120'),
  ].map((field) => ({ ...field, hidden: true })),
]

/** The columns of template 109, beside the title. */
export const pictureColumns: readonly TemplateField[] = [
  column('ImageWidth', 'Picture Width', 'Number', '7e68a0f9-af76-404c-9613-6f82bc6dc28c'),
  column('ImageHeight', 'Picture Height', 'Number', '1944c034-d61b-42af-aa84-647f2e74ca70'),
  column('ImageCreateDate', 'Date Picture Taken', 'DateTime', 'a5d2f824-bc53-422e-87fd-765939d863a5'),
  note('Description', 'Description', remarks),
  note('Keywords', 'Keywords', 'b66e9b50-a28e-469b-b1a0-af0e45486874'),
]

/** Of columns whose ids no client compares. */
const named = (internalName: string, title: string, type: FieldTypeName, settings?: FieldSettings) =>
  column(internalName, title, type, derivedId('template column', internalName), settings)

/** The columns of template 108: a discussion is a folder, and its replies are the items in it. */
export const discussionColumns: readonly TemplateField[] = [
  titled('Subject', true),
  column('Body', 'Body', 'Note', '7662cd2c-f069-4dba-9e35-082cf976e170', { richText: true }),
]

/** The columns of template 1100. The text of a comment is added to those before it. */
export const issueColumns: readonly TemplateField[] = [
  titled('Title', true),
  column('AssignedTo', 'Assigned To', 'User', '53101f38-dd2e-458c-b245-0c236cc13d1a'),
  {
    ...column('Status', 'Issue Status', 'Choice', '3f277a5c-c7ae-4bbe-9d44-0456fb548f94', { choices: ['Active', 'Resolved', 'Closed'] }),
    defaultValue: 'Active',
  },
  {
    ...column('Priority', 'Priority', 'Choice', 'a8eb573e-9e11-481a-a8c9-1104a54b2fbd', {
      choices: ['(1) High', '(2) Normal', '(3) Low'],
    }),
    defaultValue: '(2) Normal',
  },
  note('Comment', 'Description', '6df9bd52-550e-4a30-bc31-a4366832a87f'),
  {
    ...column('Category', 'Category', 'Choice', '6df9bd52-550e-4a30-bc31-a4366832a87d', {
      choices: ['(1) Category1', '(2) Category2', '(3) Category3'],
    }),
    defaultValue: '(2) Category2',
  },
  column('DueDate', 'Due Date', 'DateTime', 'cd21b4c2-6841-4f9e-a23a-738a65f99889'),
  column('RelatedIssues', 'Related Issues', 'LookupMulti', '875fab27-6e95-463b-a4a6-82544f1027fb', { lookupField: 'Title' }),
  column('V3Comments', 'Comments', 'Note', '6df9bd52-550e-4a30-bc31-a4366832a87e', { appendOnly: true }),
]

/** The columns of template 118. */
export const processColumns: readonly TemplateField[] = [titled('Title', true), named('ProcessDescription', 'Description', 'Note')]

/** The columns of template 140: what a workflow did. */
export const historyColumns: readonly TemplateField[] = [
  titled('Title', false),
  named('WorkflowInstance', 'Workflow Instance', 'Text'),
  named('WorkflowAssociation', 'Workflow Association', 'Text'),
  named('WorkflowTemplate', 'Workflow Template', 'Text'),
  named('List', 'List', 'Text'),
  named('Item', 'Primary Item', 'Integer'),
  named('Event', 'Event Type', 'Integer'),
  named('Occurred', 'Date Occurred', 'DateTime'),
  named('User', 'User', 'User'),
  named('Outcome', 'Outcome', 'Text'),
  named('Duration', 'Duration', 'Number'),
  named('Description', 'Description', 'Note'),
  named('Data', 'Data', 'Note'),
]

/** The columns of template 544: posts and replies. */
export const microblogColumns: readonly TemplateField[] = [
  titled('Title', false),
  named('MicroBlogType', 'MicroBlog Type', 'Integer'),
  named('PostAuthor', 'Post Author', 'Text'),
  named('RootPostID', 'Root Post ID', 'Integer'),
  named('RootPostOwnerID', 'Root Post Owner ID', 'Text'),
  named('RefRoot', 'Reference Root', 'Text'),
  named('RefReply', 'Reference Reply', 'Text'),
  named('ReplyCount', 'Reply Count', 'Integer'),
  named('PeopleCount', 'People Count', 'Integer'),
  named('MediaLinkType', 'Media Link Type', 'Integer'),
  named('MediaLinkURI', 'Media Link URI', 'Text'),
  named('ContentData', 'Content Data', 'Note'),
]

/** The columns of template 200: the meetings of a workspace. */
export const meetingColumns: readonly TemplateField[] = [
  titled('Title', false),
  text('Location', 'Location', '288f5f32-8462-4175-8f09-dd7ba29359a9'),
  { ...column('EventDate', 'Start Time', 'DateTime', '64cd368d-2f95-4bfc-a1f9-8d4324ecb007'), required: true },
  { ...column('EndDate', 'End Time', 'DateTime', '2684f9f2-54be-429f-ba06-76754fc056bf'), required: true },
  { ...named('EventUID', 'Meeting UID', 'Text', { maxLength: 255 }), required: true },
  named('EventSequence', 'Meeting Sequence', 'Number', { minimum: 0 }),
  named('OrganizerEmail', 'Organizer', 'Text', { maxLength: 255 }),
  named('IsCancelled', 'Cancelled', 'Boolean'),
  // Of meetings that recur: the rule, and the day of the occurrence as a number such as 20270102.
  named('RecurrenceData', 'Recurrence', 'Note'),
  named('InstanceID', 'Instance ID', 'Integer'),
]
