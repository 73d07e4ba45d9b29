import {
  type ContentDatabaseState,
  createContentDatabase,
  deleteContentDatabase,
  getContentDatabase,
  listContentDatabases,
  updateContentDatabase,
} from '../../../core/acts/farm/content-databases.ts'
import { getWebApplication } from '../../../core/acts/farm/web-applications.ts'
import { backUpDatabase } from '../../../core/acts/operations/backup.ts'
import { restoreDatabase } from '../../../core/acts/operations/restore.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import { html, type Markup } from '../../html.ts'
import type { Form } from '../../sites/page/form-body.ts'
import { seeOther } from '../../sites/page/visit.ts'
import { farmAddress, farmPanel, farmTable } from '../page/farm-frame.ts'
import { demandWholeFarm, type FarmPage, type FarmVisit, isOfFarm } from '../page/farm-visit.ts'
import { farmForm, givenChoice, givenNumber, givenText, sentText } from '../page/fields.ts'
import { withoutGaps } from './application-fields.ts'

const statuses = ['Online', 'ReadOnly', 'Offline'] as const

const statusWord = ({ words }: FarmVisit, status: ContentDatabaseState['status']): string =>
  ({ Online: words.online, ReadOnly: words.readOnly, Offline: words.offline })[status]

/** The content databases of the web application that the parameter `name` names. */
export const contentDatabasesPage: FarmPage = {
  isForTenants: true,
  async show(visit) {
    const { ctx, query, words, formats } = visit
    const { row } = await getWebApplication(ctx, query.get('name') ?? '')
    const databases = await listContentDatabases(ctx, row.name)
    const rows = databases.map((state) => [
      state.row.name,
      statusWord(visit, state.status),
      formats.number(state.siteCount),
      formats.number(state.row.maxSiteCount),
    ])
    return {
      title: words.databasesOf(row.name),
      crumbs: [
        { title: words.webApplications, href: farmAddress('webapplications.aspx') },
        { title: row.displayName, href: farmAddress('webapplicationsettings.aspx', { name: row.name }) },
      ],
      body: html`${farmTable(words.contentDatabases, [words.name, words.status, words.siteCount, words.mostSites], rows)}
${isOfFarm(visit) ? html`<h2>${words.change}</h2>${databases.map((state) => formsOf(visit, state))}<h2>${words.newDatabase}</h2>${newDatabaseForm(visit)}<h2>${words.restoreDatabase}</h2>${restoreForm(visit)}` : undefined}`,
    }
  },
  async send(visit, form) {
    demandWholeFarm(visit)
    const { ctx, query } = visit
    const { row } = await getWebApplication(ctx, query.get('name') ?? '')
    if ((await doAsAsked(visit, row.name, form)) === 'operation') return seeOther(farmAddress('operations.aspx'))
    return seeOther(farmAddress('contentdatabases.aspx', { name: row.name, saved: 1 }))
  },
}

const mostSites = [1, 1_000_000] as const

async function doAsAsked({ ctx }: FarmVisit, webApplication: string, form: Form): Promise<'operation' | undefined> {
  const act = form.text('do')
  const most = () => withoutGaps({ maxSiteCount: givenNumber(form, 'mostSites', mostSites) })
  if (act === 'create') {
    const createPhysical = givenChoice(form, 'data', ['new', 'existing'] as const) !== 'existing'
    const given = withoutGaps({ connectionStringRef: givenText(form, 'connectionString', 255) })
    await createContentDatabase(ctx, webApplication, { name: sentText(form, 'name', 64), createPhysical, ...given, ...most() })
    return undefined
  }
  if (act === 'restore') {
    const replace = givenChoice(form, 'replace', ['no', 'yes'] as const) === 'yes'
    await restoreDatabase(ctx, webApplication, { path: sentText(form, 'path', 255), name: sentText(form, 'name', 64), replace })
    return 'operation'
  }
  const { row } = await getContentDatabase(ctx, webApplication, sentText(form, 'id', 60))
  const address = { webApplication, id: row.id }
  if (act === 'save') {
    const given = { name: givenText(form, 'name', 64), status: givenChoice(form, 'status', statuses) }
    await updateContentDatabase(ctx, address, { ...withoutGaps(given), ...most() })
  } else if (act === 'backup') {
    await backUpDatabase(ctx, webApplication, row.id, sentText(form, 'path', 255))
    return 'operation'
  } else if (act === 'delete' || act === 'detach') await deleteContentDatabase(ctx, address, act === 'detach')
  else throw invalid(`The form does '${act.slice(0, 60)}', which is nothing that this page does.`)
  return undefined
}

function formsOf(visit: FarmVisit, state: ContentDatabaseState): Markup {
  const { words } = visit
  const { row, status, siteCount } = state
  const hidden = { id: row.id }
  const fields = [
    { name: 'name', label: words.name, most: 64, isNeeded: true, value: row.name },
    { name: 'status', label: words.status, value: status, choices: statuses.map((one) => [one, statusWord(visit, one)] as const) },
    { name: 'mostSites', label: words.mostSites, most: 7, value: String(row.maxSiteCount) },
  ]
  const path = { name: 'path', label: words.backupPath, hint: words.backupHint, most: 255, isNeeded: true }
  const removal = html`${farmForm(visit, { act: 'detach', hidden, button: words.detach, about: row.name, isSmall: true })}
${farmForm(visit, { act: 'delete', hidden, button: words.deleteDatabase, about: row.name, isDanger: true, isSmall: true })}`
  return farmPanel(
    words.changeDatabase(row.name),
    html`${farmForm(visit, { act: 'save', hidden, fields, button: words.save, about: row.name })}
<h3>${words.backUpDatabase(row.name)}</h3>${farmForm(visit, { act: 'backup', hidden, fields: [path], button: words.backUp, about: row.name })}
<p class="hint">${words.databaseHint}</p>${siteCount === 0 ? removal : undefined}`,
    visit.refused?.form.text('id') === row.id,
  )
}

const newDatabaseForm = (visit: FarmVisit): Markup => {
  const { words } = visit
  return farmForm(visit, {
    act: 'create',
    fields: [
      { name: 'name', label: words.name, most: 64, isNeeded: true },
      { name: 'mostSites', label: words.mostSites, most: 7, value: '15000' },
      {
        ...{ name: 'data', label: words.useExisting },
        choices: [
          ['new', words.newData],
          ['existing', words.existingData],
        ],
      },
      { name: 'connectionString', label: words.connectionString, hint: words.connectionStringHint, most: 255 },
    ],
    button: words.create,
  })
}

function restoreForm(visit: FarmVisit): Markup {
  const { words } = visit
  const form = farmForm(visit, {
    act: 'restore',
    fields: [
      { name: 'path', label: words.backupPath, hint: words.backupHint, most: 255, isNeeded: true },
      { name: 'name', label: words.name, hint: words.restoreNameHint, most: 64, isNeeded: true },
      {
        ...{ name: 'replace', label: words.replaceSites, value: 'no' },
        choices: [
          ['no', words.refuseThem],
          ['yes', words.replaceThem],
        ],
      },
    ],
    button: words.restoreIt,
  })
  return html`<p class="hint">${words.restoreHint}</p>${form}`
}
