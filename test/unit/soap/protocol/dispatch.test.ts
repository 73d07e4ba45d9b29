import { beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../../../src/core/access/context.ts'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import { modelReasons } from '../../../../src/core/model/reasons.ts'
import { type ReasonName, reasons } from '../../../../src/core/reasons.ts'
import { parseXml } from '../../../../src/formats/xml.ts'
import { svc } from '../../../../src/profile/svc.ts'
import { errorCodeOf } from '../../../../src/soap/protocol/errors.ts'
import { openFarm, type TestFarm } from '../../../support/farm.ts'
import { type Sent, soapClient } from '../../../support/soap/client.ts'
import { envelope, namespaces, textIn } from '../../../support/soap/messages.ts'

let farm: TestFarm
let ann: Context
beforeAll(async () => {
  farm = await openFarm()
  ann = farm.as('ann')
})
const client = (limits = {}) => soapClient(() => ann, limits)
const collection = (namespace: string = namespaces.configured) => `<GetListCollection xmlns="${namespace}"/>`

/** The content of a fault; `version` is the SOAP version of its envelope. */
function faultOf(body: string) {
  const { namespace } = parseXml(body)
  const version = namespace === namespaces.soap12 ? '1.2' : '1.1'
  return {
    version,
    code: textIn(body, version === '1.1' ? 'faultcode' : 'Value'),
    message: textIn(body, version === '1.1' ? 'faultstring' : 'Text'),
    errorString: textIn(body, 'errorstring'),
    errorCode: textIn(body, 'errorcode'),
    namespace: /<errorcode xmlns="([^"]*)"/.exec(body)?.[1],
  }
}

describe('the envelope', () => {
  test.each([
    ['1.1', namespaces.soap11, 'text/xml; charset=utf-8'],
    ['1.2', namespaces.soap12, 'application/soap+xml; charset=utf-8'],
  ])('decides the version: %s is answered in kind, whatever the Content-Type says', async (_, version, contentType) => {
    for (const sent of ['text/xml', 'application/soap+xml; charset="utf-8"; action="x"', 'Application/XML']) {
      const reply = await client().send({ body: envelope(collection(), { version }), headers: { 'content-type': sent } })
      expect([reply.status, reply.headers['Content-Type']]).toEqual([200, contentType])
      expect(reply.body).toContain(`<soap:Envelope xmlns:soap="${version}"`)
      expect(reply.body).toContain('<soap:Body><GetListCollectionResponse xmlns="urn:svc:soap/"><GetListCollectionResult><Lists><List ')
    }
  })

  test('of another version gets a VersionMismatch fault', async () => {
    const reply = await client().send({ body: envelope(collection(), { version: 'http://www.w3.org/2001/12/soap-envelope' }) })
    expect([reply.status, faultOf(reply.body).code]).toEqual([400, 'soap:VersionMismatch'])
  })

  test.each([
    [namespaces.soap11, 'mustUnderstand="1"', 'soap:MustUnderstand'],
    [namespaces.soap11, 'mustUnderstand="1" e:actor="http://schemas.xmlsoap.org/soap/actor/next"', 'soap:MustUnderstand'],
    [namespaces.soap12, 'mustUnderstand="true"', 'soap:MustUnderstand'],
    [namespaces.soap12, 'mustUnderstand="1" e:role="http://www.w3.org/2003/05/soap-envelope/role/ultimateReceiver"', 'soap:MustUnderstand'],
    [namespaces.soap11, 'mustUnderstand="1" e:actor="urn:somebody-else"', undefined],
    [namespaces.soap12, 'mustUnderstand="1" e:role="http://www.w3.org/2003/05/soap-envelope/role/none"', undefined],
    [namespaces.soap11, 'mustUnderstand="0"', undefined],
    [namespaces.soap12, 'mustUnderstand="false"', undefined],
  ])('of %s with a header block e:%s gets %s', async (version, attributes, code) => {
    const header = `<e:Header><q:Q xmlns:q="urn:q" e:${attributes}/></e:Header>`
    const reply = await client().send({ body: envelope(collection(), { version, header }) })
    expect(reply.status).toBe(code ? 400 : 200)
    if (code) expect(faultOf(reply.body)).toMatchObject({ code, message: expect.stringContaining("The header Q in the namespace 'urn:q'") })
  })

  test.each([
    ['nothing', ''],
    ['no XML', 'listName=Tasks'],
    ['JSON', '{"a":1}'],
    ['another document', '<html/>'],
    ['an envelope without a body', `<e:Envelope xmlns:e="${namespaces.soap11}"/>`],
    ['an empty body', envelope('')],
    ['text as body', envelope('text')],
    ['a truncated message', envelope(collection()).slice(0, -20)],
    ['a DTD', `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${envelope('<a>&x;</a>').slice(21)}`],
    ['a hundred thousand levels', '<a>'.repeat(100_000)],
    ['two roots', `${envelope(collection())}<a/>`],
    ['NUL', envelope('<a>\0</a>')],
    ['bytes that are no UTF-8', [Uint8Array.of(0x3c, 0x61, 0xff, 0xfe)]],
  ])('%s gets a client fault that says so', async (_, body) => {
    for (const type of ['text/xml', 'application/soap+xml']) {
      const reply = await client().send({ body, headers: { 'content-type': type } })
      const fault = faultOf(reply.body)
      expect([reply.status, fault.code]).toEqual([400, type === 'text/xml' ? 'soap:Client' : 'soap:Sender'])
      expect(fault.errorString).toMatch(/\.$/)
      expect(fault.errorCode).toBe('0x80070057')
    }
  })
})

