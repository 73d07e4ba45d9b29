import { addHostBinding, removeHostBinding } from '../../../core/acts/farm/host-bindings.ts'
import { isDefault } from '../../../core/acts/farm/host-table.ts'
import { addManagedPath, removeManagedPath, withoutSlash } from '../../../core/acts/farm/managed-paths.ts'
import {
  deleteWebApplication,
  getWebApplication,
  updateWebApplication,
  type WebApplicationState,
} from '../../../core/acts/farm/web-applications.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import { readStorage, storageOfNew } from '../../../core/model/sites/storage-backends.ts'
import { html, type Markup } from '../../html.ts'
import type { Form } from '../../sites/page/form-body.ts'
import { seeOther } from '../../sites/page/visit.ts'
import { farmAddress, farmTable } from '../page/farm-frame.ts'
import { demandWholeFarm, type FarmPage, type FarmVisit, isOfFarm } from '../page/farm-visit.ts'
import { farmForm, givenChoice, givenNumber, givenText, sentText } from '../page/fields.ts'
import { applicationFields, givenApplication, withoutGaps } from './application-fields.ts'
import { bindingText } from './web-applications.ts'

/** The settings of the web application that the parameter `name` names. */
export const webApplicationSettingsPage: FarmPage = {
  isForTenants: true,
  async show(visit) {
    const { ctx, query, words } = visit
    const state = await getWebApplication(ctx, query.get('name') ?? '')
    const { row } = state
    const storage = readStorage(storageOfNew(row))
    const shown = withoutGaps({
      ...{ displayName: row.displayName, baseUrl: row.baseUrl, anonymousAccess: row.anonymousAccess },
      ...{ storageBackend: storage?.backend, storagePath: storage?.path },
      ...{ certificateRef: row.certificateRef ?? undefined, profile: row.profile ?? undefined },
    })
    return {
      title: words.settingsOf(row.name),
      crumbs: [{ title: words.webApplications, href: farmAddress('webapplications.aspx') }],
      body: html`<div class="tools"><a class="button plain" href="${farmAddress('contentdatabases.aspx', { name: row.name })}">${words.contentDatabases}</a>
<a class="button plain" href="${farmAddress('userpolicies.aspx', { name: row.name })}">${words.userPolicies}</a>
<a class="button plain" href="${farmAddress('sitecollections.aspx', { webapp: row.name })}">${words.siteCollections}</a></div>
${isOfFarm(visit) ? farmForm(visit, { act: 'save', fields: applicationFields(visit, shown), button: words.save }) : undefined}
<h2>${words.hostBindings}</h2>${bindingsOf(visit, state)}
<h2>${words.managedPaths}</h2>${pathsOf(visit, state)}
${isOfFarm(visit) ? deletionOf(visit, state) : undefined}`,
    }
  },
  async send(visit, form) {
    demandWholeFarm(visit)
    const { ctx, query } = visit
    const { row } = await getWebApplication(ctx, query.get('name') ?? '')
    const act = acts.get(form.text('do'))
    if (!act) throw invalid(`The form does '${form.text('do').slice(0, 60)}', which is nothing that this page does.`)
    await act(visit, row.name, form)
    const isGone = form.text('do') === 'delete'
    return seeOther(
      isGone ? farmAddress('webapplications.aspx', { saved: 1 }) : farmAddress('webapplicationsettings.aspx', { name: row.name, saved: 1 }),
    )
  },
}

const acts: ReadonlyMap<string, (visit: FarmVisit, name: string, form: Form) => Promise<unknown>> = new Map([
  [
    'save',
    async (visit: FarmVisit, name: string, form: Form) => {
      const { certificateRef = null, profile = null, storageBackend = null, storageSettings, ...others } = givenApplication(visit, form)
      const storage = { storageBackend, ...(storageSettings && { storageSettings }) }
      await updateWebApplication(visit.ctx, name, { ...withoutGaps(others), certificateRef, profile, ...storage })
    },
  ],
  [
    'addHost',
    async ({ ctx }: FarmVisit, name: string, form: Form) => {
      const given = {
        ...{ port: givenNumber(form, 'port', [0, 65_535]), scheme: givenChoice(form, 'scheme', ['http', 'https'] as const) },
        tlsCertificateRef: givenText(form, 'certificate', 255),
        tlsCertificatePath: givenText(form, 'certificatePath', 400),
        isPrimary: form.text('primary') === 'yes' ? true : undefined,
      }
      await addHostBinding(ctx, name, { host: sentText(form, 'host', 255), ...withoutGaps(given) })
    },
  ],
  [
    'removeHost',
    async ({ ctx }: FarmVisit, name: string, form: Form) => {
      await removeHostBinding(ctx, name, { host: sentText(form, 'host', 255), port: givenNumber(form, 'port', [0, 65_535]) ?? 0 })
    },
  ],
  [
    'addPath',
    async ({ ctx }: FarmVisit, name: string, form: Form) => {
      const kind = givenChoice(form, 'kind', ['Explicit', 'Wildcard'] as const) ?? 'Explicit'
      await addManagedPath(ctx, name, { path: sentText(form, 'path', 255), kind })
    },
  ],
  [
    'removePath',
    async ({ ctx }: FarmVisit, name: string, form: Form) => {
      await removeManagedPath(ctx, name, sentText(form, 'path', 255))
    },
  ],
  [
    'delete',
    async ({ ctx }: FarmVisit, name: string) => {
      await deleteWebApplication(ctx, name)
    },
  ],
])

