import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientCall } from '../../../support/programs/missing-calls.ts'

const library = join(import.meta.dirname, '../../../../node_modules/@pnp/sp')

const list = "web/lists/getbytitle('Tasks')"
const item = `${list}/items(1)`
const file = "web/getfilebyserverrelativeurl('/Shared Documents/a.txt')"
const folder = "web/getfolderbyserverrelativeurl('/Shared Documents')"
const webParts = `${file}/getlimitedwebpartmanager(scope=1)`

/** Where the entities of a module have their addresses: a call of the module is one of these. */
const placesOf: Readonly<Record<string, readonly string[]>> = {
  appcatalog: ['web/tenantappcatalog/AvailableApps', 'web'],
  attachments: [item, `${item}/AttachmentFiles`, `${item}/AttachmentFiles/getbyfilename('a')`],
  'clientside-pages': ['web', 'sitepages/pages(1)'],
  comments: [item, `${item}/comments`],
  'content-types': [`${list}/contenttypes`, "web/contenttypes('0x01')", "web/contenttypes('0x01')/fieldlinks"],
  features: ['web/features'],
  fields: [`${list}/fields`, `${list}/fields/getbyinternalnameortitle('Title')`],
  files: [file, `${folder}/files`, `${file}/versions`, 'web'],
  folders: [folder, `${folder}/folders`, 'web'],
  forms: [list, `${list}/forms`],
  groupsitemanager: ['groupsitemanager'],
  hubsites: ['hubsites', 'web', 'site'],
  items: [item, `${list}/items`, list, `${item}/versions`],
  lists: [list, 'web/lists', 'web'],
  navigation: ['web/navigation', 'web/navigation/quicklaunch', 'web/navigation/quicklaunch/getbyid(1)', 'navigation'],
  profiles: [
    'sp.userprofiles.peoplemanager',
    'sp.userprofiles.profileloader.getprofileloader',
    'sp.ui.applicationpages.clientpeoplepickerwebserviceinterface',
  ],
  'publishing-sitepageservice': ['sitepages'],
  'recycle-bin': ['web/recyclebin', "web/recyclebin('00000000-0000-0000-0000-000000000000')"],
  'regional-settings': ['web/regionalsettings', 'web/regionalsettings/timezone', 'web/regionalsettings/timezones'],
  security: ['web', 'web/roleassignments', 'web/roledefinitions', 'web/roleassignments/getbyprincipalid(1)'],
  sharing: [item, file, 'web'],
  'site-groups': ['web/sitegroups', 'web/sitegroups(1)', 'web'],
  'site-users': ['web/siteusers', 'web/siteusers(1)', 'web'],
  sites: ['site', 'web'],
  social: ['social.following', 'social.following/my'],
  sputilities: ['web'],
  subscriptions: [list, `${list}/subscriptions`],
  'user-custom-actions': ['web/usercustomactions'],
  views: [list, `${list}/views`, `${list}/defaultview`, `${list}/defaultview/viewfields`],
  webparts: [file, webParts, `${webParts}/webparts`, `${webParts}/webparts/getbyid('00000000-0000-0000-0000-000000000000')`],
  webs: ['web', 'web/webs'],
}

/** The classes that give a method its prefix. */
const prefixes: Readonly<Record<string, string>> = {
  'related-items': 'SP.RelatedItemManager',
  sputilities: 'SP.Utilities.Utility',
  'site-designs': 'Microsoft.Sharepoint.Utilities.WebTemplateExtensions.SiteScriptUtility',
  'site-scripts': 'Microsoft.Sharepoint.Utilities.WebTemplateExtensions.SiteScriptUtility',
}

const text = '(?:"([^"\\n]{1,200})"|`([^`\\n]{1,200})`)'
/** `(this, "name")`, `([this, this.parentUrl], "name")`, `.concat("name")`. */
const calls = new RegExp(String.raw`(?:\((?:this|\[this[^\]]{0,60}\]|web), ?|\.concat\()${text}`, 'g')

/** A name with its arguments, which have values here: those of the library are expressions. */
const filled = (name: string): string =>
  name
    .replaceAll(/\$\{[^{}]{0,100}\}/g, '1')
    .replace(/\?.*$/, '')
    .replaceAll(/\$value$/g, '')

/** The calls of the library in its sources, with the addresses of each, of which one is enough. */
export function callsOfPnp(): readonly ClientCall[] {
  const found = new Map<string, readonly string[]>()
  for (const module of Object.keys({ ...placesOf, ...prefixes }))
    for (const name of readdirSync(join(library, module)).filter((one) => one.endsWith('.js')))
      for (const [, plain, template] of readFileSync(join(library, module, name), 'utf8').matchAll(calls)) {
        const given = filled(plain ?? template ?? '').replace(/^\//, '')
        if (!/^[A-Za-z_]/.test(given)) continue
        const prefix = prefixes[module]
        const addresses = given.startsWith('_api/')
          ? [given.slice('_api/'.length)]
          : prefix === undefined
            ? (placesOf[module] ?? []).map((place) => `${place}/${given}`)
            : [`${prefix}.${given}`]
        found.set(`${module}: ${given}`, addresses)
      }
  return [...found].map(([name, addresses]) => ({ name, addresses }))
}
