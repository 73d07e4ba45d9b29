import { listContentDatabases } from '../../../core/acts/farm/content-databases.ts'
import { listWebApplications } from '../../../core/acts/farm/web-applications.ts'
import { createSiteCollection, listSiteCollections } from '../../../core/acts/site-collections/site-collections.ts'
import { siteCollectionUrl } from '../../../core/acts/site-collections/urls.ts'
import { languageTags } from '../../../core/model/sites/languages.ts'
import { configuredTemplates } from '../../../core/model/sites/web-templates.ts'
import { html } from '../../html.ts'
import { seeOther } from '../../sites/page/visit.ts'
import { farmAddress, farmPager, farmTable } from '../page/farm-frame.ts'
import { type FarmPage, type FarmVisit, isOfFarm } from '../page/farm-visit.ts'
import { farmForm, givenNumber, givenText, sentText } from '../page/fields.ts'
import { withoutGaps } from '../web-applications/application-fields.ts'

const rowsAPage = 100
const guid = /^[0-9a-f-]{36}$/i

/** All site collections, or those of the web application that the parameter `webapp` names. */
export const siteCollectionsPage: FarmPage = {
  isForTenants: true,
  async show(visit) {
    const { ctx, query, words, request } = visit
    const webApplication = query.get('webapp')?.slice(0, 128) || undefined
    const after = guid.test(query.get('after') ?? '') ? query.get('after') : undefined
    const found = await listSiteCollections(ctx, { limit: rowsAPage, ...withoutGaps({ webApplication, after }) })
    const rows = found.map((site) => [
      html`<a href="${farmAddress('sitecollection.aspx', { id: site.row.id })}">${siteCollectionUrl(site, request.origin)}</a>`,
      site.webApplication,
      site.row.owner ?? '',
      words.siteStates[site.state] ?? site.state,
    ])
    const last = found.length === rowsAPage ? found.at(-1) : undefined
    const next = last && farmAddress('sitecollections.aspx', { webapp: webApplication, after: last.row.id })
    return {
      title: words.siteCollections,
      body: html`${farmTable(words.siteCollections, [words.url, words.webApplication, words.owner, words.status], rows)}
${farmPager(words, { first: after === undefined || after === null ? undefined : farmAddress('sitecollections.aspx', { webapp: webApplication }), next })}
<h2>${words.newSiteCollection}</h2>${await newSiteForm(visit, webApplication)}`,
    }
  },
  async send({ ctx }, form) {
    const path = sentText(form, 'path', 400)
    const hostName = givenText(form, 'hostName', 255)
    const given = { hostName, path: hostName !== undefined && path === '' ? undefined : path }
    const language = givenNumber(form, 'language', [1, 0xffff])
    const contentDatabaseId = givenText(form, 'database', 60)
    const { row } = await createSiteCollection(ctx, {
      ...{ webApplication: sentText(form, 'webApplication', 128), title: sentText(form, 'title', 255) },
      ...withoutGaps({
        ...given,
        language,
        contentDatabaseId,
        owner: givenText(form, 'owner', 255),
        template: givenText(form, 'template', 60),
      }),
    })
    return seeOther(farmAddress('sitecollection.aspx', { id: row.id, saved: 1 }))
  },
}

async function newSiteForm(visit: FarmVisit, webApplication = 'Default') {
  const { ctx, words } = visit
  const applications = (await listWebApplications(ctx)).map(({ row }) => [row.name, row.displayName] as const)
  const databases: (readonly [string, string])[] = []
  for (const [name] of applications)
    for (const { row } of await listContentDatabases(ctx, name)) databases.push([row.id, `${row.name} (${name})`])
  const templates = [...new Set(configuredTemplates(ctx.runtime).map(({ name, variant }) => `${name}#${variant}`))]
  const host = { name: 'hostName', label: words.hostName, hint: words.hostNameHint, most: 255 }
  return farmForm(visit, {
    act: 'create',
    fields: [
      { name: 'webApplication', label: words.webApplication, value: webApplication, choices: applications },
      { name: 'path', label: words.path, hint: words.pathHint, most: 400 },
      ...(isOfFarm(visit) ? [host] : []),
      { name: 'database', label: words.contentDatabase, value: '', choices: [['', words.bestDatabase], ...databases] },
      { name: 'title', label: words.title, most: 255, isNeeded: true },
      { name: 'owner', label: words.owner, hint: words.ownerHint, most: 255 },
      { name: 'template', label: words.template, value: 'STS#0', choices: templates.map((name) => [name, name] as const) },
      {
        ...{ name: 'language', label: words.siteLanguage, value: '1033' },
        choices: [...languageTags].map(([lcid, tag]) => [String(lcid), `${tag} (${lcid})`] as const),
      },
    ],
    button: words.create,
  })
}
