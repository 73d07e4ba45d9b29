import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal } from '../../../support/wire.ts'

/** Texts of values, and what forms take, by the locale of the web. */

const { clientOf } = await serve()
const ann = clientOf('ann')
const merge = { 'X-HTTP-Method': 'MERGE' }
const webs: Readonly<Record<string, number>> = { german: 1031, british: 2057, japanese: 1041, american: 1033 }
const at = (web: string) => `/${web}/_api/web`
const list = (web: string) => `${at(web)}/lists/getbytitle('Facts')`

beforeAll(async () => {
  for (const [Url, LocaleId] of Object.entries(webs)) {
    await ann.call('POST', '/_api/web/webs/add', { body: { parameters: { Url, Title: Url, WebTemplate: 'STS#0' } } })
    const changed = await ann.call('POST', `${at(Url)}/regionalsettings`, { body: { LocaleId }, headers: merge })
    expect([Url, changed.status]).toEqual([Url, 200])
    await ann.call('POST', `${at(Url)}/lists`, { body: { Title: 'Facts' } })
    for (const [Title, FieldTypeKind, DisplayFormat] of [
      ['Moment', 4, 1],
      ['Day', 4, 0],
      ['Size', 9, undefined],
      ['Whole', 1, undefined],
    ] as const)
      await ann.call('POST', `${list(Url)}/fields`, {
        body: { Title, FieldTypeKind, ...(DisplayFormat !== undefined && { DisplayFormat }) },
      })
    const body = { Title: 'A', Moment: '2026-01-03T14:05:00Z', Day: '2026-01-31T00:00:00Z', Size: -1234.5, Whole: 1000 }
    await ann.call('POST', `${list(Url)}/items`, { body })
  }
})

describe.each([
  ['american', '1/3/2026 2:05 PM', '1/31/2026', '-1234.5'],
  ['german', '03.01.2026 14:05', '31.01.2026', '-1234,5'],
  ['british', '03/01/2026 14:05', '31/01/2026', '-1234.5'],
  ['japanese', '2026/01/03 14:05', '2026/01/31', '-1234.5'],
])('a value in a web that is %s', (web, Moment, Day, Size) => {
  const texts = { Moment, Day, Size, Whole: '1000' }

  it.each(['FieldValuesAsText', 'FieldValuesAsHtml', 'FieldValuesForEdit'])('is a text of the locale in %s', async (name) => {
    expect((await ann.call('GET', `${list(web)}/items(1)/${name}`)).json).toMatchObject(texts)
  })

  it('is a text of the locale in the rows of a view, and beside it one for programs', async () => {
    const ViewXml = `<View><ViewFields>${Object.keys(texts)
      .map((name) => `<FieldRef Name="${name}"/>`)
      .join('')}</ViewFields><Query><Where><Eq><FieldRef Name="ID"/><Value Type="Counter">1</Value></Eq></Where></Query></View>`
    const { json } = await ann.call('POST', `${list(web)}/renderlistdataasstream`, { body: { parameters: { ViewXml } } })
    expect(json.Row).toEqual([expect.objectContaining({ ...texts, 'Moment.': '2026-01-03T14:05:00Z', 'Size.': '-1234.5' })])
  })

  it('is taken back from a form as it was shown for editing', async () => {
    const { Id } = (await ann.call('POST', `${list(web)}/items`, { body: { Title: 'B' } })).json
    const formValues = Object.entries(texts).map(([FieldName, FieldValue]) => ({ FieldName, FieldValue }))
    const { json } = await ann.call('POST', `${list(web)}/items(${Id})/validateupdatelistitem`, { body: { formValues } })
    expect(json.value.map(({ ErrorMessage }: { ErrorMessage: unknown }) => ErrorMessage)).toEqual([null, null, null, null])
    const stored = { Moment: '2026-01-03T14:05:00Z', Day: '2026-01-31T00:00:00Z', Size: -1234.5, Whole: 1000 }
    expect((await ann.call('GET', `${list(web)}/items(${Id})`)).json).toMatchObject(stored)
  })
})

describe('a form of a German web', () => {
  const sent = async (FieldName: string, FieldValue: string) => {
    const body = { formValues: [{ FieldName, FieldValue }] }
    const { json } = await ann.call('POST', `${list('german')}/items(1)/validateupdatelistitem`, { body })
    const error = json.value[0].ErrorMessage as string | null
    return error ?? (await ann.call('GET', `${list('german')}/items(1)?$select=${FieldName}`)).json[FieldName]
  }

  it.each([
    ['Size', '1.234,5', 1234.5],
    ['Size', '1.500', 1500],
    ['Size', '1.5', 1.5],
    ['Whole', '12.000', 12_000],
    ['Moment', '2.1.2026 7:30', '2026-01-02T07:30:00Z'],
    ['Moment', '02/01/2026 07:30:05', '2026-01-02T07:30:05Z'],
    ['Moment', '2026-01-02T07:30:00Z', '2026-01-02T07:30:00Z'],
    ['Day', '28.2.2026', '2026-02-28T00:00:00Z'],
  ])('takes for %s %s', async (column, text, stored) => {
    expect(await sent(column, text)).toBe(stored)
  })

  it.each([
    ['Size', '1,2,3'],
    ['Size', 'viele'],
    ['Moment', '1/31/2026 2:05 PM'],
    ['Moment', '31.02.2026'],
    ['Moment', '2.1.26'],
    ['Day', '1.1.2026 25:00'],
  ])('refuses for %s %s', async (column, text) => {
    expect(await sent(column, text)).toMatch(new RegExp(column))
  })

  it('tells and reads times in the same form elsewhere', async () => {
    const parsed = await ann.call(
      'GET',
      `/german/_api/sp.utilities.utility.parsedatetime(value='3.1.2026%2014:05',displayformat=1,calendartype=1)`,
    )
    expect([parsed.status, parsed.json.value]).toEqual([200, '2026-01-03T14:05:00Z'])
    const wrong = await ann.call('GET', `/german/_api/sp.utilities.utility.parsedatetime(value='1/31/2026',displayformat=1,calendartype=1)`)
    expectRefusal(wrong, 400, /Write 31\.01\.2026 14:05/)
  })
})

it('has 24 hours where the web says so', async () => {
  await ann.call('POST', `${at('american')}/regionalsettings`, { body: { Time24: true }, headers: merge })
  expect((await ann.call('GET', `${list('american')}/items(1)/FieldValuesAsText`)).json.Moment).toBe('1/3/2026 14:05')
})
