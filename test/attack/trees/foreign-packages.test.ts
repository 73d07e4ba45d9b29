import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { type MeasuredServer, startMeasured } from '../../support/measured/server.ts'
import { migrationZip } from '../../support/samples/content-migration.ts'
import { importOf } from '../../support/samples/packages.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { basic } from '../../support/server.ts'
import { accepts, expectPlainRefusal } from '../../support/wire.ts'

/** Packages of other farms in which one object has very many parts: the server holds few of them at once, or refuses the package in words. */

let server: MeasuredServer
beforeAll(async () => {
  server = await startMeasured({ 'Farm:BackupRoot': sharedFolder('foreign-packages') })
}, 60_000)
afterAll(() => server.stop())

const mebibyte = 1024 * 1024
const at = 'ParentWebUrl="/sites/old"'
/** Texts that do not repeat: a file that would become a hundred times as long is refused for that. */
const varied = (n: number) => crc32(String(n)).toString(36)

const packageWith = (objects: string) =>
  migrationZip({ 'Manifest.xml': `<SPObjects xmlns="urn:deployment-manifest-schema">${objects}</SPObjects>` })

function many(count: number, part: (n: number) => string): string {
  const parts: string[] = []
  for (let n = 0; n < count; n++) parts.push(part(n))
  return parts.join('')
}

const list = (fields: string, id: number) =>
  `<SPObject ObjectType="SPList" ${at}><List Id="aaaaaaaa-0000-4000-8000-00000000000${id}" Title="Big" RootFolderUrl="/sites/old/Lists/Big" BaseTemplate="100"><Fields>${fields}</Fields></List></SPObject>`
const versioned = (versions: string) =>
  `<SPObject ObjectType="SPListItem" ${at}><ListItem FileUrl="Lists/Big/1_.000" Name="1_.000" IntId="1" Version="1.0"><Versions>${versions}</Versions></ListItem></SPObject>`

const cases: readonly (readonly [string, () => string, RegExp, number])[] = [
  [
    'the columns of a list',
    () =>
      list(
        many(150_000, (n) => `<Field Name="${varied(n)}" Type="Text"/>`),
        1,
      ),
    /one part of it has more than 400000 elements and attributes/,
    100,
  ],
  [
    'the children of a folder',
    () => `<SPObject ObjectType="SPFolder" ${at}><Folder Url="Big">${many(450_000, (n) => `<A${varied(n)}/>`)}</Folder></SPObject>`,
    /one part of it has more than 400000 elements and attributes/,
    100,
  ],
  [
    'the versions of an item',
    () => versioned(many(1_000_001, (n) => `<ListItem Version="${varied(n)}"/>`)),
    /more than 1000000 versions\. Export fewer lists, or fewer versions, at once/,
    200,
  ],
]

describe('one object of a package with very many parts', () => {
  it.each(cases)(
    'costs little memory: %s',
    async (_what, objects, message, mostMebibytes) => {
      const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: accepts.nometadata })
      const zip = packageWith(objects())
      const before = await server.held()
      let reply: Awaited<ReturnType<typeof importOf>> | undefined
      const most = await server.mostHeld(async () => {
        reply = await importOf(admin, zip, '?target=/')
      })
      if (!reply) throw new Error('There is no reply.')
      expectPlainRefusal(reply, 400, message)
      expect((most - before) / mebibyte, 'MiB').toBeLessThan(mostMebibytes)
    },
    180_000,
  )
})