describe('dispatch', () => {
  test('goes by the first element of the body, never by SOAPAction', async () => {
    const tasks = '<listName>Tasks</listName>'
    const body = envelope(
      `<GetList xmlns="${namespaces.configured}">${tasks}</GetList><DeleteList xmlns="${namespaces.configured}">${tasks}</DeleteList>`,
    )
    const reply = await client().send({ body, headers: { 'content-type': 'text/xml', soapaction: '"urn:svc:soap/DeleteList"' } })
    expect(reply.status).toBe(200)
    expect(reply.body).toContain('<GetListResponse')
    expect((await client().call('GetList', tasks)).status).toBe(200)
  })

  test.each([['lists'], ['Lists'], ['LISTS']])('finds the service in any case: %s', async (service) => {
    expect((await client().send({ body: envelope(collection()), service })).status).toBe(200)
  })

  test('answers in the namespace of the request, faults included', async () => {
    const reply = await client().call('GetListCollection', '', namespaces.established)
    expect(reply.body).toContain(`<GetListCollectionResponse xmlns="${namespaces.established}">`)
    const fault = await client().call('GetList', '<listName>Nope</listName>', namespaces.established)
    expect(faultOf(fault.body)).toMatchObject({ errorCode: '0x81020015', namespace: namespaces.established })
  })

  test('serves the configured namespace instead of the contract’s', async () => {
    const other = client({ namespace: 'urn:other' })
    expect((await other.call('GetListCollection', '', 'urn:other')).body).toContain('<GetListCollectionResponse xmlns="urn:other">')
    expect((await other.call('GetListCollection', '', namespaces.configured)).status).toBe(400)
    const contract = (await other.send({ method: 'GET', query: 'wsdl' })).body
    expect(contract).toContain('targetNamespace="urn:other"')
    expect(contract).toContain('soapAction="urn:other/GetList"')
    expect(contract).not.toContain('urn:svc:soap')
  })

  test.each([['urn:x'], [''], ['https://schemas.microsoft.com/sharepoint/soap/'], ['__proto__']])(
    'refuses the namespace %j',
    async (namespace) => {
      const reply = await client().call('GetListCollection', '', namespace)
      expect([reply.status, faultOf(reply.body).code]).toEqual([400, 'soap:Client'])
      expect(faultOf(reply.body).namespace).toBe(namespaces.configured)
    },
  )

  test.each([['GetEverything'], ['constructor'], ['__proto__'], ['toString']])('does not know the operation %s', async (operation) => {
    const reply = await client().call(operation, '')
    expect(reply.status).toBe(501)
    expect(faultOf(reply.body)).toMatchObject({
      code: 'soap:Client',
      errorCode: '0x80004001',
      message: expect.stringContaining(`Lists.${operation}`),
    })
  })

  test.each([['nope'], ['constructor'], ['__proto__']])('does not know the service %s', async (service) => {
    for (const method of ['GET', 'POST']) {
      const reply = await client().send({ method, service, body: envelope(collection()) })
      expect([reply.status, faultOf(reply.body).code]).toEqual([404, 'soap:Server'])
    }
  })

  test.each([['PUT'], ['DELETE'], ['HEAD'], ['OPTIONS'], ['PROPFIND']])('refuses %s', async (method) => {
    const reply = await client().send({ method, body: envelope(collection()) })
    expect([reply.status, reply.headers.Allow]).toEqual([405, 'GET, POST'])
  })

  test.each<[string, Record<string, string>]>([
    ['no Content-Type', {}],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['JSON', { 'content-type': 'application/json' }],
    ['HTML', { 'content-type': 'text/html' }],
    ['another charset', { 'content-type': 'text/xml; charset=iso-8859-1' }],
    ['a compressed body', { 'content-type': 'text/xml', 'content-encoding': 'br' }],
  ])('refuses %s with 415', async (_, headers) => {
    const reply = await client().send({ headers, body: envelope(collection()) })
    expect([reply.status, faultOf(reply.body).code]).toEqual([415, 'soap:Client'])
  })

  test('reads no more of a body than the limit', async () => {
    let read = 0
    const chunks = {
      *[Symbol.iterator]() {
        for (;;) {
          read += 1
          yield Buffer.alloc(1000, ' ')
        }
      },
    } as unknown as Uint8Array[]
    const reply = await client({ bodyLimitBytes: 10_000 }).send({ body: chunks })
    expect([reply.status, faultOf(reply.body).code, read]).toEqual([413, 'soap:Client', 11])
    const declared = await client({ bodyLimitBytes: 10_000 }).send({
      headers: { 'content-type': 'text/xml', 'content-length': '99999999999' },
    })
    expect(declared.status).toBe(413)
  })
})

