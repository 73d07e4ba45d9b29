import { expect, it } from 'vitest'
import { jsonBody, type ProfileName as Name, serveBoth } from '../../support/profiles/two-profiles.ts'
import { fetchFrom } from '../../support/server.ts'
import { envelope, textIn } from '../../support/soap/messages.ts'

/** The list view threshold: off unless a setting gives it, and then the same in both profiles. */
const { servers, call, answers } = await serveBoth({ ListViewThreshold: '3' })
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const statusOf = (options: string) => async (name: Name) => (await call(name, 'GET', `${tasks}/items?${options}`)).status

it('C11: a query without an index is 500 above the threshold, and one with an index is answered', async () => {
  const add = (Title: string) => async (name: Name) =>
    (await call(name, 'POST', `${tasks}/items`, jsonBody({ Title, PercentComplete: 0.5 }))).status
  for (const title of ['a', 'b', 'c']) await answers(add(title))
  const unindexed = '$filter=PercentComplete eq 0.5'
  // At the threshold every query is answered.
  expect(await answers(statusOf(unindexed))).toEqual({ Svc: 200, SharePoint: 200 })
  await answers(add('d'))
  for (const options of [
    unindexed,
    `${unindexed} or Id eq 1`,
    '$filter=Id ne 1',
    '$orderby=PercentComplete',
    `${unindexed}&$inlinecount=allpages`,
  ])
    expect(await answers(statusOf(options)), options).toEqual({ Svc: 500, SharePoint: 500 })
  for (const options of [
    '',
    '$top=2',
    '$filter=Id eq 1',
    "$filter=Title eq 'a'",
    '$filter=Id gt 1 and PercentComplete eq 0.5',
    '$orderby=Title desc,PercentComplete',
  ])
    expect(await answers(statusOf(options)), options).toEqual({ Svc: 200, SharePoint: 200 })
  const codeOf = async (name: Name) => {
    const { json } = await call(name, 'GET', `${tasks}/items?${unindexed}`)
    return (json.error ?? json['odata.error']).code
  }
  expect(await answers(codeOf)).toEqual({
    Svc: '-2147024860, Svc.QueryThrottledException',
    SharePoint: '-2147024860, Microsoft.SharePoint.SPQueryThrottledException',
  })
})

it('C11: a query of SOAP is refused alike, and a column with an index lets both ask', async () => {
  const where = '<Query xmlns=""><Where><Eq><FieldRef Name="PercentComplete"/><Value Type="Number">0.5</Value></Eq></Where></Query>'
  const ask = async (name: Name) => {
    const body = envelope(`<GetListItems xmlns="urn:svc:soap/"><listName>Tasks</listName><query>${where}</query></GetListItems>`)
    const { status, text } = await fetchFrom(`${servers[name].url}/_vti_bin/lists.asmx`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml' },
      body,
    })
    return [status, textIn(text, 'errorcode')]
  }
  expect(await answers(ask)).toEqual({ Svc: [500, '0x80070024'], SharePoint: [500, '0x80070024'] })
  const index = jsonBody({ Indexed: true }, { 'X-HTTP-Method': 'MERGE' })
  await answers(async (name) => (await call(name, 'POST', `${tasks}/fields/getbyinternalnameortitle('PercentComplete')`, index)).status)
  await expect.poll(() => answers(statusOf('$filter=PercentComplete eq 0.5')), { timeout: 60_000 }).toEqual({ Svc: 200, SharePoint: 200 })
  expect(await answers(ask)).toEqual({ Svc: [200, undefined], SharePoint: [200, undefined] })
})
