import { type Check, scenario } from '../check.ts'
import { demand, demandEqual, listAt } from '../tools.ts'
import { addItem, itemAt } from './items.ts'

export const etagChecks: readonly Check[] = scenario('etags', 'Items', [
  [
    'changes',
    'The tag of an item is another one after a change, and the same without one',
    ['getItem', 'mergeItem'],
    async (bench) => {
      const made = await addItem(bench)
      const tag = async () => (await bench.ask('getItem', 'GET', itemAt(bench, made))).headers.get('etag')
      const [first, same] = [await tag(), await tag()]
      demandEqual([made.headers.get('etag'), same], [first, first], 'the tag of an unchanged item', made)
      await bench.ask('mergeItem', 'POST', itemAt(bench, made), {
        headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
        body: { Title: 'b' },
      })
      const other = await tag()
      demand(other !== null && other !== first, `the tag ${other} did not change`, made)
    },
  ],
  [
    'guards-updates',
    'An update with the tag of an earlier version is 412 and changes nothing',
    ['mergeItem', 'getItem'],
    async (bench) => {
      const made = await addItem(bench, { Title: 'one' })
      const old = made.headers.get('etag') ?? ''
      const update = (Title: string, tag: string) => ({ headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': tag }, body: { Title } })
      await bench.ask('mergeItem', 'POST', itemAt(bench, made), update('two', old))
      await bench.refused('mergeItem', 'POST', itemAt(bench, made), { ...update('three', old), status: 412 })
      const { json } = await bench.ask('getItem', 'GET', itemAt(bench, made))
      demandEqual(json.Title, 'two', 'the title after the refused update', made)
    },
  ],
  [
    'guards-deletes',
    'A deletion with the tag of an earlier version is 412',
    ['deleteItem', 'getItem'],
    async (bench) => {
      const made = await addItem(bench)
      const old = made.headers.get('etag') ?? ''
      await bench.ask('mergeItem', 'POST', itemAt(bench, made), {
        headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
        body: { Title: 'b' },
      })
      await bench.refused('deleteItem', 'DELETE', itemAt(bench, made), { headers: { 'If-Match': old }, status: 412 })
      await bench.ask('getItem', 'GET', itemAt(bench, made), { status: 200 })
    },
  ],
  [
    'demands-a-tag',
    'An update without If-Match is taken or refused as the profile says',
    ['mergeItem'],
    async (bench) => {
      const made = await addItem(bench)
      const sent = { headers: { 'X-HTTP-Method': 'MERGE' }, body: { Title: 'b' } }
      if (bench.profile.needsIfMatch) await bench.refused('mergeItem', 'POST', itemAt(bench, made), { ...sent, status: 412 })
      else await bench.ask('mergeItem', 'POST', itemAt(bench, made), sent)
    },
  ],
  [
    'shows-tags',
    'The tag in the body of an item is the one in the header',
    ['getItem'],
    async (bench) => {
      const made = await addItem(bench)
      const verbose = await bench.ask('getItem', 'GET', itemAt(bench, made), { envelope: 'verbose' })
      demandEqual(verbose.json.d.__metadata.etag, verbose.headers.get('etag'), '__metadata.etag', verbose)
      const minimal = await bench.ask('getItem', 'GET', itemAt(bench, made), { envelope: 'minimalmetadata' })
      demandEqual(minimal.json['odata.etag'], minimal.headers.get('etag'), 'odata.etag', minimal)
    },
  ],
  [
    'tags-lists',
    'The tag of a list changes with its settings',
    ['getList', 'mergeList'],
    async (bench) => {
      const title = bench.newName('Tagged')
      await bench.ask('addList', 'POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 }, status: 201 })
      const tag = async () => (await bench.ask('getList', 'GET', listAt(title))).headers.get('etag')
      const before = await tag()
      const headers = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
      await bench.ask('mergeList', 'POST', listAt(title), { headers, body: { Description: 'changed' } })
      demand((await tag()) !== before, `the tag ${before} of the list did not change`)
    },
  ],
])
