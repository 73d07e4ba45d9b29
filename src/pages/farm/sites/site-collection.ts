import { type ContentDatabaseState, listContentDatabases } from '../../../core/acts/farm/content-databases.ts'
import { withoutSlash } from '../../../core/acts/farm/managed-paths.ts'
import { listWebApplications } from '../../../core/acts/farm/web-applications.ts'
import { copySite } from '../../../core/acts/operations/copy.ts'
import { moveSite } from '../../../core/acts/operations/move.ts'
import { listSiteOperations } from '../../../core/acts/operations/operations.ts'
import { quotaOf } from '../../../core/acts/site-collections/quotas.ts'
import {
  deleteSiteCollection,
  getSiteCollection,
  restoreSiteCollection,
  type SiteCollectionState,
  updateSiteCollection,
} from '../../../core/acts/site-collections/site-collections.ts'
import { siteCollectionUrl } from '../../../core/acts/site-collections/urls.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import { html, type Markup } from '../../html.ts'
import type { Form } from '../../sites/page/form-body.ts'
import { timeElement } from '../../sites/page/formats.ts'
import { followable, seeOther } from '../../sites/page/visit.ts'
import { farmAddress, farmFacts, farmPanel } from '../page/farm-frame.ts'
import { demandWholeFarm, type FarmPage, type FarmVisit, isOfFarm } from '../page/farm-visit.ts'
import { farmForm, givenNumber, givenText, sentText } from '../page/fields.ts'
import { operationsTable } from '../watch/operations.ts'
import { withoutGaps } from '../web-applications/application-fields.ts'

/** The site collection that the parameter `id` names: its facts, its quota, its move and its copy with their progress, its deletion. */
export const siteCollectionPage: FarmPage = {
  isForTenants: true,
  async show(visit) {
    const { ctx, query, words, formats, request } = visit
    const site = await getSiteCollection(ctx, query.get('id') ?? '')
    const { row } = site
    const url = siteCollectionUrl(site, request.origin)
    const link = followable(url)
    const databases = await listContentDatabases(ctx, site.webApplication)
    const moment = (at: number | null) => (at === null ? undefined : timeElement(at, formats.moment(at)))
    return {
      title: words.siteCollection(url),
      crumbs: [{ title: words.siteCollections, href: farmAddress('sitecollections.aspx') }],
      body: html`${farmFacts([
        [words.url, site.state === 'Ready' && link !== undefined ? html`<a href="${link}">${url}</a>` : url],
        [words.webApplication, site.webApplication],
        [words.contentDatabase, databases.find((database) => database.row.id === row.contentDatabaseId)?.row.name],
        [words.owner, row.owner ?? undefined],
        [words.status, words.siteStates[site.state] ?? site.state],
        [words.created, moment(row.createdAt)],
        [words.deletedAt, moment(row.deletedAt)],
        [words.used, site.storage && formats.bytes(site.storage.usedBytes)],
        [words.formerUrl, row.previousUrl ?? undefined],
        [words.redirectUntil, moment(row.redirectUntil)],
      ])}
${isOfFarm(visit) ? html`<h2>${words.recentOperations}</h2>${operationsTable(visit, await listSiteOperations(ctx, row.id))}` : undefined}
${site.state === 'Ready' ? html`<h2>${words.quota}</h2>${quotaForm(visit, site)}${isOfFarm(visit) ? html`<h2>${words.move}, ${words.copy}</h2>${await relocationOf(visit, site, databases)}` : undefined}` : undefined}
<h2>${words.deleteSite}</h2>${deletionOf(visit, site)}`,
    }
  },
  async send(visit, form) {
    const { ctx, query } = visit
    const { row } = await getSiteCollection(ctx, query.get('id') ?? '')
    await doAsAsked(visit, row.id, form)
    const isPurged = form.text('do') === 'purge'
    return seeOther(
      isPurged ? farmAddress('sitecollections.aspx', { saved: 1 }) : farmAddress('sitecollection.aspx', { id: row.id, saved: 1 }),
    )
  },
}

const levels = [0, 2_147_483_647] as const

