import type { WebRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../../core/access/access.ts'
import { isArchivist } from '../../../core/acts/archive/administrators.ts'
import { deleteWeb, updateWeb, type WebPatch } from '../../../core/acts/sites/web-changes.ts'
import { findParentWeb, getWeb } from '../../../core/acts/sites/webs.ts'
import { languageTags } from '../../../core/model/sites/languages.ts'
import { regionalOf } from '../../../core/model/sites/regional/regional-settings.ts'
import { timeZoneOf, timeZones } from '../../../core/model/sites/regional/time-zones.ts'
import { html, type Markup } from '../../html.ts'
import type { Form } from '../page/form-body.ts'
import { formatsFor } from '../page/formats.ts'
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
          await updateWeb(ctx, {
            ...{ title: form.text('title'), description: form.text('description').replaceAll('\r\n', '\n') },
            ...regionalSent(form),
          })
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

/** The regional settings that a browser has sent; a form of another client may leave all of them out. */
function regionalSent(form: Form): Pick<WebPatch, 'locale' | 'timeZoneId' | 'regional'> {
  const locale = Number(form.text('locale'))
  if (!form.has('timezone')) return { locale }
  const days = new Set(form.all('workday').map(Number))
  return {
    locale,
    timeZoneId: Number(form.text('timezone')),
    regional: {
      time24: form.text('time24') === '1',
      firstDayOfWeek: Number(form.text('firstday')),
      firstWeekOfYear: Number(form.text('firstweek')),
      showWeeks: form.text('showweeks') === '1',
      workDays: weekdays.reduce((bits, day) => bits | (days.has(day) ? bitOf(day) : 0), 0),
      workDayStartHour: minutesOf(form.text('workstart')),
      workDayEndHour: minutesOf(form.text('workend')),
    },
  }
}

const weekdays: readonly number[] = [0, 1, 2, 3, 4, 5, 6]

/** Sunday is the highest of seven bits. */
const bitOf = (day: number): number => 64 >> day

/** The minutes after midnight of `08:30`; no number for another text, which core refuses. */
function minutesOf(text: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? []
  return Number(hours) * 60 + Number(minutes)
}

const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

function regionalFields({ words }: SiteVisit, row: WebRow): Markup {
  const regional = regionalOf(row)
  const zone = timeZoneOf(row)
  const names = new Intl.DateTimeFormat(words.language, { weekday: 'long', timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  const dayName = (day: number) => names.format((3 + day) * 86_400_000)
  const option = (value: number, text: string, isChosen: boolean) =>
    html`<option value="${value}"${isChosen ? html` selected` : undefined}>${text}</option>`
  const tick = (name: string, value: number, isTicked: boolean, text: string) =>
    html`<label class="choice"><input type="checkbox" name="${name}" value="${value}"${isTicked ? html` checked` : undefined}> ${text}</label>`
  return html`<div class="field"><label for="timezone">${words.timeZone}</label><select id="timezone" name="timezone">${timeZones.map(({ id, description }) => option(id, description, id === zone.id))}</select></div>
<div class="field">${tick('time24', 1, regional.time24, words.time24)}${tick('showweeks', 1, regional.showWeeks, words.showWeeks)}</div>
<div class="field"><label for="firstday">${words.firstDay}</label><select id="firstday" name="firstday">${weekdays.map((day) => option(day, dayName(day), day === regional.firstDayOfWeek))}</select></div>
<div class="field"><label for="firstweek">${words.firstWeek}</label><select id="firstweek" name="firstweek">${words.firstWeeks.map((text, at) => option(at, text, at === regional.firstWeekOfYear))}</select></div>
<fieldset class="field"><legend>${words.workDays}</legend>${weekdays.map((day) => tick('workday', day, (regional.workDays & bitOf(day)) !== 0, dayName(day)))}</fieldset>
<div class="field"><label for="workstart">${words.workStart}</label><input id="workstart" name="workstart" pattern="[0-9]{1,2}:[0-9]{2}" required value="${clockText(regional.workDayStartHour)}"></div>
<div class="field"><label for="workend">${words.workEnd}</label><input id="workend" name="workend" pattern="[0-9]{1,2}:[0-9]{2}" required value="${clockText(regional.workDayEndHour)}"></div>`
}

async function showSettings(visit: SiteVisit, message?: Markup) {
  const { ctx, query, words } = visit
  await demand(ctx, 'ManageWeb', ctx.web)
  const { row } = await getWeb(ctx)
  const link = (page: string, text: string) => html`<a class="button plain" href="${layoutsAddress(ctx.web, page)}">${text}</a>`
  const { moment, number } = formatsFor(row)
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
${regionalFields(visit, row)}
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
