import { html, type Markup } from '../../html.ts'
import type { DocPage } from '../page/doc-page.ts'
import { type Link, slug } from '../page/links.ts'
import { sample } from '../page/sample.ts'

/** A setting in the documentation. */
export interface SettingFacts {
  readonly key: string
  readonly allowed: string
  readonly default: string
  readonly help: string
}

/** The name of the environment variable of a setting. */
const variableOf = ({ key }: SettingFacts): string =>
  `SVC_${key
    .split(':')
    .map((part) => part.replace(/([a-z0-9])(?=[A-Z])/g, '$1_').toUpperCase())
    .join('__')}`

const limitPrefix = 'Limits:'

/** The path of the page of a setting: periods stand for colons. */
const pathOf = ({ key }: SettingFacts) => `settings/${key.replaceAll(':', '.').replaceAll(/[<>]/g, '').replaceAll(' ', '-')}`

/** The pages of all settings, and of the limits among them. */
export function settingPages(settings: readonly SettingFacts[]): DocPage[] {
  const limits = settings.filter(({ key }) => key.startsWith(limitPrefix))
  return [
    listPage('settings', 'Settings', 'Every setting with its default, and what it takes.', settings),
    listPage('limits', 'Limits', 'What bounds requests, values and replies. Every limit is a setting.', limits),
    ...settings.map((setting) => settingPage(setting, limits.includes(setting) ? 'limits' : 'settings')),
  ]
}

const order = html`<p>A value on the command line replaces one of the environment, which replaces one of the file <code>svc.config.json</code>, which replaces the default.</p>`

const listPage = (path: string, title: string, summary: string, settings: readonly SettingFacts[]): DocPage => ({
  path,
  title,
  summary,
  kind: 'Chapter',
  above: '',
  body: (link) => html`<h1>${title}</h1>
<p class="lead">${summary}</p>
${order}
${groupsOf(settings).map(([name, group]) => html`${name === '' ? undefined : html`<h2 id="${slug(name)}">${name}</h2>\n`}<dl>\n${group.map((setting) => entry(setting, link))}</dl>\n`)}`,
})

/** So many settings with one beginning have a heading of their own. */
const leastOfGroup = 3

/** The settings by the beginning of their keys. Those of small groups stand together, without a name if there are no others. */
function groupsOf(settings: readonly SettingFacts[]): [name: string, settings: SettingFacts[]][] {
  const beginning = ({ key }: SettingFacts) => (key.includes(':') ? key.slice(0, key.indexOf(':')) : '')
  const all = Map.groupBy(settings, beginning)
  const isLarge = (setting: SettingFacts) =>
    beginning(setting) !== '' && (all.get(beginning(setting)) ?? []).length >= Math.min(leastOfGroup, settings.length)
  const groups = Map.groupBy(settings, (setting) => (isLarge(setting) ? beginning(setting) : 'General'))
  return groups.size === 1
    ? [['', [...settings]]]
    : [...groups].sort(([one], [other]) => Number(other === 'General') - Number(one === 'General'))
}

const entry = (setting: SettingFacts, link: Link): Markup =>
  html`<dt><a href="${link(pathOf(setting))}"><code>${setting.key}</code></a></dt>
<dd>${setting.help} <span class="soft">Default: <code>${setting.default}</code>${sizeOf(setting)}</span></dd>
`

const settingPage = (setting: SettingFacts, above: string): DocPage => ({
  path: pathOf(setting),
  title: setting.key,
  summary: setting.help,
  kind: above === 'limits' ? 'Limit' : 'Setting',
  above,
  words: variableOf(setting),
  body: () => settingBody(setting),
})

const settingBody = (setting: SettingFacts): Markup => {
  const { key, allowed, default: preset, help } = setting
  const value = preset === 'none' ? '…' : preset
  return html`<h1><code>${key}</code></h1>
<p>${help}</p>
<dl>
<dt>Default</dt>
<dd><code>${preset}</code>${sizeOf(setting)}</dd>
<dt>Allowed</dt>
<dd>${allowed}</dd>
</dl>
<h2 id="command-line">On the command line</h2>
${sample(`tenon --${key} ${quoted(value)}`)}
<h2 id="environment">In the environment</h2>
${sample(`${variableOf(setting)}=${quoted(value)} tenon`)}
<h2 id="file">In <code>svc.config.json</code></h2>
${sample(JSON.stringify(nested(key.split(':'), value), undefined, 2))}
${order}`
}

const units = ['bytes', 'KiB', 'MiB', 'GiB'] as const

/** A default in bytes as people say it: ` (4 MiB)`. */
function sizeOf({ key, default: preset }: SettingFacts): string | undefined {
  if (!key.endsWith('Bytes') || !/^\d{4,15}$/.test(preset)) return undefined
  const power = Math.min(Math.floor(Math.log2(Number(preset)) / 10), units.length - 1)
  return ` (${Number((Number(preset) / 1024 ** power).toFixed(1))} ${units[power]})`
}

const quoted = (value: string): string => (/^[\w./:-]+$/.test(value) ? value : `'${value}'`)

/** The value in an object for each level of its key. */
function nested(names: readonly string[], value: string): object {
  const plain = value === 'true' || value === 'false' ? value === 'true' : /^-?\d{1,15}$/.test(value) ? Number(value) : value
  let inner: unknown = plain
  for (const name of names.toReversed()) inner = Object.fromEntries([[name, inner]])
  return inner as object
}
