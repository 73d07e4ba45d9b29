import type { WebPartRow } from '../../../../generated/prisma/content.ts'
import { viewsOfLists } from '../../../core/acts/lists/views.ts'
import { fold } from '../../../core/kernel/fold.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { readWebPart, webPartProperties, withWebPartProperties } from '../../../formats/web-part.ts'
import { html, type Markup } from '../../html.ts'
import { shownLists } from '../home/home.ts'
import type { Form } from '../page/form-body.ts'
import type { SiteVisit } from '../page/visit.ts'
import { listTitle, viewTitle } from '../words/titles.ts'
import { type DrawnKind, partKindOf, partProperties } from './part-kinds.ts'

/** What a form asks of each kind of web part, and the definition that it says. */

/** The types of new parts, as programs name them. */
const types: Readonly<Record<DrawnKind, string>> = {
  listView: 'Microsoft.SharePoint.WebPartPages.XsltListViewWebPart, Microsoft.SharePoint',
  text: 'Microsoft.SharePoint.WebPartPages.ContentEditorWebPart, Microsoft.SharePoint',
  image: 'Microsoft.SharePoint.WebPartPages.ImageWebPart, Microsoft.SharePoint',
  changes: 'Microsoft.SharePoint.WebPartPages.WhatsNewWebPart, Microsoft.SharePoint',
  query: 'Tenon.QueryWebPart, Tenon',
}

/** The kinds in the order in which people are asked. */
export const newKinds = ['text', 'listView', 'image', 'changes', 'query'] as const satisfies readonly DrawnKind[]

/** The properties that a form sets, the first name of each for parts that have none of them. */
const settable: Readonly<Record<DrawnKind, readonly (readonly [input: string, ...names: string[]])[]>> = {
  listView: [
    ['list', 'ListId', 'ListName', 'ListUrl'],
    ['view', 'ViewGuid', 'ViewId'],
  ],
  text: [['content', 'Content', 'Text']],
  image: [
    ['link', 'ImageLink', 'Src'],
    ['words', 'AlternativeText', 'Alt'],
  ],
  changes: [],
  query: [['query', 'Query', 'QueryText', 'QueryTemplate']],
}

/** What is said of a part, without its place. */
type Said = Pick<WebPartRow, 'title' | 'typeName' | 'content'>

/** A new part of a kind. */
export function newPart(kind: DrawnKind, title: string): Said {
  const empty = `<webPart xmlns="http://schemas.microsoft.com/WebPart/v3"><metaData><type name="${types[kind]}"/></metaData><data><properties/></data></webPart>`
  return saidIn(withWebPartProperties(empty, new Map([['Title', title]])))
}

/** A part as a form changes it. */
export function changedPart(part: WebPartRow, form: Form): Said {
  const kind = partKindOf(part.typeName)
  const known = webPartProperties(part).map(([name]) => name)
  const present = (name: string) => known.find((one) => fold(one) === fold(name))
  const values = new Map([[present('Title') ?? 'Title', form.text('title').trim()]])
  for (const [input, first, ...others] of kind ? settable[kind] : []) {
    if (first === undefined || !form.has(input)) continue
    values.set(present(first) ?? first, form.text(input).replaceAll('\r\n', '\n').trim())
    // An older name of the same would hold instead where the first one is empty.
    for (const other of others.flatMap((name) => present(name) ?? [])) values.set(other, '')
  }
  return saidIn(withWebPartProperties(part.content, values))
}

function saidIn(content: string): Said {
  const { title, typeName, content: kept } = readWebPart(content)
  return { title, typeName, content: kept }
}

/** The inputs for the properties of a part. Their ids begin with `prefix`. */
export async function partInputs(visit: SiteVisit, part: WebPartRow, prefix: string): Promise<Markup | undefined> {
  const { words } = visit
  const property = partProperties(part)
  const field = (input: string, label: string, control: Markup) =>
    html`<div class="field"><label for="${prefix}-${input}">${label}</label>${control}</div>
`
  const line = (input: string, label: string, value: string) =>
    field(input, label, html`<input id="${prefix}-${input}" name="${input}" maxlength="2000" value="${value}">`)
  switch (partKindOf(part.typeName)) {
    case 'listView':
      return listInputs(visit, prefix, { asked: property('ListId', 'ListName', 'ListUrl'), view: property('ViewGuid', 'ViewId') })
    case 'text': {
      const value = property('Content', 'Text')
      const control = html`<textarea id="${prefix}-content" name="content" rows="6" maxlength="20000">
${value}</textarea>`
      return field('content', words.partText, control)
    }
    case 'image':
      return html`${line('link', words.imageAddress, property('ImageLink', 'Src'))}${line('words', words.imageWords, property('AlternativeText', 'Alt'))}`
    case 'query':
      return line('query', words.partQuery, property('Query', 'QueryText', 'QueryTemplate'))
    default:
      return undefined
  }
}

/** The choice of a list, and of one of its views once it is chosen. */
async function listInputs(
  visit: SiteVisit,
  prefix: string,
  { asked, view }: { readonly asked: string; readonly view: string },
): Promise<Markup> {
  const { ctx, words } = visit
  const lists = (await shownLists(visit)).map(({ list }) => list)
  const plain = (text: string) => fold(text.trim().replace(/[{}]/g, ''))
  const isAsked = ({ row, url }: List) => [row.id, row.title, url].some((name) => plain(name) === plain(asked))
  const chosen = lists.find(isAsked)
  const [views = []] = chosen ? await viewsOfLists(ctx, [chosen]) : []
  const option = (value: string, text: string, isChosen: boolean) =>
    html`<option value="${value}"${isChosen ? html` selected` : undefined}>${text}</option>`
  // A list that the visitor does not see stays as it is.
  const other = chosen || asked === '' ? undefined : option(asked, words.hiddenListOfPart, true)
  const all = lists.map((list) => option(list.row.id, listTitle(words, list), list === chosen))
  const shared = views.filter(({ row }) => row.personalOf === null)
  const viewChoice = html`<div class="field"><label for="${prefix}-view">${words.views}</label><select id="${prefix}-view" name="view">${option('', words.defaultView, view === '')}${shared.map(({ row }) => option(row.id, viewTitle(words, { row }), plain(row.id) === plain(view)))}</select></div>
`
  return html`<div class="field"><label for="${prefix}-list">${words.listOfPart}</label><select id="${prefix}-list" name="list">${option('', words.choose, asked === '')}${other}${all}</select></div>
${chosen ? viewChoice : undefined}`
}