function bindingsOf(visit: FarmVisit, { row, hostBindings }: WebApplicationState): Markup {
  const { words } = visit
  const isFixed = isDefault(row) || !isOfFarm(visit)
  const rows = hostBindings.map((binding) => [
    html`${binding.host}${binding.isPrimary ? html` <span class="mark">${words.primary}</span>` : undefined}`,
    binding.port === 0 ? words.everyPort : String(binding.port),
    binding.scheme === 'https' ? 'https' : 'http',
    binding.tlsCertificatePath ?? binding.tlsCertificateRef ?? words.none,
    ...(isFixed
      ? []
      : [
          farmForm(visit, {
            ...{ act: 'removeHost', hidden: { host: binding.host, port: String(binding.port) } },
            ...{ button: words.remove, about: bindingText(binding), isDanger: true, isSmall: true },
          }),
        ]),
  ])
  const heads = [words.host, words.port, words.scheme, words.certificate, ...(isFixed ? [] : [words.actions])]
  const table = farmTable(words.hostBindings, heads, rows)
  if (isFixed) return html`${isDefault(row) ? html`<p class="hint">${words.hostBindingsOfDefault}</p>` : undefined}${table}`
  return html`${table}<h3>${words.addHost}</h3>${farmForm(visit, {
    act: 'addHost',
    fields: [
      { name: 'host', label: words.host, most: 255, isNeeded: true },
      { name: 'port', label: words.port, most: 5 },
      {
        ...{ name: 'scheme', label: words.scheme },
        choices: [
          ['', words.schemeByPort],
          ['http', 'http'],
          ['https', 'https'],
        ],
      },
      { name: 'certificate', label: words.certificate, hint: words.certificateHint, most: 255 },
      { name: 'certificatePath', label: words.certificatePath, hint: words.certificatePathHint, most: 400 },
      {
        ...{ name: 'primary', label: words.primaryHost, value: 'no' },
        choices: [
          ['no', words.no],
          ['yes', words.yes],
        ],
      },
    ],
    button: words.add,
    about: words.hostBindings,
  })}`
}

function pathsOf(visit: FarmVisit, { managedPaths }: WebApplicationState): Markup {
  const { words } = visit
  const isFixed = !isOfFarm(visit)
  const rows = managedPaths.map(({ path, kind }) => [
    path === '/' ? words.root : withoutSlash(path),
    kind === 'Explicit' ? words.explicit : words.wildcard,
    ...(isFixed
      ? []
      : [
          farmForm(visit, {
            ...{ act: 'removePath', hidden: { path: withoutSlash(path) } },
            ...{ button: words.remove, about: path, isDanger: true, isSmall: true },
          }),
        ]),
  ])
  const table = farmTable(words.managedPaths, [words.path, words.kind, ...(isFixed ? [] : [words.actions])], rows)
  if (isFixed) return table
  return html`${table}<h3>${words.addPath}</h3>${farmForm(visit, {
    act: 'addPath',
    fields: [
      { name: 'path', label: words.path, hint: words.pathHint, most: 255 },
      {
        ...{ name: 'kind', label: words.kind },
        choices: [
          ['Explicit', words.explicit],
          ['Wildcard', words.wildcard],
        ],
      },
    ],
    button: words.add,
    about: words.managedPaths,
  })}`
}

function deletionOf(visit: FarmVisit, { row, siteCollectionCount }: WebApplicationState): Markup {
  const { words } = visit
  const can = !isDefault(row) && siteCollectionCount === 0
  return html`<h2>${words.deleteWebApplication}</h2><p class="hint">${can ? words.deleteWebApplicationHint : words.cannotDelete}</p>
${can ? farmForm(visit, { act: 'delete', button: words.deleteIt, about: row.name, isDanger: true }) : undefined}`
}
