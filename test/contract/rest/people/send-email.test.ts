import { describe, expect, it } from 'vitest'
import { dropFolder } from '../../../support/mails/drop.ts'
import { serve } from '../../../support/serve.ts'
import { itOnOneServer } from '../../../support/several/one-server.ts'
import { expectRefusal } from '../../../support/wire.ts'

const drop = dropFolder()
const settings = { 'Identity:DefaultGroup': 'Visitors', HostName: 'tenon.test' }
const { clientOf, server } = await serve({ settings: { ...settings, 'Mail:DropDirectory': drop.folder, 'Mail:StoredAddressPerHour': '3' } })
const ann = clientOf('ann')
for (const name of ['ann', 'ben', 'cleo']) await clientOf(name).call('GET', '/_api/web/currentuser')

const address = '/_api/SP.Utilities.Utility.SendEmail'
const send = (properties: object, who = ann) => who.call('POST', address, { body: { properties } })

describe('SendEmail', () => {
  it('sends each recipient a mail as text, signed by the caller', async () => {
    const reply = await send({
      From: 'somebody@example.org',
      To: ['ben@tenon.test', 'BEN@tenon.test'],
      CC: ['i:0#.f|membership|cleo'],
      Subject: 'Grüße & more',
      Body: '<p>It is <b>ready</b> &amp; good.</p>Line<br/>next',
      AdditionalHeaders: [{ Key: 'content-type', Value: 'text/html', ValueType: 'Edm.String' }],
    })
    expect(reply.json).toEqual({ 'odata.null': true })
    const mails = drop.mails()
    expect(mails.map(({ to }) => to).sort()).toEqual(['<ben@tenon.test>', '<cleo@tenon.test>'])
    for (const { subject, text, message } of mails) {
      expect(subject).toBe('Grüße & more')
      expect(text).toBe(`It is ready & good.\nLine\nnext\n\n-- \nann had this sent from ${server.url}/\n`)
      expect(message).not.toContain('somebody')
    }
  })

  it('sends nothing to whom it does not know', async () => {
    const before = drop.mails().length
    expectRefusal(
      await send({ To: ['ben@tenon.test', 'zoe@example.org'], Subject: 's', Body: 'b' }),
      400,
      /'zoe@example.org' is not a user/,
    )
    expectRefusal(await send({ To: [], Subject: 's' }), 400, /needs a recipient/)
    expectRefusal(await send({ To: ['ben@tenon.test'] }), 400, /Subject/)
    expectRefusal(await send({ To: ['ben@tenon.test'], Subject: 'x'.repeat(256) }), 400, /Subject/)
    expect(drop.mails()).toHaveLength(before)
  })

  it('sends nothing to a stored address that could begin another header or command', async () => {
    const before = drop.mails().length
    const dan = clientOf('dan')
    const { json } = await dan.call('GET', '/_api/web/currentuser')
    const user = `/_api/web/siteusers/getbyid(${(json as { Id: number }).Id})`
    const headers = { 'X-HTTP-Method': 'MERGE' }
    for (const Email of ['d@tenon.test>\r\nBcc: <zoe@example.org', 'd@tenon.test> <zoe@example.org', 'd@tenon.test,zoe@example.org']) {
      expect((await dan.call('POST', user, { headers, body: { Email } })).status).toBeLessThan(300)
      const To = ['i:0#.f|membership|dan']
      expectRefusal(await send({ To, Subject: 's', Body: 'b' }, dan), 400, /is not a user of this site collection with an e-mail address/)
    }
    expect(drop.mails()).toHaveLength(before)
  })

  itOnOneServer('sends one user no more mails of another one in an hour than the settings allow', async () => {
    const eve = clientOf('eve')
    await eve.call('GET', '/_api/web/currentuser')
    const mail = { To: ['ben@tenon.test'], Subject: 's', Body: 'b' }
    const { length } = drop.mails()
    for (let count = 0; count < 3; count += 1) expect((await send(mail, eve)).status).toBe(200)
    expectRefusal(await send({ ...mail, CC: ['cleo@tenon.test'] }, eve), 400, /ben@tenon.test as many mails in the last hour/)
    expect((await send({ ...mail, To: ['cleo@tenon.test'] }, eve)).status).toBe(200)
    expect(drop.mails()).toHaveLength(length + 4)
  })

  it('needs a mail server and a right', async () => {
    const without = await serve({ settings: { ...settings, 'Identity:DefaultGroup': 'None' } })
    const body = { properties: { To: ['admin@tenon.test'], Subject: 's', Body: 'b' } }
    expectRefusal(await without.clientOf('admin').call('POST', address, { body }), 400, /no mail server/)
    expectRefusal(await without.clientOf('ann').call('POST', address, { body }), 403, /CreateAlerts/)
  })
})
