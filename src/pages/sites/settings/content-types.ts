import { demand } from '../../../core/access/access.ts'
import {
  addAvailableContentType,
  addContentType,
  type ContentTypeIn,
  deleteContentType,
  getContentType,
  getContentTypes,
  linkedColumns,
  updateContentType,
} from '../../../core/acts/content-types/content-types.ts'
import { addFieldLink, deleteFieldLink } from '../../../core/acts/content-types/links.ts'
import { ownLinks } from '../../../core/model/content-types/field-links.ts'
import type { ContentType, List } from '../../../core/model/lists/list.ts'
import { html, type Markup } from '../../html.ts'
import { digestField, notice } from '../page/frame.ts'
import { type Crumb, layoutsAddress, type Sent, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'
import { columnTitle, contentTypeName, listTitle, webTitle } from '../words/titles.ts'
import { settingsCrumbs } from './list-settings.ts'
import { orRefusal } from './refused.ts'

const addressOf = (list: List | undefined) => (list ? { id: list.row.id } : undefined)

/** The page of all content types of a list or a web. */
const allHref = ({ ctx }: SiteVisit, list: List | undefined, parameters: Readonly<Record<string, string | number>> = {}) =>
  layoutsAddress(ctx.web, 'mngctype.aspx', { List: list?.row.id, ...parameters })

const oneHref = ({ ctx }: SiteVisit, list: List | undefined, id: string, parameters: Readonly<Record<string, number>> = {}) =>
  layoutsAddress(ctx.web, 'managecontenttype.aspx', { List: list?.row.id, ctype: id, ...parameters })

const crumbsOf = async (visit: SiteVisit, list: List | undefined): Promise<Crumb[]> =>
  list ? settingsCrumbs(visit, list) : [{ title: visit.words.siteSettings, href: layoutsAddress(visit.ctx.web, 'settings.aspx') }]

const demandManaged = ({ ctx }: SiteVisit, list: List | undefined) =>
  list ? demand(ctx, 'ManageLists', list) : demand(ctx, 'ManageWeb', ctx.web)

/** The content types of a list, or of the web, and the forms that add some. */
export const contentTypesPage = (list: List | undefined): SitePage => ({
  show: (visit) => showAll(visit, list),
  send: (sent) =>
    orRefusal(
      sent,
      async () => {
        const { ctx, form } = sent
        const id = form.text('parent')
        const made =
          list && form.text('do') === 'use'
            ? await addAvailableContentType(ctx, { id: list.row.id }, id)
            : await addContentType(ctx, { name: form.text('name'), description: form.text('description'), parentId: id })
        return seeOther(list ? allHref(sent, list, { saved: 1 }) : oneHref(sent, list, made.type.id, { saved: 1 }))
      },
      (message) => showAll(sent, list, message),
    ),
})

async function showAll(visit: SiteVisit, list: List | undefined, message?: Markup) {
  const { ctx, query, words } = visit
  await demandManaged(visit, list)
  const { types, available } = await getContentTypes(ctx, addressOf(list))
  const shown = types.filter(({ hidden }) => !hidden)
  const row = (type: ContentType) =>
    html`<li><a href="${oneHref(visit, list, type.id)}">${contentTypeName(words, type, list)}</a> <span class="soft">${type.description}</span></li>`
  const parents = available.filter(
    ({ hidden, id }) => !hidden && id !== '0x' && !(list && types.some(({ name }) => name === nameIn(available, id))),
  )
  const select = html`<div class="field"><label for="parent">${list ? words.contentType : words.parentType}</label><select id="parent" name="parent">${parents.map((one) => html`<option value="${one.id}">${contentTypeName(words, one, list)}</option>`)}</select></div>`
  const fields = html`<div class="field"><label for="name">${words.name}</label><input id="name" name="name" maxlength="128" required value="${(visit as Partial<Sent>).form?.text('name') ?? ''}"></div>
<div class="field"><label for="description">${words.description}</label><input id="description" name="description" maxlength="1000"></div>`
  return {
    title: words.contentTypesOf(list ? listTitle(words, list) : webTitle(words, ctx.web)),
    status: message === undefined ? 200 : 400,
    crumbs: await crumbsOf(visit, list),
    body: html`${message}${query.has('saved') ? notice(words.saved) : undefined}
${list && !list.row.contentTypesEnabled ? html`<p class="lead">${words.contentTypesOff}</p>` : undefined}
${shown.length === 0 ? html`<p class="soft">${words.nothingYet}</p>` : html`<ul class="plainlist">${shown.map(row)}</ul>`}
<h2>${words.addContentType}</h2>
<form method="post" class="fields">${digestField(visit)}
${list ? undefined : fields}${select}
<div><button name="do" value="${list ? 'use' : 'make'}">${words.add}</button></div>
</form>`,
  }
}

const nameIn = (types: readonly ContentType[], id: string): string | undefined => types.find((type) => type.id === id)?.name

/** One content type: its name, and which columns its items have, need and hide. */
export const contentTypePage = (list: List | undefined): SitePage => ({
  show: (visit) => showOne(visit, list),
  send: (sent) =>
    orRefusal(
      sent,
      () => change(sent, list),
      (message) => showOne(sent, list, message),
    ),
})

const typeIn = ({ ctx, query }: SiteVisit, list: List | undefined): Promise<ContentTypeIn> =>
  getContentType(ctx, (query.get('ctype') ?? '').slice(0, 1100), addressOf(list))

async function change(sent: Sent, list: List | undefined) {
  const { ctx, form } = sent
  const { type } = await typeIn(sent, list)
  const at = addressOf(list)
  const name = form.text('column').slice(0, 300)
  switch (form.text('do')) {
    case 'delete':
      await deleteContentType(ctx, type.id, at)
      return seeOther(allHref(sent, list, { saved: 1 }))
    case 'column':
      await addFieldLink(ctx, type.id, { name, ...stateOf(form.text('state')) }, at)
      break
    case 'remove':
      await deleteFieldLink(ctx, type.id, name, at)
      break
    default:
      await updateContentType(ctx, type.id, { name: form.text('name'), description: form.text('description') }, at)
  }
  return seeOther(oneHref(sent, list, type.id, { saved: 1 }))
}

const stateOf = (state: string) => ({ required: state === 'required', hidden: state === 'hidden' })

async function showOne(visit: SiteVisit, list: List | undefined, message?: Markup) {
  const { query, words } = visit
  await demandManaged(visit, list)
  const found = await typeIn(visit, list)
  const { type } = found
  const linked = linkedColumns(found)
  const own = new Set(ownLinks(type).map(({ name }) => name))
  const row = ({ link, field }: (typeof linked)[number]) => {
    const state = link.hidden === true ? 'hidden' : link.required === true ? 'required' : 'optional'
    const option = (value: string, text: string) =>
      html`<option value="${value}"${value === state ? html` selected` : undefined}>${text}</option>`
    return html`<tr><td>${columnTitle(words, field, list)}</td><td><form method="post" class="tools">${digestField(visit)}<input type="hidden" name="column" value="${link.name}"><select name="state" aria-label="${columnTitle(words, field, list)}">${option('optional', words.optional)}${option('required', words.required)}${option('hidden', words.hidden)}</select><button class="plain small" name="do" value="column">${words.save}</button>${own.has(link.name) ? html`<button class="danger small" name="do" value="remove" aria-label="${words.remove}: ${columnTitle(words, field, list)}">${words.remove}</button>` : undefined}</form></td></tr>
`
  }
  const others = found.columns.filter(
    (field) => !field.hidden && !field.system && !linked.some(({ link }) => link.name === field.internalName),
  )
  const adding = html`<form method="post" class="tools">${digestField(visit)}<select name="column" aria-label="${words.column}">${others.map((field) => html`<option value="${field.internalName}">${columnTitle(words, field, list)}</option>`)}</select><button name="do" value="column">${words.addColumn}</button></form>`
  return {
    title: contentTypeName(words, type, list),
    status: message === undefined ? 200 : 400,
    crumbs: [...(await crumbsOf(visit, list)), { title: words.contentTypesTitle, href: allHref(visit, list) }],
    body: html`${message}${query.has('saved') ? notice(words.saved) : undefined}
<form method="post" class="fields">${digestField(visit)}
<div class="field"><label for="name">${words.name}</label><input id="name" name="name" maxlength="128" required value="${type.name}"></div>
<div class="field"><label for="description">${words.description}</label><input id="description" name="description" maxlength="1000" value="${type.description}"></div>
<div><button name="do" value="save">${words.save}</button></div>
</form>
<h2>${words.columns}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${words.columns}"><table><thead><tr><th scope="col">${words.column}</th><th scope="col">${words.inForms}</th></tr></thead>
<tbody>${linked.map(row)}</tbody></table></div>
${others.length === 0 ? undefined : adding}
<h2>${words.deleteIt}</h2>
<form method="post">${digestField(visit)}<p class="hint">${words.deleteTypeHint}</p><p><button class="danger" name="do" value="delete">${words.deleteIt}</button></p></form>`,
  }
}
