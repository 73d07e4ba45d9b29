import { type Bench, type Check, scenario } from '../check.ts'
import { demandEqual } from '../tools.ts'
import { addFile } from './files.ts'
import { addItem, itemAt } from './items.ts'

const labelsIn = (rows: readonly { VersionLabel: string }[]): string[] => rows.map(({ VersionLabel }) => VersionLabel)

async function fileInThreeVersions(bench: Bench): Promise<string> {
  const name = `${bench.newName('versions')}.txt`
  for (const text of ['one', 'two']) await addFile(bench, name, text)
  return addFile(bench, name, 'three')
}

const textOf = async (bench: Bench, path: string) =>
  (await bench.ask('getFileVersionValue', 'GET', path, { headers: { Accept: '*/*' }, status: 200 })).text

export const versionChecks: readonly Check[] = scenario('versions', 'Versions', [
  [
    'keeps-files',
    'Each upload to a library with versions leaves the version before it',
    ['listFileVersions', 'getFileVersionValue'],
    async (bench) => {
      const file = await fileInThreeVersions(bench)
      const reply = await bench.ask('listFileVersions', 'GET', `${file}/versions`)
      demandEqual(labelsIn(reply.json.value).sort(), ['1.0', '2.0'], 'the versions', reply)
      demandEqual(await textOf(bench, `${file}/versions(512)/$value`), 'one', 'the text of version 1.0')
      demandEqual(await textOf(bench, `${file}/versions(1024)/$value`), 'two', 'the text of version 2.0')
    },
  ],
  [
    'restores-files',
    'A restored version is the present one, and the file has one more',
    ['restoreFileVersionByLabel', 'listFileVersions', 'getFileValue'],
    async (bench) => {
      const file = await fileInThreeVersions(bench)
      await bench.ask('restoreFileVersionByLabel', 'POST', `${file}/versions/restorebylabel('1.0')`)
      const { text } = await bench.ask('getFileValue', 'GET', `${file}/$value`, { headers: { Accept: '*/*' }, status: 200 })
      demandEqual(text, 'one', 'the text of the file')
      const reply = await bench.ask('listFileVersions', 'GET', `${file}/versions`)
      demandEqual(reply.json.value.length, 3, 'the number of versions', reply)
    },
  ],
  [
    'deletes-versions',
    'A deleted version is gone, the others stay',
    ['deleteFileVersionById', 'listFileVersions'],
    async (bench) => {
      const file = await fileInThreeVersions(bench)
      await bench.ask('deleteFileVersionById', 'POST', `${file}/versions/deletebyid(512)`)
      const reply = await bench.ask('listFileVersions', 'GET', `${file}/versions`)
      demandEqual(labelsIn(reply.json.value), ['2.0'], 'the versions', reply)
    },
  ],
  [
    'keeps-items',
    'Each update of an item in a list with versions leaves a version, the newest first',
    ['listItemVersions', 'mergeItem'],
    async (bench) => {
      const made = await addItem(bench, { Title: 'one' })
      const headers = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
      for (const Title of ['two', 'three']) await bench.ask('mergeItem', 'POST', itemAt(bench, made), { headers, body: { Title } })
      const reply = await bench.ask('listItemVersions', 'GET', `${itemAt(bench, made)}/versions`)
      demandEqual(labelsIn(reply.json.value), ['3.0', '2.0', '1.0'], 'the versions', reply)
      demandEqual(
        (reply.json.value as { Title: string }[]).map(({ Title }) => Title),
        ['three', 'two', 'one'],
        'the titles',
        reply,
      )
    },
  ],
])
