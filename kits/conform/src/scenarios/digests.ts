import { type Check, scenario } from '../check.ts'
import { demand, demandEqual } from '../tools.ts'

export const digestChecks: readonly Check[] = scenario('digest', 'Site', [
  [
    'tells',
    'A form digest has its time behind a comma, and the addresses of the web',
    ['getContextInfo'],
    async (bench) => {
      const reply = await bench.ask('getContextInfo', 'POST', '/_api/contextinfo', { status: 200 })
      const { FormDigestValue, FormDigestTimeoutSeconds, WebFullUrl, SiteFullUrl } = reply.json
      const [value = '', date = ''] = String(FormDigestValue).split(',')
      demand(/^0x[0-9A-Fa-f]+$/.test(value), `the digest '${String(FormDigestValue).slice(0, 30)}…' does not begin with 0x`, reply)
      demand(Number.isFinite(Date.parse(date)), `'${date}' behind the comma is no date`, reply)
      demand(FormDigestTimeoutSeconds > 0, `the digest holds for ${FormDigestTimeoutSeconds} seconds`, reply)
      demandEqual(WebFullUrl, bench.web, 'WebFullUrl', reply)
      demand(bench.web.startsWith(SiteFullUrl), `SiteFullUrl '${SiteFullUrl}' is not the beginning of ${bench.web}`, reply)
    },
  ],
  [
    'forms',
    'Each envelope has the same digest facts',
    ['getContextInfo'],
    async (bench) => {
      const verbose = await bench.ask('getContextInfo', 'POST', '/_api/contextinfo', { envelope: 'verbose', status: 200 })
      const minimal = await bench.ask('getContextInfo', 'POST', '/_api/contextinfo', { envelope: 'minimalmetadata', status: 200 })
      const one = verbose.json.d.GetContextWebInformation
      demandEqual([one.WebFullUrl, one.LibraryVersion], [minimal.json.WebFullUrl, minimal.json.LibraryVersion], 'the facts', minimal)
    },
  ],
  [
    'marks-replies',
    'Every reply has an id and a duration, and two replies have two ids',
    ['getWeb'],
    async (bench) => {
      const ids = new Set<string | null>()
      for (let round = 0; round < 2; round += 1) {
        const reply = await bench.ask('getWeb', 'GET', '/_api/web')
        const { id, duration } = bench.profile.headers
        ids.add(reply.headers.get(id))
        demand(/^[0-9a-f-]{36}$/i.test(reply.headers.get(id) ?? ''), `${id} is '${reply.headers.get(id)}', which is no GUID`, reply)
        demand(
          /^\d+$/.test(reply.headers.get(duration) ?? ''),
          `${duration} is '${reply.headers.get(duration)}', which is no number`,
          reply,
        )
      }
      demandEqual(ids.size, 2, 'the number of ids')
    },
  ],
])