async function doAsAsked(visit: FarmVisit, id: string, form: Form): Promise<void> {
  const { ctx } = visit
  const act = form.text('do')
  if (act === 'quota') {
    const most = givenNumber(form, 'most', levels)
    const warning = givenNumber(form, 'warning', levels)
    await updateSiteCollection(ctx, id, withoutGaps({ storageMaximumLevel: most ?? 0, storageWarningLevel: warning ?? 0 }))
  } else if (act === 'delete' || act === 'purge') await deleteSiteCollection(ctx, id, act === 'purge')
  else if (act === 'restore') await restoreSiteCollection(ctx, id)
  else {
    demandWholeFarm(visit)
    if (act === 'moveToDatabase') await moveSite(ctx, id, { targetContentDatabaseId: sentText(form, 'database', 60) })
    else if (act === 'move') await moveSite(ctx, id, placeIn(form))
    else if (act === 'copy')
      await copySite(ctx, id, {
        ...placeIn(form),
        ...withoutGaps({ targetContentDatabaseId: givenText(form, 'database', 60), owner: givenText(form, 'owner', 200) }),
      })
    else throw invalid(`The form does '${act.slice(0, 60)}', which is nothing that this page does.`)
  }
}

const placeIn = (form: Form) => ({ targetWebApplication: sentText(form, 'webApplication', 128), targetPath: sentText(form, 'path', 400) })

function quotaForm(visit: FarmVisit, { row }: SiteCollectionState): Markup {
  const { words } = visit
  const { storageMaximum, storageWarning } = quotaOf(row)
  const level = (name: string, label: string, value: number) => ({ name, label, hint: words.quotaHint, most: 10, value: String(value) })
  return farmForm(visit, {
    act: 'quota',
    fields: [level('most', words.quotaMost, storageMaximum), level('warning', words.quotaWarning, storageWarning)],
    button: words.save,
    about: words.quota,
  })
}

/** The forms of a move and of a copy. A host-named site collection and the root keep the choice of the act to refuse. */
async function relocationOf(
  visit: FarmVisit,
  { row, webApplication }: SiteCollectionState,
  own: readonly ContentDatabaseState[],
): Promise<Markup> {
  const { ctx, words } = visit
  const applications = (await listWebApplications(ctx)).map((one) => one.row)
  const choices: (readonly [string, string])[] = []
  for (const { name } of applications)
    for (const { row: database } of name === webApplication ? own : await listContentDatabases(ctx, name))
      choices.push([database.id, `${database.name} (${name})`])
  const others = own.filter((one) => one.row.id !== row.contentDatabaseId).map((one) => [one.row.id, one.row.name] as const)
  const application = {
    ...{ name: 'webApplication', label: words.webApplication, value: webApplication },
    choices: applications.map(({ name, displayName }) => [name, displayName] as const),
  }
  const path = { name: 'path', label: words.path, hint: words.pathHint, most: 400, value: withoutSlash(row.path) }
  const database = { name: 'database', label: words.contentDatabase, value: '', choices: [['', words.bestDatabase] as const, ...choices] }
  const owner = { name: 'owner', label: words.owner, hint: words.ownerHint, most: 200 }
  const isOpen = (act: string) => visit.refused?.form.text('do') === act
  const toDatabase = { name: 'database', label: words.contentDatabase, choices: others }
  return html`${others.length === 0 ? undefined : farmPanel(words.moveToDatabase, farmForm(visit, { act: 'moveToDatabase', fields: [toDatabase], button: words.move, about: words.moveToDatabase }), isOpen('moveToDatabase'))}
${farmPanel(words.moveToApplication, html`<p class="hint">${words.moveHint}</p>${farmForm(visit, { act: 'move', fields: [application, path], button: words.move, about: words.moveToApplication })}`, isOpen('move'))}
${farmPanel(words.copy, html`<p class="hint">${words.copyHint}</p>${farmForm(visit, { act: 'copy', fields: [application, { ...path, value: '' }, database, owner], button: words.copy })}`, isOpen('copy'))}`
}

function deletionOf(visit: FarmVisit, { row, state }: SiteCollectionState): Markup {
  const { words } = visit
  const button = (act: string, text: string, isDanger: boolean) =>
    farmForm(visit, { act, button: text, about: row.path, isDanger, isSmall: true })
  return html`<p class="hint">${words.deleteSiteHint}</p>
${state === 'Ready' ? button('delete', words.deleteSite, true) : undefined}${state === 'Recycled' ? button('restore', words.restoreSite, false) : undefined}
${state === 'Purging' ? undefined : button('purge', words.purgeSite, true)}`
}
