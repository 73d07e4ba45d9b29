import { demand } from '../../../core/access/access.ts'
import { canBeDeleted } from '../../../core/acts/lists/fields.ts'
import { updateList } from '../../../core/acts/lists/lists.ts'
import { areOnQuickLaunch } from '../../../core/acts/lists/quick-launch.ts'
import { defaultViewUrls, viewsOfLists } from '../../../core/acts/lists/views.ts'
import { recycleList } from '../../../core/acts/recycle-bin/recycle-list.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import { isLibrary, type List, type ListPatch } from '../../../core/model/lists/list.ts'
import { html, type Markup } from '../../html.ts'
import type { Form } from '../page/form-body.ts'
import { digestField, notice } from '../page/frame.ts'
import { hrefOf, layoutsAddress, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'
import type { Words } from '../words/en.ts'
import { columnTitle, contentTypeName, listTitle, viewTitle } from '../words/titles.ts'
import { columnTypeText } from './column-types.ts'

/** A switch of a list, with its label. */
type Switch = keyof { [Name in keyof ListPatch as ListPatch[Name] extends boolean | undefined ? Name : never]: true }

const switchesOf = (list: List, words: Words): [Switch, string][] => [
  ['enableVersioning', words.versioning],
  ...(isLibrary(list)
    ? ([
        ['enableMinorVersions', words.minorVersions],
        ['forceCheckout', words.forceCheckOut],
      ] as [Switch, string][])
    : ([['enableAttachments', words.allowAttachments]] as [Switch, string][])),
  ['enableFolderCreation', words.allowFolders],
  ['enableModeration', words.moderation],
  ['contentTypesEnabled', words.contentTypes],
  ['hidden', words.hiddenList],
]

/** The settings of a list: what it is called, what it does, its columns and views, its permissions, and its deletion. */
export const listSettingsPage = (list: List): SitePage => ({
  async show(visit) {
    const { ctx, query, words } = visit
    await demand(ctx, 'ManageLists', list)
    const [isShown = false] = await areOnQuickLaunch(ctx, [list])
    const [view = list.url] = await defaultViewUrls(ctx, [list])
    const [views = []] = await viewsOfLists(ctx, [list])
    const link = (page: string, parameters: Readonly<Record<string, string>> = {}) =>
      layoutsAddress(ctx.web, page, { List: list.row.id, ...parameters })
    return {
      title: words.listSettings,
      crumbs: [{ title: listTitle(words, list), href: hrefOf(view) }],
      body: html`${query.has('saved') ? notice(words.saved) : undefined}
<div class="tools"><a class="button plain" href="${link('user.aspx')}">${words.permissions}</a></div>
<h2>${words.general}</h2>
<form method="post" class="fields">${digestField(visit)}
<div class="field"><label for="title">${words.title}</label><input id="title" name="title" maxlength="255" required value="${list.row.title}"></div>
<div class="field"><label for="description">${words.description}</label><textarea id="description" name="description" rows="3">
${list.row.description}</textarea></div>
<fieldset class="field"><legend>${words.settings}</legend>
${switchesOf(list, words).map(([name, text]) => box(name, text, list.row[name]))}${box('onQuickLaunch', words.onQuickLaunch, isShown)}</fieldset>
<div><button name="do" value="save">${words.save}</button></div>
</form>
<h2>${words.columns}</h2>
<ul class="plainlist">${list.fields.filter((field) => !field.hidden).map((field) => columnRow(words, field, link('fldedit.aspx', { Field: field.internalName })))}</ul>
<p><a class="button plain" href="${link('fldnew.aspx')}">${words.addColumn}</a></p>
<h2>${words.contentTypesTitle}</h2>
<ul class="plainlist">${list.contentTypes.filter(({ hidden }) => !hidden).map(({ id, name }) => html`<li><a href="${link('managecontenttype.aspx', { ctype: id })}">${contentTypeName(words, { id, name }, list)}</a></li>`)}</ul>
<p><a class="button plain" href="${link('mngctype.aspx')}">${words.addContentType}</a></p>
<h2>${words.views}</h2>
<ul class="plainlist">${views.map(({ row }) => html`<li><a href="${link('viewedit.aspx', { View: row.id })}">${viewTitle(words, { row })}</a>${row.isDefault ? html` <span class="mark">${words.defaultView}</span>` : undefined}</li>`)}</ul>
<p><a class="button plain" href="${link('viewnew.aspx')}">${words.addView}</a></p>
<h2>${words.deleteList}</h2>
<form method="post">${digestField(visit)}<p class="hint">${words.deleteListHint}</p><p><button class="danger" name="do" value="recycle">${words.deleteList}</button></p></form>`,
    }
  },
  async send({ ctx, form, words }) {
    const address = { id: list.row.id }
    if (form.text('do') === 'recycle') {
      await recycleList(ctx, address)
      return seeOther(layoutsAddress(ctx.web, 'viewlsts.aspx'))
    }
    const switches = Object.fromEntries(switchesOf(list, words).map(([name]) => [name, form.has(name)]))
    const patch: ListPatch = { ...changedOnly(list, switches), title: form.text('title'), description: textIn(form, 'description') }
    await updateList(ctx, address, patch, undefined, form.has('onQuickLaunch'))
    return seeOther(layoutsAddress(ctx.web, 'listedit.aspx', { List: list.row.id, saved: 1 }))
  },
})

/** Text of several lines, with the line ends of stored text. */
export const textIn = (form: Form, name: string): string => form.text(name).replaceAll('\r\n', '\n')

const changedOnly = (list: List, switches: Readonly<Record<string, boolean>>): ListPatch =>
  Object.fromEntries(Object.entries(switches).filter(([name, value]) => list.row[name as Switch] !== value))

/** A check box with its label. */
export const box = (name: string, text: string, isOn: boolean): Markup =>
  html`<label class="choice"><input type="checkbox" name="${name}" value="1"${isOn ? html` checked` : undefined}> ${text}</label>`

function columnRow(words: Words, field: Field, href: string): Markup {
  const name =
    canBeDeleted(field) || !field.system ? html`<a href="${href}">${columnTitle(words, field)}</a>` : html`${columnTitle(words, field)}`
  return html`<li>${name} <span class="soft">${columnTypeText(words, field.type)}${field.required ? `, ${words.required}` : ''}${field.system ? `, ${words.builtIn}` : ''}</span></li>`
}

/** The links above a page of the settings of a list. */
export async function settingsCrumbs({ ctx, words }: SiteVisit, list: List) {
  const [view = list.url] = await defaultViewUrls(ctx, [list])
  return [
    { title: listTitle(words, list), href: hrefOf(view) },
    { title: words.listSettings, href: layoutsAddress(ctx.web, 'listedit.aspx', { List: list.row.id }) },
  ]
}
