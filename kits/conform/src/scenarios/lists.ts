import { type Check, scenario } from '../check.ts'
import { demand, demandEqual, listAt, quotedText } from '../tools.ts'

const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' } as const

export const listChecks: readonly Check[] = scenario('lists', 'Lists', [
  [
    'adds',
    'A new list is 201, found by its title and its id, and takes part in the collection',
    ['addList', 'getList', 'getListById', 'listLists'],
    async (bench) => {
      const title = bench.newName("New 'list' & more")
      const made = await bench.ask('addList', 'POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 }, status: 201 })
      const byTitle = await bench.ask('getList', 'GET', listAt(title))
      const byId = await bench.ask('getListById', 'GET', `/_api/web/lists(guid'${made.json.Id}')`)
      demandEqual([byTitle.json.Id, byId.json.Title], [made.json.Id, title], 'the list', byId)
      const all = await bench.ask('listLists', 'GET', `/_api/web/lists?$select=Title&$filter=Title eq '${quotedText(title)}'`)
      demandEqual(all.json.value, [{ Title: title }], 'the filtered collection', all)
    },
  ],
  [
    'refuses-taken-titles',
    'A title that is taken is refused',
    ['addList'],
    async (bench) => {
      const body = { Title: bench.place.list, BaseTemplate: 100 }
      const { code } = await bench.refused('addList', 'POST', '/_api/web/lists', { body, status: bench.profile.titleTaken })
      demand(code.startsWith('-2130575342,'), `the code is '${code}'`)
    },
  ],
  [
    'changes',
    'An update changes what it names',
    ['mergeList', 'getList'],
    async (bench) => {
      const title = bench.newName('Changed')
      await bench.ask('addList', 'POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100, Description: 'old' }, status: 201 })
      const reply = await bench.ask('mergeList', 'POST', listAt(title), { headers: merge, body: { Description: 'new', Hidden: true } })
      demandEqual(reply.status, bench.profile.updated, 'the status of an update', reply)
      const { json } = await bench.ask('getList', 'GET', listAt(title))
      demandEqual([json.Title, json.Description, json.Hidden], [title, 'new', true], 'the list', reply)
    },
  ],
  [
    'deletes',
    'A deleted list is gone',
    ['deleteList', 'getList'],
    async (bench) => {
      const title = bench.newName('Deleted')
      await bench.ask('addList', 'POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 }, status: 201 })
      await bench.ask('deleteList', 'DELETE', listAt(title), { headers: { 'If-Match': '*' }, status: 200 })
      await bench.refused('getList', 'GET', listAt(title), { status: 404 })
    },
  ],
  [
    'adds-columns',
    'A new column holds values of its type',
    ['addField', 'getField', 'addItem'],
    async (bench) => {
      const title = bench.newName('Columns')
      const at = listAt(title)
      await bench.ask('addList', 'POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 }, status: 201 })
      const kinds = [
        ['Words', 2, 'Text', 'a'],
        ['Many', 3, 'Note', 'a\nb'],
        ['Day', 4, 'DateTime', '2026-02-28T00:00:00Z'],
        ['Truth', 8, 'Boolean', true],
        ['Amount', 9, 'Number', 1.5],
      ] as const
      for (const [Title, FieldTypeKind, type] of kinds) {
        const { json } = await bench.ask('addField', 'POST', `${at}/fields`, { body: { Title, FieldTypeKind }, status: 201 })
        demandEqual([json.Title, json.InternalName, json.TypeAsString], [Title, Title, type], 'the column')
        await bench.ask('getField', 'GET', `${at}/fields/getbyinternalnameortitle('${Title}')`)
      }
      const values = Object.fromEntries(kinds.map(([name, , , value]) => [name, value]))
      const made = await bench.ask('addItem', 'POST', `${at}/items`, { body: values, status: 201 })
      for (const [name, value] of Object.entries(values)) demandEqual(made.json[name], value, `the value of ${name}`, made)
    },
  ],
  [
    'adds-views',
    'A new view has its query and its columns',
    ['addView', 'getView', 'addViewField', 'getViewFields'],
    async (bench) => {
      const views = `${listAt(bench.place.list)}/views`
      const query = '<OrderBy><FieldRef Name="ID" /></OrderBy>'
      const made = await bench.ask('addView', 'POST', views, { body: { Title: bench.newName('View'), ViewQuery: query }, status: 201 })
      const at = `${views}(guid'${made.json.Id}')`
      const { json } = await bench.ask('getView', 'GET', at)
      demandEqual(json.Title, made.json.Title, 'the title of the view', made)
      await bench.ask('addViewField', 'POST', `${at}/viewfields/addviewfield('ConformNumber')`)
      const fields = await bench.ask('getViewFields', 'GET', `${at}/viewfields`)
      demand((fields.json.Items as string[]).includes('ConformNumber'), 'the view lacks the column that was added', fields)
    },
  ],
  [
    'tells-metadata',
    'The metadata document is EDMX',
    ['getMetadata'],
    async (bench) => {
      const reply = await bench.ask('getMetadata', 'GET', '/_api/$metadata', { headers: { Accept: '*/*' }, status: 200 })
      demand(/<(?:edmx:)?Edmx[\s>]/.test(reply.text), 'the document has no Edmx', reply)
    },
  ],
])
