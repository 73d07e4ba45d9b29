import { afterAll, describe, expect, it } from 'vitest'
import { all, idsOf, items, query, startWithTasks } from '../../../support/samples/tasks.ts'
import { expectRefusal, nextOf } from '../../../support/wire.ts'

const { server, ann, find } = await startWithTasks()
afterAll(() => server.stop())

describe('$orderby', () => {
  it.each<[string, number[]]>([
    ['Id', all],
    ['Id desc', [...all].reverse()],
    ['Title', [5, 1, 7, 2, 8, 3, 4, 6]],
    ['Title asc', [5, 1, 7, 2, 8, 3, 4, 6]],
    ['Title desc', [6, 4, 3, 8, 2, 7, 1, 5]],
    ['PercentComplete', [4, 8, 1, 2, 3, 6, 7, 5]],
    ['PercentComplete desc', [5, 7, 3, 6, 2, 1, 4, 8]],
    ['PercentComplete desc,Id desc', [5, 7, 6, 3, 2, 1, 8, 4]],
    ['DueDate', [3, 6, 8, 5, 4, 1, 7, 2]],
    ['DueDate desc, Title desc', [2, 7, 1, 4, 5, 6, 3, 8]],
    ['Priority,PercentComplete desc,Title', [3, 7, 1, 6, 2, 8, 4, 5]],
    ['AssignedToId desc,Id', [4, 6, 1, 2, 3, 5, 7, 8]],
    ['FSObjType , Id desc', [...all].reverse()],
    ['Author/Title desc', [4, 6, 1, 2, 3, 5, 7, 8]],
    ['AssignedTo/Title desc,Author/EMail,Id desc', [6, 4, 8, 7, 5, 3, 2, 1]],
  ])('%s', async (orderBy, ids) => {
    expect(await find({ $orderby: orderBy })).toEqual(ids)
  })

  it.each([
    ['Nope', /'Nope'/],
    ['Title up', /(position|character) \d+/],
    ['Title,,Id', /(position|character)/],
    ['Title,', /(position|character)/],
    ['desc', /'desc'|(position|character)/],
    ['Body', /'Body'/],
    ['__proto__', /'__proto__'/],
    ['tolower(Title)', /(position|character)/],
    ["Title'", /(position|character)/],
  ])('refuses %s', async (orderBy, message) => {
    expectRefusal(await ann.call('GET', `${items}?${query({ $orderby: orderBy })}`), 400, message)
  })
})

describe('a long $orderby', () => {
  const long = Array.from(
    { length: 600 },
    (_, i) => `${['Title', 'DueDate', 'Priority', 'PercentComplete'][i % 4]}${i % 3 === 0 ? ' desc' : ''}`,
  ).join(',')

  it('orders and leads on like any other', async () => {
    const whole = await find({ $orderby: long })
    expect(whole).toEqual(await find({ $orderby: 'Title desc' }))
    const first = await ann.call('GET', `${items}?${query({ $orderby: long, $top: 3, $select: 'Id' })}`)
    const second = await ann.call('GET', nextOf(first) ?? '')
    expect([...idsOf(first), ...idsOf(second)]).toEqual(whole.slice(0, 6))
  })
})
