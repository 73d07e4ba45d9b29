import { DomainError } from '../../core/kernel/errors.ts'
import { beginningOf } from '../../core/kernel/plain-text.ts'
import type { MigratedColumn, MigratedContentType, MigratedList, MigratedView, Notes } from '../../core/model/packages/migration.ts'
import { innerXml, viewScopes } from '../caml/caml-view.ts'
import { readFieldElement } from '../caml/field-xml.ts'
import { childElements, textOf, type XmlElement } from '../xml.ts'
import { attributeOf, guidAt, isTrue } from './documents.ts'

/** The templates by the words for them. */
const templates: ReadonlyMap<string, number> = new Map([
  ...([
    ['GenericList', 100],
    ['DocumentLibrary', 101],
    ['Survey', 102],
    ['Links', 103],
    ['Announcements', 104],
    ['Contacts', 105],
  ] as const),
  ...([
    ['Events', 106],
    ['Tasks', 107],
    ['DiscussionBoard', 108],
    ['PictureLibrary', 109],
    ['XMLForm', 115],
    ['WebPageLibrary', 119],
  ] as const),
  ...([
    ['CustomGrid', 120],
    ['DataConnectionLibrary', 130],
    ['GanttTasks', 150],
    ['TasksWithTimelineAndHierarchy', 171],
  ] as const),
  ['IssueTracking', 1100],
  // Those of which each web has its own.
  ...([
    ['DataSources', 110],
    ['WebTemplateCatalog', 111],
    ['UserInformation', 112],
    ['WebPartCatalog', 113],
    ['ListTemplateCatalog', 114],
  ] as const),
  ...([
    ['MasterPageCatalog', 116],
    ['NoCodeWorkflows', 117],
    ['WorkflowProcess', 118],
    ['SolutionCatalog', 121],
    ['ThemeCatalog', 123],
  ] as const),
  ...([
    ['DesignCatalog', 124],
    ['AppDataCatalog', 125],
    ['WorkflowHistory', 140],
    ['HelpLibrary', 151],
    ['AccessRequest', 160],
  ] as const),
])

/** Parts of a list that are counted as left out. */
const otherParts: ReadonlyMap<string, string> = new Map([
  ['EventReceivers', 'Event receivers of lists'],
  ['UserCustomActions', 'Custom actions of lists'],
])

/** A list of a manifest; undefined if it has no title or no place. */
export function listOf(
  element: XmlElement,
  webUrl: string,
  placeOf: (element: XmlElement, name: string) => string,
  notes: Notes,
): MigratedList | undefined {
  const [id, title] = [guidAt(element, 'Id'), attributeOf(element, 'Title')]
  if (id === undefined || title === undefined || attributeOf(element, 'RootFolderUrl') === undefined) {
    notes.add(`List '${title ?? ''}'`, 'It lacks Id, Title or RootFolderUrl.')
    return undefined
  }
  const template = attributeOf(element, 'BaseTemplate') ?? ''
  const isLibrary = element.name === 'DocumentLibrary' || attributeOf(element, 'BaseType') === 'DocumentLibrary'
  for (const part of childElements(element)) {
    const what = otherParts.get(part.name)
    const count = childElements(part).length
    if (what !== undefined && count > 0)
      notes.add(what, 'Imports of packages of other farms do not take them. The list has those of its template.', count)
  }
  return {
    ...{ id, title, webUrl, isLibrary, url: placeOf(element, 'RootFolderUrl'), description: attributeOf(element, 'Description') ?? '' },
    template: /^\d{1,6}$/.test(template) ? Number(template) : (templates.get(template) ?? (isLibrary ? 101 : 0)),
    ...{
      hidden: isTrue(element, 'Hidden'),
      hasVersions: isTrue(element, 'EnableVersioning'),
      hasApproval: isTrue(element, 'EnableModeration'),
    },
    columns: columnsIn(element, `list '${title}'`, notes),
    showsContentTypes: isTrue(element, 'EnableContentTypes'),
    contentTypes: contentTypesOf(element, title, notes),
    views: viewsOf(element, title, notes),
  }
}

/** The columns of a list, or of a web, but those that every list has. */
export function columnsIn(element: XmlElement, owner: string, notes: Notes): MigratedColumn[] {
  const fields = childElements(element).filter(({ name }) => name === 'Fields')
  return fields.flatMap(childElements).flatMap((field) => manifestColumn(field, owner, notes) ?? [])
}

