import { demand } from '../../../core/access/access.ts'
import { defaultViewUrls } from '../../../core/acts/lists/views.ts'
import { getWeb, queryWebs } from '../../../core/acts/sites/webs.ts'
import { addListOf } from '../../../core/acts/templates/package-lists.ts'
import { addWebFrom } from '../../../core/acts/templates/web-templates.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { allListTemplates, listTemplateOf } from '../../../core/model/lists/templates.ts'
import { configuredTemplates, webTemplateFacts } from '../../../core/model/sites/web-templates.ts'
import { viewQueryOf } from '../../../entities/lists/input/view-input.ts'
import { html } from '../../html.ts'
import { formatsFor, timeElement } from '../page/formats.ts'
import { digestField } from '../page/frame.ts'
import { can } from '../page/rights.ts'
import { hrefOf, layoutsAddress, type SitePage, type SiteVisit, seeOther, webAddress } from '../page/visit.ts'
import { listDescription, listTitle, templateName, webDescription, webTitle } from '../words/titles.ts'
import { countText, shownLists } from './home.ts'

/** All lists, libraries and subsites of a web, with the forms that add some. */
export const contentsPage: SitePage = {
  async show(visit) {
    const { ctx, words } = visit
    await getWeb(ctx)
    const lists = await shownLists(visit)
    const webs = await queryWebs(ctx)
    const { moment } = formatsFor(ctx.web.row)
    const links = [
      (await can(ctx, 'ManageLists', ctx.web)) ? { page: 'new.aspx', text: words.newList } : undefined,
      (await can(ctx, 'ManageSubwebs', ctx.web)) ? { page: 'newsbweb.aspx', text: words.newSubsite } : undefined,
      (await can(ctx, 'EnumeratePermissions', ctx.web)) ? { page: 'user.aspx', text: words.permissions } : undefined,
    ]
    return {
      title: words.siteContents,
      body: html`<div class="tools">${links.map((link) => link && html`<a class="button plain" href="${layoutsAddress(ctx.web, link.page)}">${link.text}</a>`)}</div>
<div class="scroll" tabindex="0" role="region" aria-label="${words.siteContents}"><table>
<thead><tr><th scope="col">${words.name}</th><th scope="col">${words.type}</th><th scope="col" class="number">${words.size}</th><th scope="col">${words.modified}</th></tr></thead>
<tbody>
${lists.map(
  ({ list, url }) =>
    html`<tr><td><a href="${hrefOf(url)}">${listTitle(words, list)}</a>${list.row.description === '' ? undefined : html`<br><span class="soft">${listDescription(words, list)}</span>`}</td><td>${templateOf(visit, list)}</td><td class="number">${countText(visit, list.row.itemCount)}</td><td>${timeElement(list.row.lastItemModifiedAt, moment(list.row.lastItemModifiedAt))}</td></tr>
`,
)}
</tbody></table></div>
<h2>${words.subsites}</h2>
${webs.length === 0 ? html`<p class="soft">${words.nothingYet}</p>` : html`<ul class="plainlist">${webs.map((web) => html`<li><a href="${webAddress(web)}">${webTitle(words, web)}</a> <span class="soft">${webDescription(words, web)}</span></li>`)}</ul>`}`,
    }
  },
}

/** What a list was made from, in words. */
function templateOf({ ctx, words }: SiteVisit, list: List): string {
  const template = listTemplateOf(ctx.runtime, list.row.baseTemplate)
  return template ? templateName(words, template) : isLibrary(list) ? words.libraries : words.lists
}

/** The form that makes a list or library. */
export const newListPage: SitePage = {
  async show(visit) {
    const { ctx, words } = visit
    await demand(ctx, 'ManageLists', ctx.web)
    return {
      title: words.newList,
      crumbs: [{ title: words.siteContents, href: layoutsAddress(ctx.web, 'viewlsts.aspx') }],
      body: html`<form method="post" class="fields">${digestField(visit)}
<div class="field"><label for="title">${words.title}</label><input id="title" name="title" maxlength="255" required></div>
<div class="field"><label for="description">${words.description}</label><textarea id="description" name="description" rows="3"></textarea></div>
<div class="field"><label for="template">${words.template}</label><select id="template" name="template">${allListTemplates(ctx.runtime).map((one) => html`<option value="${one.id}">${templateName(words, one)}</option>`)}</select></div>
<div><button>${words.create}</button></div>
</form>`,
    }
  },
  async send({ ctx, form }) {
    const settings = { description: form.text('description') }
    const made = await addListOf(ctx, { title: form.text('title'), baseTemplate: Number(form.text('template')), settings }, viewQueryOf)
    const [url = made.url] = await defaultViewUrls(ctx, [made])
    return seeOther(hrefOf(url))
  },
}

/** A choice between the template of the server and those of packages, if there are any. */
function templateChoice({ ctx, words }: Parameters<SitePage['show']>[0]) {
  const ofPackages = configuredTemplates(ctx.runtime).filter(({ source }) => source !== undefined)
  if (ofPackages.length === 0) return undefined
  const choices = [{ name: 'STS', variant: 0, title: templateName(words, { name: webTemplateFacts.title }) }, ...ofPackages]
  return html`<div class="field"><label for="template">${words.template}</label><select id="template" name="template">${choices.map(({ name, variant, title }) => html`<option value="${name}#${variant}">${title}</option>`)}</select></div>
`
}

/** The form that makes a web below this one. */
export const newSubsitePage: SitePage = {
  async show(visit) {
    const { ctx, words } = visit
    await demand(ctx, 'ManageSubwebs', ctx.web)
    return {
      title: words.newSubsite,
      crumbs: [{ title: words.siteContents, href: layoutsAddress(ctx.web, 'viewlsts.aspx') }],
      body: html`<form method="post" class="fields">${digestField(visit)}
<div class="field"><label for="title">${words.title}</label><input id="title" name="title" maxlength="255" required></div>
<div class="field"><label for="name">${words.addressPart}</label><input id="name" name="name" maxlength="128" required></div>
<div class="field"><label for="description">${words.description}</label><textarea id="description" name="description" rows="3"></textarea></div>
${templateChoice(visit)}<div><button>${words.create}</button></div>
</form>`,
    }
  },
  async send({ ctx, form }) {
    const input = {
      title: form.text('title'),
      leafName: form.text('name'),
      description: form.text('description'),
      template: form.text('template') || 'STS',
      language: ctx.web.row.language,
      hasOwnPermissions: false,
    }
    const made = await addWebFrom(ctx, input, viewQueryOf)
    return seeOther(webAddress(made))
  },
}