describe('sign-in', () => {
  test('is demanded before the body is read', async () => {
    const nobody = soapClient(() => undefined)
    const reply = await nobody.send({ body: 'this is not read' })
    expect([reply.status, faultOf(reply.body).errorCode]).toEqual([401, '0x80070005'])
  })

  test('what fails on the way to a context is a fault of the version that the Content-Type says', async () => {
    const lost = soapClient(() => {
      throw new DomainError(modelReasons.site_not_found, { path: '/nowhere' })
    })
    const reply = await lost.send({ body: '', headers: { 'content-type': 'application/soap+xml' } })
    expect([reply.status, faultOf(reply.body).version, faultOf(reply.body).code]).toEqual([404, '1.2', 'soap:Receiver'])
  })

  test('is not demanded by authentication.asmx, nor by the contracts', async () => {
    const nobody = soapClient(() => {
      throw new Error('nobody asked for this')
    })
    const mode = await nobody.send({ service: 'authentication', body: envelope(`<Mode xmlns="${namespaces.established}"/>`) })
    expect([mode.status, textIn(mode.body, 'ModeResult')]).toEqual([200, 'Forms'])
    expect((await nobody.send({ method: 'GET', query: 'wsdl' })).status).toBe(200)
    expect(nobody.logged).toEqual([])
  })

  const login = (userName: string, password: string): Sent => ({
    service: 'Authentication',
    body: envelope(`<Login xmlns="${namespaces.established}"><username>${userName}</username><password>${password}</password></Login>`),
  })

  test('by Login sets the cookie that it names', async () => {
    const reply = await client().send(login('ann', 'right'))
    expect(reply.headers['Set-Cookie']).toBe('FedAuth=ann.mac; Path=/; HttpOnly')
    expect(['ErrorCode', 'CookieName', 'TimeoutSeconds'].map((name) => textIn(reply.body, name))).toEqual(['NoError', 'FedAuth', '1800'])
  })

  test('by Login with a wrong password is no fault and sets no cookie', async () => {
    for (const sent of [login('ann', 'wrong'), { ...login('', ''), body: envelope(`<Login xmlns="${namespaces.configured}"/>`) }]) {
      const reply = await client().send(sent)
      expect([reply.status, textIn(reply.body, 'ErrorCode'), textIn(reply.body, 'CookieName')]).toEqual([
        200,
        'PasswordNotMatch',
        'FedAuth',
      ])
      expect(reply.headers).not.toHaveProperty('Set-Cookie')
    }
  })
})

