import { type Bench, type Check, scenario } from '../check.ts'
import { demand, demandEqual, listAt } from '../tools.ts'

async function newList(bench: Bench): Promise<string> {
  const title = bench.newName('Types')
  await bench.ask('addList', 'POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 }, status: 201 })
  return listAt(title)
}

/** A content type of the list, which the list takes away with itself. */
async function addType(bench: Bench, at: string): Promise<string> {
  const body = { contentTypeId: '0x0101' }
  const reply = await bench.ask('addAvailableContentType', 'POST', `${at}/contenttypes/addavailablecontenttype`, { body, status: 200 })
  const id = String(reply.json.StringId)
  demand(/^0x0101.+/.test(id), `the content type of the list has the id '${id}', which is no child of 0x0101`, reply)
  return id
}

const typesOf = async (bench: Bench, at: string): Promise<readonly { readonly StringId: string; readonly Name: string }[]> =>
  (await bench.ask('listListContentTypes', 'GET', `${at}/contenttypes`, { status: 200 })).json.value

export const contentTypeChecks: readonly Check[] = scenario('content-types', 'Content types', [
  [
    'children',
    'A list gets a child of a content type of the web, with a name of its own',
    ['addAvailableContentType', 'listListContentTypes', 'getListContentType'],
    async (bench) => {
      const at = await newList(bench)
      const id = await addType(bench, at)
      demand(
        (await typesOf(bench, at)).some(({ StringId }) => StringId === id),
        `the list does not show ${id}`,
      )
      const one = await bench.ask('getListContentType', 'GET', `${at}/contenttypes('${id}')`, { status: 200 })
      demandEqual(one.json.StringId, id, 'the id of the content type', one)
    },
  ],
  [
    'deletes',
    'A content type that is deleted is not in the list any more',
    ['addAvailableContentType', 'deleteListContentType', 'getListContentType'],
    async (bench) => {
      const at = await newList(bench)
      const id = await addType(bench, at)
      await bench.ask('deleteListContentType', 'DELETE', `${at}/contenttypes('${id}')`, { headers: { 'If-Match': '*' } })
      await bench.refused('getListContentType', 'GET', `${at}/contenttypes('${id}')`, { status: 404 })
    },
  ],
  [
    'unknown',
    'A content type that the web does not have is refused',
    ['addAvailableContentType'],
    async (bench) => {
      const at = await newList(bench)
      const before = (await typesOf(bench, at)).length
      const body = { contentTypeId: '0x0101FF00FF00FF00FF00FF00FF00FF00FF00FF' }
      await bench.refused('addAvailableContentType', 'POST', `${at}/contenttypes/addavailablecontenttype`, { body, status: [400, 404] })
      demandEqual((await typesOf(bench, at)).length, before, 'the number of content types')
    },
  ],
])
