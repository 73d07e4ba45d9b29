import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { accepts, expectRefusal } from '../../../support/wire.ts'

const { clientOf } = await serve()
const ann = clientOf('ann')
const list = "/_api/web/lists/getbytitle('Cases')"

beforeAll(async () => {
  await ann.call('POST', '/_api/web/lists', { body: { title: 'Cases', basetemplate: '100', DESCRIPTION: 'any case' } })
})

const get = async (url: string, accept: string = accepts.nometadata) => (await ann.call('GET', url, { headers: { Accept: accept } })).json

describe('names of properties match in any case', () => {
  it('in bodies of entities and of items', async () => {
    expect(await get(`${list}?$select=Title,Description`)).toEqual({ Title: 'Cases', Description: 'any case' })
    const added = await ann.call('POST', `${list}/items`, { body: { tItLe: 'one' } })
    expect({ status: added.status, title: added.json.Title }).toEqual({ status: 201, title: 'one' })
    const changed = await ann.call('POST', `${list}/views/add`, { body: { Parameters: { title: 'V', rowlimit: 7 } } })
    expect({ status: changed.status, limit: changed.json.RowLimit }).toEqual({ status: 200, limit: 7 })
  })

  it('in $select and $expand, at any level, and the reply has its own spelling', async () => {
    expect(await get(`${list}/items?$select=title,author/TITLE&$expand=AUTHOR`)).toEqual({
      value: [{ Title: 'one', Author: { Title: 'ann' } }],
    })
    expect(await get('/_api/web?$select=TITLE,currentuser/loginname&$expand=CurrentUser')).toEqual({
      Title: expect.any(String),
      CurrentUser: { LoginName: expect.stringContaining('ann') },
    })
    expect(await get(`${list}/items(1)?$select=ID`)).toEqual({ ID: 1 })
    expect(await get(`${list}/items(1)?$select=Id`)).toEqual({ Id: 1 })
  })

  it('and are refused when they differ in more', async () => {
    expectRefusal(await ann.call('POST', `${list}/items`, { body: { titel: 'x' } }), 400, /'titel' does not exist.*'Title'/)
    expectRefusal(await ann.call('POST', '/_api/web/lists', { body: { Title: 'x', title: 'y' } }), 400, /'title' does not exist/)
    expectRefusal(await ann.call('GET', `${list}?$select=titel`), 400, /'titel' does not exist.*'Title'/)
    expectRefusal(await ann.call('GET', `${list}?$expand=feilds`), 400, /'feilds' cannot be expanded/)
  })
})

describe('$select of metadata', () => {
  it('is taken, and shows no property', async () => {
    const minimal = 'application/json;odata=minimalmetadata'
    const named = await get(`${list}/items(1)?$select=odata.id,Title`, minimal)
    expect(Object.keys(named).filter((name) => !name.startsWith('odata.'))).toEqual(['Title'])
    expect(named['odata.id']).toEqual(expect.any(String))
    expect(await get(`${list}?$select=odata.id`)).toEqual({})
    expect(await get(`${list}?$select=ODATA.etag,title`)).toEqual({ Title: 'Cases' })
  })

  it('is refused with a name that is none', async () => {
    expectRefusal(await ann.call('GET', `${list}?$select=odata.`), 400, /\$select/)
    expectRefusal(await ann.call('GET', `${list}?$select=other.id`), 400, /\$select/)
  })
})
