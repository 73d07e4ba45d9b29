import { writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

/**
 * Runs commands of CLI for Microsoft 365, unmodified, against a server, and prints a line for each case. It signs in as the program
 * does after a login: the connection and its token are in the home folder. Only commands that send messages of the object model
 * are here.
 */

interface Given {
  /** The folder of the package. */
  readonly package: string
  readonly url: string
  readonly token: string
}

type Options = Readonly<Record<string, unknown>>
type Told = Readonly<Record<string, unknown>>

interface Cli {
  readonly executeCommand: (name: string, options: Options) => Promise<{ readonly stdout: string }>
}

const given = (await json(process.stdin)) as Given
const expiresOn = new Date(Date.now() + 3_600_000).toISOString()
writeFileSync(
  join(homedir(), '.cli-m365-connection.json'),
  JSON.stringify({
    ...{ active: true, authType: 'deviceCode', appId: 'app', tenant: 'common', cloudType: 'Public', spoUrl: given.url },
    ...{ name: 'test', identityName: 'app', identityId: 'app', identityTenantId: 'common' },
    accessTokens: { [given.url]: { expiresOn, accessToken: given.token } },
  }),
)

const { executeCommand } = (await import(pathToFileURL(join(given.package, 'dist/api.js')).href)) as Cli
const webUrl = given.url

/** What a command tells, by its JSON. */
async function told(name: string, options: Options): Promise<unknown> {
  const { stdout } = await executeCommand(name, { webUrl, output: 'json', ...options })
  return stdout === '' ? undefined : JSON.parse(stdout)
}

const rows = async (name: string, options: Options = {}) => (await told(name, options)) as readonly Told[]
const one = async (name: string, options: Options = {}) => (await told(name, options)) as Told

function demand(holds: boolean, shown: unknown): void {
  if (!holds) throw new Error(`The command told ${JSON.stringify(shown)?.slice(0, 500)}`)
}

const named = (all: readonly Told[], name: string) => all.some(({ Name }) => Name === name)
const groupId = 'b0000000-0000-4000-8000-000000000001'
const typeId = `0x010100${'AB'.repeat(16)}`
const property = { key: 'owner', value: 'Accounting' }

/** Sets an entry of the property bag of a folder, reads it, and removes it. */
async function changeBagOf(folder: string): Promise<void> {
  await told('spo propertybag set', { ...property, folder })
  const shown = await told('spo propertybag get', { key: 'owner', folder })
  demand(shown === 'Accounting', shown)
  await told('spo propertybag remove', { key: 'owner', folder, force: true })
  const all = await rows('spo propertybag list', { folder })
  demand(!all.some(({ key }) => key === 'owner'), all)
}

const cases: Readonly<Record<string, () => Promise<unknown>>> = {
  'propertybag set and get: a web': async () => {
    await told('spo propertybag set', property)
    const shown = await told('spo propertybag get', { key: 'owner' })
    demand(shown === 'Accounting', shown)
  },
  'propertybag list: a web': async () => {
    const all = await rows('spo propertybag list')
    demand(
      all.some(({ key, value }) => key === 'owner' && value === 'Accounting'),
      all,
    )
  },
  'propertybag remove: a web': async () => {
    await told('spo propertybag remove', { key: 'owner', force: true })
    const all = await rows('spo propertybag list')
    demand(!all.some(({ key }) => key === 'owner'), all)
  },
  'propertybag set, list and remove: a folder': async () => {
    await told('spo folder add', { parentFolderUrl: '/Shared Documents', name: 'Plans' })
    await changeBagOf('/Shared Documents/Plans')
  },
  'propertybag set, list and remove: the folder of a library': () => changeBagOf('/Shared Documents'),
  'contenttype add: a web': async () => {
    const made = await one('spo contenttype add', { id: typeId, name: 'Invoice', group: 'Own', description: 'd' })
    demand(made.Name === 'Invoice', made)
  },
  'contenttype set: a web': () => told('spo contenttype set', { id: typeId, Description: 'other' }),
  'contenttype field set: adds a column': () =>
    told('spo contenttype field set', { contentTypeId: typeId, id: 'fa564e0f-0c70-4ab9-b863-0177e6ddd247', required: true }),
  'contenttype field remove: takes the column away': () =>
    told('spo contenttype field remove', { contentTypeId: typeId, id: 'fa564e0f-0c70-4ab9-b863-0177e6ddd247', force: true }),
  'contenttype add: a list': () => told('spo contenttype add', { id: `0x0100${'CD'.repeat(16)}`, name: 'Own task', listTitle: 'Tasks' }),
  'field set: a column of a list': async () => {
    await told('spo field set', { listTitle: 'Tasks', internalName: 'Body', Description: 'What to do' })
    const shown = await one('spo field get', { listTitle: 'Tasks', internalName: 'Body' })
    demand(shown.Description === 'What to do', shown)
  },
  'list set: a property of a list': () => told('spo list set', { title: 'Tasks', description: 'All that is to be done' }),
  'listitem batch set: items of a list': async () => {
    const made = await one('spo listitem add', { listTitle: 'Tasks', Title: 'Before' })
    const filePath = join(homedir(), 'items.csv')
    writeFileSync(filePath, `Id,Title,Body\n${String(made.Id)},After,What to do\n`)
    await told('spo listitem batch set', { listTitle: 'Tasks', idColumn: 'Id', filePath })
    const shown = await one('spo listitem get', { listTitle: 'Tasks', id: made.Id })
    demand(shown.Title === 'After', shown)
  },
  'web add: a subweb': async () => {
    const options = { title: 'Below', url: 'below', webTemplate: 'STS#0', parentWebUrl: given.url, locale: 1033, inheritNavigation: true }
    await told('spo web add', { ...options, webUrl: undefined })
  },
  'term group add, list and get': async () => {
    await told('spo term group add', { name: 'Places', id: groupId, description: 'Where' })
    const all = await rows('spo term group list')
    demand(named(all, 'Places'), all)
    const shown = await one('spo term group get', { name: 'Places' })
    demand(shown.Description === 'Where', shown)
  },
  'term set add: properties': () =>
    told('spo term set add', { name: 'Rivers', termGroupName: 'Places', customProperties: JSON.stringify({ scale: 'small' }) }),
  'term set add, list and get': async () => {
    await told('spo term set add', { name: 'Cities', termGroupName: 'Places', description: 'Large ones' })
    const all = await rows('spo term set list', { termGroupName: 'Places' })
    demand(named(all, 'Cities'), all)
    const shown = await one('spo term set get', { name: 'Cities', termGroupId: groupId })
    demand(shown.Description === 'Large ones', shown)
  },
  'term add, list and get': async () => {
    const place = { termGroupName: 'Places', termSetName: 'Cities' }
    const customProperties = JSON.stringify({ river: 'Elbe' })
    const made = await one('spo term add', { ...place, name: 'Dresden', description: 'd', customProperties })
    await told('spo term add', { name: 'Pieschen', termGroupName: 'Places', parentTermId: made.Id })
    const all = await rows('spo term list', { ...place, withChildTerms: true })
    demand(named(all, 'Dresden'), all)
    const shown = await one('spo term get', { id: made.Id })
    demand(shown.Name === 'Dresden' && shown.Description === 'd', shown)
    const byName = await told('spo term get', { ...place, name: 'Dresden' })
    demand(JSON.stringify(byName).includes('Dresden'), byName)
  },
}

for (const [name, run] of Object.entries(cases)) {
  const error = await run().then(
    () => null,
    (failure: unknown) => messageIn(failure),
  )
  console.log(JSON.stringify([name, error]))
}
// The program keeps connections open.
process.exit(0)

function messageIn(failure: unknown): string {
  const { error = failure, stderr = '' } = failure as { readonly error?: unknown; readonly stderr?: string }
  const { message = error } = error as { readonly message?: unknown }
  if (typeof message !== 'string') return JSON.stringify(message)
  return `${message} ${stderr}`.trim()
}