describe('faults', () => {
  const throwing = (error: unknown) =>
    soapClient(() => {
      throw error
    })

  test.each<[ReasonName, number, string]>([
    ['list_not_found', 404, 'soap:Server'],
    ['item_not_found', 404, 'soap:Server'],
    ['field_not_found', 404, 'soap:Server'],
    ['invalid_caml', 400, 'soap:Client'],
    ['access_denied', 403, 'soap:Server'],
    ['sign_in_required', 401, 'soap:Server'],
    ['title_taken', 409, 'soap:Server'],
    ['save_conflict', 409, 'soap:Server'],
    ['version_conflict', 412, 'soap:Server'],
    ['read_only_database', 503, 'soap:Server'],
  ])('for %s have the status %d and the code %s', async (reason, status, code) => {
    const reply = await throwing(new DomainError(reasons[reason], { list: '<L> & "x"', message: 'm' })).send({})
    const fault = faultOf(reply.body)
    const errorCode = `0x${svc.reasons[reason].number.toString(16).padStart(8, '0')}`
    expect([reply.status, fault.code, fault.errorCode, fault.namespace]).toEqual([status, code, errorCode, namespaces.configured])
    expect(fault.errorString).toBe(fault.message)
    expect(reply.headers['Retry-After']).toBe(status === 503 ? '30' : undefined)
  })

  test('have errorstring before errorcode, and nothing but text in them', async () => {
    const { body } = await client().call('GetList', '<listName>&lt;b&gt;</listName>')
    expect(body).toMatch(
      /<soap:Body><soap:Fault><faultcode>soap:Server<\/faultcode><faultstring>[^<]*&lt;b&gt;[^<]*<\/faultstring><detail><errorstring xmlns="urn:svc:soap\/">[^<]*<\/errorstring><errorcode xmlns="urn:svc:soap\/">0x81020015<\/errorcode><\/detail><\/soap:Fault><\/soap:Body>/,
    )
  })

  test('of SOAP 1.2 have a code, a reason and the same detail', async () => {
    const body = envelope(`<GetList xmlns="${namespaces.configured}"><listName>x</listName></GetList>`, { version: namespaces.soap12 })
    const reply = await client().send({ body })
    expect(reply.body).toMatch(
      /<soap:Fault><soap:Code><soap:Value>soap:Receiver<\/soap:Value><\/soap:Code><soap:Reason><soap:Text xml:lang="en">[^<]+<\/soap:Text><\/soap:Reason><soap:Detail><errorstring xmlns="urn:svc:soap\/">[^<]+<\/errorstring><errorcode xmlns="urn:svc:soap\/">0x81020015<\/errorcode><\/soap:Detail><\/soap:Fault>/,
    )
  })

  test('have a number of eight digits, also where it is a small one', () => {
    expect(
      errorCodeOf({ ...svc, reasons: { ...svc.reasons, internal: { number: 0xd, exception: 'X' } } }, new DomainError(reasons.internal)),
    ).toBe('0x0000000d')
  })

  test('withhold what went wrong inside, and it is logged', async () => {
    const secret = new TypeError('the secret is 42')
    const inside = throwing(secret)
    const reply = await inside.send({})
    expect(reply.status).toBe(500)
    expect(reply.body).not.toContain('secret')
    expect(faultOf(reply.body)).toMatchObject({ code: 'soap:Server', errorCode: '0x80004005' })
    expect(inside.logged).toEqual([secret])
  })

  test('for what the client did wrong are not logged', async () => {
    const quiet = throwing(new DomainError(modelReasons.list_not_found))
    await quiet.send({})
    expect(quiet.logged).toEqual([])
  })
})

describe('the contract', () => {
  test.each([['wsdl'], ['WSDL'], ['singleWsdl'], ['wsdl=1&x=2'], ['x&Wsdl']])(
    'is served at ?%s with the address of the request',
    async (query) => {
      const reply = await client().send({ method: 'GET', query })
      expect([reply.status, reply.headers['Content-Type']]).toEqual([200, 'text/xml; charset=utf-8'])
      expect(reply.body.match(/address location="http:\/\/host:5000\/sites\/a%20b\/_vti_bin\/lists.asmx"/g)).toHaveLength(2)
      expect(reply.body).not.toMatch(/\{address\}|schemaLocation|urn:tenon/)
      expect(parseXml(reply.body).name).toBe('definitions')
    },
  )

  test('is found by discovery', async () => {
    const reply = await client().send({ method: 'GET', query: 'disco' })
    expect(reply.body).toContain('ref="http://host:5000/sites/a%20b/_vti_bin/lists.asmx?wsdl"')
    expect(parseXml(reply.body).name).toBe('discovery')
  })

  test('is shown to people as a page without scripts that names every operation', async () => {
    const reply = await client().send({ method: 'GET' })
    expect([reply.status, reply.headers['Content-Type'], reply.headers['Content-Security-Policy']]).toEqual([
      200,
      'text/html; charset=utf-8',
      "default-src 'none'",
    ])
    for (const operation of ['GetListCollection', 'GetList', 'GetListItems', 'UpdateListItems', 'AddList', 'DeleteList'])
      expect(reply.body).toContain(`<code>${operation}(`)
    expect(reply.body).not.toMatch(/<script|onclick/)
  })

  test.each([[''], ['wsdl'], ['disco']])('shows the address as text, whatever it holds: ?%s', async (query) => {
    const reply = await client().send({ method: 'GET', query, path: `/<script>"'&$&{address}/_vti_bin/lists.asmx` })
    expect(reply.body).not.toContain('<script>')
    expect(reply.body).toContain(query === '' ? '/&lt;script&gt;"\'&amp;$&amp;' : "/&lt;script&gt;&quot;'&amp;$&amp;")
    if (query !== '') expect(parseXml(reply.body).name).toMatch(/definitions|discovery/)
  })
})
