/** A view that each new list of a template has. */
export interface TemplateView {
  readonly title: string
  /** The name of its page. */
  readonly page: string
  /** `HTML` if absent. */
  readonly type?: 'HTML' | 'CALENDAR' | 'GANTT'
  /** Its columns; absent for the usual ones. */
  readonly fields?: readonly string[]
  /** The content of its Query element. */
  readonly query?: string
}

/** The page of the first view of most lists. */
export const firstPage = 'AllItems.aspx'

const ref = (name: string): string => `<FieldRef Name="${name}"/>`
const descending = (name: string): string => `<FieldRef Name="${name}" Ascending="FALSE"/>`
const orderBy = (...terms: readonly string[]): string => `<OrderBy>${terms.join('')}</OrderBy>`
const where = (condition: string): string => `<Where>${condition}</Where>`
const compared = (comparison: string, name: string, type: string, value: string): string =>
  `<${comparison}>${ref(name)}<Value Type="${type}">${value}</Value></${comparison}>`
const and = (one: string, other: string): string => `<And>${one}${other}</And>`
const today = (comparison: string): string => compared(comparison, 'DueDate', 'DateTime', '<Today/>')

const mine = compared('Eq', 'AssignedTo', 'Integer', '<UserID Type="Integer"/>')
const unfinished = compared('Neq', 'Status', 'Text', 'Completed')

/** The views of template 102. */
export const surveyViews: readonly TemplateView[] = [
  { title: 'Overview', page: 'overview.aspx', fields: ['LinkTitle', 'Author', 'Modified'], query: orderBy(descending('ID')) },
  { title: 'All Responses', page: firstPage, fields: ['LinkTitle', 'Author', 'Created', 'Modified'], query: orderBy(ref('ID')) },
]

/** The view of template 103, in the order that users give the links. */
export const linkViews: readonly TemplateView[] = [{ title: 'All Links', page: firstPage, query: orderBy(ref('Order'), ref('ID')) }]

/** The view of template 105. */
export const contactViews: readonly TemplateView[] = [
  {
    title: 'All contacts',
    page: firstPage,
    fields: ['Attachments', 'LinkTitle', 'FirstName', 'Company', 'WorkPhone', 'HomePhone', 'Email'],
    query: orderBy(ref('Title'), ref('FirstName')),
  },
]

const eventFields = ['fRecurrence', 'WorkspaceLink', 'LinkTitle', 'Location', 'EventDate', 'EndDate', 'fAllDayEvent']

const fromNowOn = `<DateRangesOverlap>${['EventDate', 'EndDate', 'RecurrenceID'].map(ref).join('')}<Value Type="DateTime"><Now/></Value></DateRangesOverlap>`

/** The views of template 106. */
export const eventViews: readonly TemplateView[] = [
  { title: 'Calendar', page: 'calendar.aspx', type: 'CALENDAR', fields: eventFields, query: orderBy(ref('EventDate')) },
  { title: 'All Events', page: firstPage, fields: eventFields, query: orderBy(ref('EventDate')) },
  { title: 'Current Events', page: 'MyItems.aspx', fields: eventFields, query: where(fromNowOn) + orderBy(ref('EventDate')) },
]

const taskFields = ['LinkTitle', 'AssignedTo', 'Status', 'Priority', 'DueDate', 'PercentComplete']

const byAssigned = `<GroupBy Collapse="FALSE">${ref('AssignedTo')}</GroupBy>`

/** The views of template 107. */
export const taskViews: readonly TemplateView[] = [
  { title: 'All Tasks', page: firstPage },
  { title: 'My Tasks', page: 'MyItems.aspx', fields: taskFields, query: where(mine) },
  { title: 'Due Today', page: 'duetoday.aspx', fields: taskFields, query: where(today('Eq')) },
  { title: 'Active Tasks', page: 'active.aspx', fields: taskFields, query: where(unfinished) },
  { title: 'By Assigned To', page: 'byowner.aspx', fields: taskFields, query: byAssigned },
  {
    title: 'By My Groups',
    page: 'MyGrTsks.aspx',
    fields: taskFields,
    query: byAssigned + where(`<Membership Type="CurrentUserGroups">${ref('AssignedTo')}</Membership>`),
  },
]

/** The views of template 171, and of tasks that depend on dates. */
export const timelineViews: readonly TemplateView[] = [
  { title: 'All Tasks', page: firstPage },
  {
    title: 'Calendar',
    page: 'calendar.aspx',
    type: 'CALENDAR',
    fields: ['LinkTitle', 'StartDate', 'DueDate'],
    query: orderBy(ref('DueDate')),
  },
  { title: 'Completed', page: 'completed.aspx', fields: taskFields, query: where(compared('Eq', 'Status', 'Text', 'Completed')) },
  { title: 'Gantt Chart', page: 'gantt.aspx', type: 'GANTT', fields: taskFields },
  { title: 'Late Tasks', page: 'late.aspx', fields: taskFields, query: where(and(unfinished, today('Lt'))) + orderBy(ref('DueDate')) },
  { title: 'My Tasks', page: 'MyItems.aspx', fields: taskFields, query: where(mine) },
  { title: 'Upcoming', page: 'upcoming.aspx', fields: taskFields, query: where(and(unfinished, today('Geq'))) + orderBy(ref('DueDate')) },
]

const issueFields = ['LinkTitle', 'AssignedTo', 'Status', 'Priority', 'DueDate']
const active = compared('Eq', 'Status', 'Text', 'Active')

/** The views of template 1100. */
export const issueViews: readonly TemplateView[] = [
  { title: 'All Issues', page: firstPage, fields: issueFields, query: orderBy(ref('ID')) },
  { title: 'Active Issues', page: 'active.aspx', fields: issueFields, query: where(active) + orderBy(ref('ID')) },
  { title: 'My Issues', page: 'MyItems.aspx', fields: issueFields, query: where(and(mine, active)) + orderBy(ref('ID')) },
]

/** The views of template 108; the others than the first show the posts of one discussion. */
export const discussionViews: readonly TemplateView[] = [
  { title: 'Subject', page: firstPage, fields: ['LinkTitle', 'Author', 'Modified'], query: orderBy(descending('Modified')) },
  { title: 'Flat', page: 'Flat.aspx', fields: ['Author', 'Created', 'Body'], query: orderBy(ref('ID')) },
  { title: 'Threaded', page: 'Threaded.aspx', fields: ['Author', 'Created', 'Body'], query: orderBy(ref('ID')) },
]

const pictureFields = ['DocIcon', 'LinkFilename', 'ImageWidth', 'ImageHeight', 'File_x0020_Size', 'Modified']

/** The views of template 109. */
export const pictureViews: readonly TemplateView[] = [
  { title: 'All Pictures', page: firstPage, fields: pictureFields },
  { title: 'Thumbnails', page: 'Thumbnails.aspx', fields: pictureFields },
]

const formFields = ['DocIcon', 'LinkFilename', 'Modified', 'Editor', 'CheckoutUser']

/** The views of template 115. */
export const formViews: readonly TemplateView[] = [
  { title: 'All Documents', page: firstPage, fields: formFields },
  { title: 'Merge Documents', page: 'Combine.aspx', fields: formFields },
  { title: 'Relink Documents', page: 'repair.aspx', fields: formFields },
]

/** The view of template 140. */
export const historyViews: readonly TemplateView[] = [
  {
    title: 'All Items',
    page: firstPage,
    fields: ['LinkTitle', 'Occurred', 'Event', 'User', 'Outcome', 'Duration', 'List', 'Item'],
    query: orderBy(ref('Occurred')),
  },
]
