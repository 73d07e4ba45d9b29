import { afterAll, describe, expect, it } from 'vitest'
import type { Reply } from '../../../support/contract-client.ts'
import { all, idsOf, items, query, startWithTasks } from '../../../support/samples/tasks.ts'
import { basic } from '../../../support/server.ts'
import { accepts, envelopes, expectRefusal, nextOf, requestText, rowsOf, sendRaw } from '../../../support/wire.ts'

const { server, ann, find } = await startWithTasks({ 'Limits:ResponsePageItems': '101' })
afterAll(() => server.stop())

describe('$top, $skip and $inlinecount', () => {
  it('cut the rows and count all of them', async () => {
    expect(await find({ $top: 3 })).toEqual([1, 2, 3])
    expect(await find({ $top: 3, $skip: 2 })).toEqual([3, 4, 5])
    expect(await find({ $skip: 7 })).toEqual([8])
    expect(await find({ $skip: 8 })).toEqual([])
    expect(await find({ $skip: 1e9 })).toEqual([])
    expect(await find({ $top: 0 })).toEqual([])
    expect(await find({ $top: 101 })).toEqual(all)
    expect(await find({ $top: '0000003' })).toEqual([1, 2, 3])
    for (const [options, count] of [
      ['$top=2', '8'],
      ['$top=0', '8'],
      ['$skip=7', '8'],
      ['$filter=PercentComplete gt 0.5&$top=1', '2'],
      ['$filter=Id eq 0', '0'],
    ] as const) {
      const { json } = await ann.call('GET', `${items}?$inlinecount=allpages&${options}`)
      expect({ options, count: json['odata.count'] }).toEqual({ options, count })
    }
    expect((await ann.call('GET', `${items}?$inlinecount=none`)).json).not.toHaveProperty(['odata.count'])
  })

  it.each([
    ['$top=-1', /'\$top' must be at least 0; -1 was given|\$top/],
    ['$top=abc', /\$top.*"abc"/],
    ['$top=', /\$top/],
    ['$top=1.5', /\$top.*1\.5/],
    ['$top=1e999', /\$top/],
    ['$top=NaN', /\$top/],
    ['$top=0x10', /\$top/],
    ['$top=99999999999999999999', /\$top/],
    ['$skip=-1', /\$skip/],
    ['$skip=abc', /\$skip/],
    ['$skip=1.5', /\$skip/],
    ['$skip=99999999999999999999', /\$skip/],
    ['$inlinecount=yes', /\$inlinecount.*"none", "allpages"/],
    ['$top=1&$top=2', /\$top' is given twice/],
    ['$top=1&%24TOP=2', /is given twice/],
    ['%', /not percent-encoded UTF-8/],
    ['$filter=%zz', /not percent-encoded UTF-8/],
    ['$filter=%ff', /not percent-encoded UTF-8/],
    ['%C3=1', /not percent-encoded UTF-8/],
  ])('refuse %s', async (options, message) => {
    const [reply] = await sendRaw(server.url, requestText('GET', `${items}?${options}`, { Authorization: basic('ann') }))
    if (!reply) throw new Error('no reply')
    expectRefusal(reply, 400, message)
  })

  it('are ignored where they are not of this protocol', async () => {
    expect(await find({ $count: 'false', $compute: 'x', top: 1, __proto__x: 'z', $top: 2 })).toEqual([1, 2])
    expect(await find({ constructor: '1', toString: '2' })).toEqual(all)
    const [reply] = await sendRaw(
      server.url,
      requestText('GET', `${items}?__proto__=1&$select=Id&&=x`, { Authorization: basic('ann'), Accept: accepts.nometadata }),
    )
    expect(JSON.parse(reply?.text ?? '').value ?? reply?.text).toHaveLength(8)
  })

  it('are refused when there are more than a hundred options', async () => {
    const many = Array.from({ length: 200 }, (_, i) => `x${i}=1`).join('&')
    expectRefusal(await ann.call('GET', `${items}?${many}`), 400, /more than 100 query options/)
  })
})

describe('next links', () => {
  /** Follows the next links from an address to the end. */
  async function follow(address: string, accept: string): Promise<{ ids: number[]; pages: number }> {
    const ids: number[] = []
    let next: string | undefined = address
    let pages = 0
    while (next !== undefined) {
      const reply: Reply = await ann.call('GET', next, { headers: { Accept: accept } })
      if (reply.status !== 200 || pages > 20) throw new Error(`${next}: ${reply.text}`)
      ids.push(...idsOf(reply))
      next = nextOf(reply)
      pages += 1
    }
    return { ids, pages }
  }

  const orders = [
    '',
    'Id',
    'ID desc',
    'Title',
    'Title desc',
    'PercentComplete',
    'PercentComplete desc',
    'DueDate,Title desc',
    'Priority desc,PercentComplete',
    'AssignedToId,DueDate desc',
    'Modified,Created desc',
    'AuthorId desc,Title',
  ]

  it.each(envelopes)('lead through all rows once, in order, with nulls and ties, %s', async (envelope) => {
    for (const order of orders) {
      const options = { $select: 'Id', ...(order !== '' && { $orderby: order }) }
      const whole = await find(options)
      for (const top of [1, 3, 8]) {
        const { ids, pages } = await follow(`${items}?${query({ ...options, $top: top })}`, accepts[envelope])
        expect({ order, top, ids, pages }).toEqual({ order, top, ids: whole, pages: Math.ceil(8 / top) })
      }
    }
  })

  it('keep $filter, $select, $expand and $inlinecount, and continue after $skip', async () => {
    const options = {
      $filter: "Id ne 3 and Title ne 'O''x & y = %'",
      $select: 'Id,Author/Title',
      $expand: 'Author',
      $inlinecount: 'allpages',
      $orderby: 'Title desc',
      $top: 2,
      $skip: 1,
    }
    const first = await ann.call('GET', `${items}?${query(options)}`)
    const second = await ann.call('GET', nextOf(first) ?? '')
    expect([...idsOf(first), ...idsOf(second)]).toEqual([4, 8, 2, 7])
    expect(second.json['odata.count']).toBe('7')
    expect(rowsOf(second)[0]).toEqual({ Id: 2, Author: { Title: 'ann' } })
  })

  it('have the form that clients know: absolute, the token first', async () => {
    const first = await ann.call('GET', `${items}?$top=4&$select=Id`)
    expect(nextOf(first)).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/_api\/Web\/Lists\(guid%27[0-9a-f-]{36}%27\)\/Items\?%24skiptoken=Paged%3DTRUE%26p_ID%3D4&/,
    )
  })

  it('stay right when rows are added and deleted in between', async () => {
    const { json: list } = await ann.call('POST', '/_api/web/lists', { body: { Title: 'Moving' } })
    const moving = `/_api/web/lists(guid'${list.Id}')/items`
    for (const Title of ['a', 'c', 'e', 'g']) await ann.call('POST', moving, { body: { Title } })
    const first = await ann.call('GET', `${moving}?$orderby=Title&$top=2`)
    await ann.call('POST', moving, { body: { Title: 'b' } })
    await ann.call('POST', moving, { body: { Title: 'd' } })
    await ann.call('DELETE', `${moving}(2)`)
    const second = await ann.call('GET', nextOf(first) ?? '')
    expect([...rowsOf(first), ...rowsOf(second)].map((row) => row.Title)).toEqual(['a', 'c', 'd', 'e'])
    expect(rowsOf(await ann.call('GET', nextOf(second) ?? '')).map((row) => row.Title)).toEqual(['g'])
  })

  it('hold text of any kind, as the value of the last row', async () => {
    const { json: list } = await ann.call('POST', '/_api/web/lists', { body: { Title: 'Odd titles' } })
    const odd = `/_api/web/lists(guid'${list.Id}')/items`
    const titles = [
      '&p_ID=1',
      '%26',
      '+ +',
      "'",
      '"',
      'a=b&c',
      '=',
      'Paged=TRUE',
      '🙂',
      '\u0001',
      ' ',
      '\u00e9',
      'e\u0301',
      '#',
      '?',
      ';',
      '\\',
      'x'.repeat(255),
    ]
    for (const Title of titles) await ann.call('POST', odd, { body: { Title } })
    const whole = idsOf(await ann.call('GET', `${odd}?$orderby=Title`))
    expect(whole).toHaveLength(titles.length)
    expect((await follow(`${odd}?$orderby=Title&$top=1&$select=Id`, accepts.nometadata)).ids).toEqual(whole)
    expect((await follow(`${odd}?$orderby=Title desc&$top=1&$select=Id`, accepts.verbose)).ids).toEqual(
      idsOf(await ann.call('GET', `${odd}?$orderby=Title desc`)),
    )
  })

  it('are there after 100 rows where $top says nothing, and after the most that a page holds where it says more', async () => {
    const { json: list } = await ann.call('POST', '/_api/web/lists', { body: { Title: 'Long' } })
    const long = `/_api/web/lists(guid'${list.Id}')/items`
    await Promise.all(Array.from({ length: 103 }, (_, i) => ann.call('POST', long, { body: { Title: `${i}` } })))
    for (const [options, length] of [
      ['', 100],
      ['?$top=101', 101],
      ['?$top=99999', 101],
      ['?$top=9007199254740991', 101],
    ] as const) {
      const first = await ann.call('GET', long + options)
      expect({ options, length: rowsOf(first).length }).toEqual({ options, length })
      const second = await ann.call('GET', nextOf(first) ?? '')
      expect(idsOf(second)).toEqual([101, 102, 103].slice(length - 100))
      expect(nextOf(second)).toBeUndefined()
    }
  })

  it('are not there when everything has been shown', async () => {
    for (const options of ['', '?$top=8', '?$top=0', '?$skip=8', '?$filter=Id eq 1'])
      expect(nextOf(await ann.call('GET', items + options))).toBeUndefined()
  })

  it('can be written by hand, as clients do', async () => {
    expect(await find({ $skiptoken: 'Paged=TRUE&p_ID=6' })).toEqual([7, 8])
    expect(await find({ $skiptoken: 'Paged=TRUE&p_SortBehavior=0&p_ID=6', $top: 1 })).toEqual([7])
    expect(await find({ $skiptoken: 'Paged=TRUE&p_ID=0' })).toEqual(all)
    expect(await find({ $skiptoken: 'Paged=TRUE&p_ID=999999999' })).toEqual([])
    expect(await find({ $skiptoken: 'Paged=TRUE&p_ID=3&p_PercentComplete=0.5', $orderby: 'PercentComplete' })).toEqual([6, 7, 5])
    expect(await find({ $skiptoken: 'Paged=TRUE&p_ID=4&p_PercentComplete=', $orderby: 'PercentComplete' })).toEqual([8, 1, 2, 3, 6, 7, 5])
  })

  it.each([
    ['', /\$skiptoken/],
    ['x', /\$skiptoken/],
    ['p_ID=1', /Paged=TRUE/],
    ['Paged=FALSE&p_ID=1', /Paged=TRUE/],
    ['Paged=TRUE', /p_ID/],
    ['Paged=TRUE&p_ID=', /p_ID/],
    ['Paged=TRUE&p_ID=-1', /p_ID/],
    ['Paged=TRUE&p_ID=x', /p_ID/],
    ['Paged=TRUE&p_ID=1e3', /p_ID/],
    ['Paged=TRUE&p_ID=99999999999999999999', /p_ID/],
    ['Paged=TRUE&p_ID=1&nope=1', /'nope'/],
    ['Paged=TRUE&p_ID=1&__proto__=1', /'__proto__'/],
    ['Paged=TRUE&p_ID=1&p_Title=%', /percent-encoded/],
    ['Paged=TRUE&p_ID=1&p_Title', /'p_Title' has no '='/],
    [`Paged=TRUE&p_ID=1&p_Title=${'x'.repeat(9_000)}`, /8192/],
  ])('are refused when they are broken: %s', async (token, message) => {
    expectRefusal(await ann.call('GET', `${items}?${query({ $skiptoken: token })}`), 400, message)
  })

  it('are refused when they do not fit the order', async () => {
    const refuse = async (orderBy: string, token: string, message: RegExp) => {
      expectRefusal(await ann.call('GET', `${items}?${query({ $orderby: orderBy, $skiptoken: token })}`), 400, message)
    }
    await refuse('Title', 'Paged=TRUE&p_ID=1', /says nothing of 'Title'/)
    await refuse('Title', 'Paged=TRUE&p_ID=1&p_PercentComplete=1', /says nothing of 'Title'/)
    await refuse('PercentComplete', 'Paged=TRUE&p_ID=1&p_PercentComplete=x', /'x' for 'PercentComplete'/)
    await refuse('__proto__', 'Paged=TRUE&p_ID=1&p___proto__=x', /'__proto__'/)
    await refuse('Nope', 'Paged=TRUE&p_ID=1&p_Nope=x', /'Nope'/)
  })
})
