import { afterAll, describe, expect, it } from 'vitest'
import { items, query, startWithTasks } from '../../../support/samples/tasks.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, ann, annId, bobId } = await startWithTasks()
afterAll(() => server.stop())

describe('$select', () => {
  it('returns the named properties in every envelope, an empty one all of them', async () => {
    for (const envelope of envelopes) {
      const reply = await ann.call('GET', `${items}?$select=Title,Id&$top=1`, { headers: { Accept: accepts[envelope] } })
      expect(
        Object.keys(rowsOf(reply)[0])
          .filter((name) => !/^(__|odata\.)/.test(name))
          .sort(),
      ).toEqual(['Id', 'Title'])
    }
    const full = (await ann.call('GET', `${items}(1)`)).json
    expect((await ann.call('GET', `${items}(1)?$select=*`)).json).toEqual(full)
    expect((await ann.call('GET', `${items}(1)?$select=*,Id`)).json).toEqual(full)
  })

  it('knows people and lookups by their id without $expand', async () => {
    expect((await ann.call('GET', `${items}(4)?$select=AuthorId,AssignedToId`)).json).toEqual({ AuthorId: bobId, AssignedToId: annId })
  })

  it('refuses properties that do not exist, also where no row would show it', async () => {
    expectRefusal(await ann.call('GET', `${items}?$select=Nope&$filter=Id eq 0`), 400, /'Nope'/)
    expectRefusal(await ann.call('GET', `${items}?$select=Author/Nope&$expand=Author&$top=1`), 400, /'Nope'/)
  })
})

describe('a write whose reply cannot be given', () => {
  const documents = "/_api/web/getfolderbyserverrelativeurl('Shared Documents')/files"
  const count = async () => (await ann.call('GET', "/_api/web/lists/getbytitle('Tasks')/itemcount")).json

  it('writes nothing: no item, no file, no attachment', async () => {
    const before = await count()
    expectRefusal(await ann.call('POST', `${items}?$select=Nope`, { body: { Title: 'never' } }), 400, /'Nope'/)
    expect(await count()).toEqual(before)
    expectRefusal(await ann.call('POST', `${documents}/add(url='never.txt')?$select=Nope`, { body: 'never' }), 400, /'Nope'/)
    expect((await ann.call('GET', `${documents}('never.txt')`)).status).toBe(404)
    const attachments = `${items}(1)/attachmentfiles`
    expectRefusal(await ann.call('POST', `${attachments}/add(filename='never.txt')?$select=Nope`, { body: 'never' }), 400, /'Nope'/)
    expect(rowsOf(await ann.call('GET', attachments))).toEqual([])
  })
})

describe('$expand', () => {
  it('shows the people of every row', async () => {
    const reply = await ann.call(
      'GET',
      `${items}?$select=Id,Author/Title,AssignedTo/EMail&$expand=Author,AssignedTo&$filter=Id ge 4 and Id le 6`,
    )
    expect(rowsOf(reply)).toEqual([
      { Id: 4, Author: { Title: 'bob' }, AssignedTo: { EMail: 'ann@localhost' } },
      { Id: 5, Author: { Title: 'ann' }, AssignedTo: null },
      { Id: 6, Author: { Title: 'bob' }, AssignedTo: { EMail: 'ann@localhost' } },
    ])
  })

  it.each([
    '$select=Id&$expand=Author($select=Title)',
    '$select=Id,Author/Title&$expand=Author',
    '$select=Id,Author/Title&$expand=Author,Author',
  ])('%s shows the same', async (options) => {
    expect((await ann.call('GET', `${items}(4)?${options}`)).json).toEqual({ Id: 4, Author: { Title: 'bob' } })
  })

  it('continues from what is expanded', async () => {
    const { json } = await ann.call('GET', '/_api/web?$select=Webs/Title,Lists/Title&$expand=Webs/Lists,Lists')
    expect(json).toMatchObject({ Webs: [], Lists: expect.any(Array) })
  })

  it.each([
    'Nope',
    'Author/Nope',
    'Author,Nope',
    'Body',
    'Author(',
    'Author($select=Nope)',
    'Author($top=1)',
    'Author($nope=1)',
    'Author()',
    `${'A('.repeat(500)}`,
    Array.from({ length: 500 }, () => 'Author').join('/'),
  ])('refuses %s', async (expand) => {
    expectRefusal(await ann.call('GET', `${items}?${query({ $expand: expand })}`), 400, /./)
  })
})
