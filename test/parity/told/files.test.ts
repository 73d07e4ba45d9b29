import { beforeAll, expect, it } from 'vitest'
import type { XmlElement } from '../../../src/formats/xml.ts'
import { bothDoors, contractAttributes, contractProperties, elementsIn, serveBothDoors, tickingRuntime } from './both-doors.ts'
import { made, type RestFacts, same, toldTable } from './told-table.ts'

const { server, doors } = await serveBothDoors({ runtime: tickingRuntime() })

const url = '/Shared Documents/100% & #more.txt'
const file = `/getfilebyserverrelativepath(decodedurl='${encodeURIComponent(url)}')`

const plainTime = (time: string): string => time.replace('T', ' ').replace('Z', '')
const addressOf = (path: string): string => server.url + encodeURI(path).replaceAll('#', '%23')

const shared = {
  created: made(['Created'], ({ Created }: RestFacts) => plainTime(Created)),
  createdRaw: same('Created'),
  createdBy: made(['CreatedBy'], ({ CreatedBy }) => CreatedBy.LoginName),
  createdByName: made(['CreatedBy'], ({ CreatedBy }) => CreatedBy.Title),
  size: same('Size'),
  comments: same('CheckInComment'),
}

const oldVersion = toldTable({
  shared: { version: same('VersionLabel'), url: made(['Url'], ({ Url }) => addressOf(`/${Url}`)), ...shared },
  restOnly: ['ID', 'IsCurrentVersion', 'Length'],
  soapOnly: [],
})

/** The current version, which is a property of the file in REST. */
const currentVersion = toldTable({
  shared: {
    version: made(['VersionLabel'], ({ VersionLabel }) => `@${VersionLabel}`),
    url: made(['Url'], ({ Url }) => addressOf(Url)),
    ...shared,
  },
  restOnly: [],
  soapOnly: [],
})

beforeAll(async () => {
  await doors.send('MERGE', "/lists/getbytitle('Documents')", { EnableVersioning: true, EnableMinorVersions: true })
})

const versionsOf = async () => {
  const [results] = await doors.ask('versions', 'GetVersions', `<fileName>${url.replace('&', '&amp;')}</fileName>`, 'results')
  const [current, ...old] = elementsIn(results as XmlElement, 'result').map(({ attributes }) => attributes)
  return { results: results as XmlElement, current: new Map(current), old }
}

const attributeOf = (element: XmlElement, child: string, name: string) => elementsIn(element, child)[0]?.attributes.get(name)

it('REST and SOAP tell the same of the versions of a file', async () => {
  const folder = "/getfolderbyserverrelativepath(decodedurl='/Shared Documents')"
  const add = `${folder}/files/addusingpath(decodedurl='${encodeURIComponent('100% & #more.txt')}',overwrite=true)`
  for (const [index, user] of ['admin', 'ann', 'admin'].entries()) {
    await bothDoors(server.url, { user }).send('POST', add, 'x'.repeat(index + 1))
    await doors.send('POST', `${file}/checkout`)
    await doors.send('POST', `${file}/checkin(comment='${encodeURIComponent(`No. ${index} & more`)}',checkintype=${index % 2})`)
    const { current, old } = await versionsOf()
    const rest = await doors.get(`${file}?$expand=ModifiedBy`)
    const { UIVersionLabel, ServerRelativeUrl, TimeLastModified, Length, CheckInComment, ModifiedBy } = rest
    const facts = {
      VersionLabel: UIVersionLabel,
      Url: ServerRelativeUrl,
      Created: TimeLastModified,
      Size: Length,
      CheckInComment,
      CreatedBy: ModifiedBy,
    }
    currentVersion.compare(facts, current)
    const kept = await doors.rows(`${file}/versions?$expand=CreatedBy`)
    expect(old).toHaveLength(kept.length)
    for (const [place, one] of kept.entries()) oldVersion.compare(one, new Map(old[place]))
  }
  oldVersion.demandWhole({ rest: contractProperties('FileVersion'), soap: contractAttributes('versions', 'Version') })
})

it('REST and SOAP tell the same of the library of a file', async () => {
  for (const EnableVersioning of [true, false]) {
    await doors.send('MERGE', "/lists/getbytitle('Documents')", { EnableVersioning })
    const { results } = await versionsOf()
    const { Id } = await doors.get("/lists/getbytitle('Documents')")
    expect(attributeOf(results, 'list', 'id')).toBe(`{${Id.toUpperCase()}}`)
    expect(attributeOf(results, 'versioning', 'enabled')).toBe(EnableVersioning ? '1' : '0')
  }
})
