import { demand } from '../../../core/access/access.ts'
import { isArchivist } from '../../../core/acts/archive/administrators.ts'
import { deleteWeb, updateWeb } from '../../../core/acts/sites/web-changes.ts'
import { findParentWeb, getWeb } from '../../../core/acts/sites/webs.ts'
import { languageTags } from '../../../core/model/sites/languages.ts'
import { html, type Markup } from '../../html.ts'
import { formatsOf } from '../page/formats.ts'
import { alertBox, digestField, notice } from '../page/frame.ts'
import { can } from '../page/rights.ts'
import { layoutsAddress, type SitePage, type SiteVisit, seeOther, webAddress } from '../page/visit.ts'
import { orRefusal } from './refused.ts'

/** The settings of a web: its name, how it writes dates and numbers, and the ways to everything else about it. */
export const siteSettingsPage: SitePage = {
  show: (visit) => showSettings(visit),
  send: (sent) =>
    orRefusal(
      sent,
      async () => {
        const { ctx, form, words } = sent
        if (form.text('do') !== 'delete') {
          const locale = Number(form.text('locale'))
          await updateWeb(ctx, { title: form.text('title'), description: form.text('description').replaceAll('\r\n', '\n'), locale })
          return seeOther(layoutsAddress(ctx.web, 'settings.aspx', { saved: 1 }))
        }
        if (!form.has('sure')) return showSettings(sent, alertBox(words.tickFirst))
        const parent = await findParentWeb(ctx, ctx.web)
        await deleteWeb(ctx)
        return seeOther(webAddress(parent ?? { url: '/' }))
      },
      (message) => showSettings(sent, message),
    ),
}

async function showSettings(visit: SiteVisit, message?: Markup) {
  const { ctx, query, words } = visit
  await demand(ctx, 'ManageWeb', ctx.web)
  const { row } = await getWeb(ctx)
  const link = (page: string, text: string) => html`<a class="button plain" href="${layoutsAddress(ctx.web, page)}">${text}</a>`
  const { moment, number } = formatsOf(row.locale)
  const sample = `${moment(ctx.runtime.now())} · ${number(1234.5)}`
  return {
    title: words.siteSettings,
    status: message === undefined ? 200 : 400,
    body: html`${message}${query.has('saved') ? notice(words.saved) : undefined}
<div class="tools">${(await can(ctx, 'EnumeratePermissions', ctx.web)) ? link('user.aspx', words.permissions) : undefined}${link('people.aspx', words.groupsTitle)}${link('mngctype.aspx', words.contentTypesTitle)}${link('viewlsts.aspx', words.siteContents)}${(await isArchivist(ctx)) ? link('archive.aspx', words.archive.title) : undefined}</div>
<form method="post" class="fields">${digestField(visit)}
<div class="field"><label for="title">${words.title}</label><input id="title" name="title" maxlength="255" required value="${row.title}"></div>
<div class="field"><label for="description">${words.description}</label><textarea id="description" name="description" rows="3">
${row.description}</textarea></div>
<div class="field"><label for="locale">${words.regionalSettings}</label><select id="locale" name="locale" aria-describedby="sample">${locales(words.language).map(([lcid, name]) => html`<option value="${lcid}"${lcid === row.locale ? html` selected` : undefined}>${name}</option>`)}</select><p class="hint" id="sample">${words.formatsNow(sample)}</p></div>
<div><button name="do" value="save">${words.save}</button></div>
</form>
${row.parentWebId === null ? undefined : deletion(visit)}`,
  }
}

const deletion = (visit: SiteVisit): Markup =>
  html`<h2>${visit.words.deleteSite}</h2>
<form method="post" class="fields">${digestField(visit)}<p class="hint">${visit.words.deleteSiteHint}</p>
<label class="choice"><input type="checkbox" name="sure" value="1"> ${visit.words.deleteSiteSure}</label>
<div><button class="danger" name="do" value="delete">${visit.words.deleteSite}</button></div></form>`

/** The locales by the names that they have in a language, in the order of these names. */
function locales(language: string): [number, string][] {
  const names = new Intl.DisplayNames([language], { type: 'language' })
  return [...languageTags]
    .map(([lcid, tag]): [number, string] => [lcid, names.of(tag) ?? tag])
    .sort(([, one], [, other]) => one.localeCompare(other, language))
}