/** A column; undefined for one that every list has, and for one that this server cannot have, which is noted. */
export function manifestColumn(field: XmlElement, owner: string, notes: Notes): MigratedColumn | undefined {
  if (field.name !== 'Field' || isTrue(field, 'FromBaseType') || isTrue(field, 'Sealed')) return undefined
  try {
    return readFieldElement(field, true)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    notes.add(`Column '${attributeOf(field, 'Name') ?? ''}' of ${owner}`, error.message)
    return undefined
  }
}

const mostContentTypes = 100

/** The content types of a list. The names of built-in ones are names of resources, such as `$Resources:core,Item;`. */
function contentTypesOf(element: XmlElement, title: string, notes: Notes): MigratedContentType[] {
  const parts = childElements(element).filter(({ name }) => name === 'ContentTypes')
  const all = parts.flatMap(childElements).filter(({ name }) => name === 'ContentType')
  if (all.length > mostContentTypes)
    notes.add(`Content types of list '${title}'`, `A list has at most ${mostContentTypes}.`, all.length - mostContentTypes)
  return all.slice(0, mostContentTypes).flatMap((type) => contentTypeOf(type) ?? [])
}

/** A content type of a list or web; undefined without an id that can be one. */
export function contentTypeOf(type: XmlElement): MigratedContentType | undefined {
  const id = attributeOf(type, 'ID') ?? ''
  const name = attributeOf(type, 'Name') ?? ''
  if (id === '' || id.length > 1_024) return undefined
  const links = childElements(type).filter((part) => part.name === 'FieldRefs' || part.name === 'Fields')
  return {
    ...{ id, name: name.startsWith('$Resources:') ? '' : name },
    ...{ description: attributeOf(type, 'Description') ?? '', group: attributeOf(type, 'Group') ?? '' },
    columns: links.flatMap(childElements).flatMap((link) => {
      const column = attributeOf(link, 'Name')
      if (column === undefined || column.length > 255) return []
      return { name: column, ...(isTrue(link, 'Required') && { required: true }), ...(isTrue(link, 'Hidden') && { hidden: true }) }
    }),
  }
}

const longestQuery = 100_000
const mostViews = 100

/** The views of a list, but personal ones, and those of web parts, which have no title. */
function viewsOf(element: XmlElement, title: string, notes: Notes): MigratedView[] {
  const all = childElements(element)
    .filter(({ name }) => name === 'Views')
    .flatMap(childElements)
    .filter(({ name }) => name === 'View')
  const views: MigratedView[] = []
  for (const view of all) {
    const shown = attributeOf(view, 'DisplayName') ?? ''
    const query = childElements(view).find(({ name }) => name === 'Query')
    const caml = query ? innerXml(query) : ''
    if (shown === '') notes.add('Views of web parts', 'They have no title.')
    else if (isTrue(view, 'Personal')) notes.add('Personal views', 'They are of people of the other farm.')
    else if (caml.length > longestQuery || views.length >= mostViews)
      notes.add(
        `View '${shown}' of list '${title}'`,
        `A list has at most ${mostViews} views, each with ${longestQuery} characters of CAML.`,
      )
    else views.push(viewOf(view, shown, caml))
  }
  return views
}

function viewOf(view: XmlElement, title: string, query: string): MigratedView {
  const [fields, rowLimit] = ['ViewFields', 'RowLimit'].map((wanted) => childElements(view).find(({ name }) => name === wanted))
  const limit = rowLimit ? Number(textOf(rowLimit).trim()) : 0
  const scope = (viewScopes as readonly string[]).indexOf(attributeOf(view, 'Scope') ?? '')
  return {
    ...{
      title: beginningOf(title, 255),
      query,
      isDefault: isTrue(view, 'DefaultView'),
      hidden: isTrue(view, 'Hidden'),
      scope: Math.max(0, scope),
    },
    fields: fields ? childElements(fields).flatMap((field) => attributeOf(field, 'Name') ?? []) : [],
    rowLimit: Number.isInteger(limit) && limit > 0 && limit < 0x7fffffff ? limit : 30,
    paged: rowLimit ? isTrue(rowLimit, 'Paged') : true,
  }
}
