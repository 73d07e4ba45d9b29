import { join } from 'node:path'
import { describe, it } from 'vitest'
import { testCases, triedBy } from '../../support/programs/cases.ts'
import { withPasswords } from '../../support/programs/passwords.ts'
import { pythonWith } from '../../support/programs/python.ts'
import { serve } from '../../support/serve.ts'
import { receive } from '../../support/webhooks/receiver.ts'

/** The client library for Python, unmodified (test/fuzz/requirements.txt). Each program is a subject, each of its cases a test. */

const python = pythonWith('office365')

type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Why a case may fail that asks for what the server does not have. */
const notYet: Reasons = {
  content: {
    'regional schema of dates': 'The server does not describe the forms of dates of a region.',
    'items: order': 'The library sends $order_by, which is no option of the protocol; the reply names $orderby.',
    'a calculated column':
      'The library sends the formula to AddField, which has none in the established server either; CreateFieldAsXml does it.',
  },
  files: {},
  people: {},
  services: {
    'search: the service and its pages': 'The search service itself has no properties that could be read; its methods have addresses.',
    'the term store by REST': 'The library asks /_api/v2.1, which only the cloud has; SOAP has the term store.',
  },
}

const searchRows = 'The library expects the results of a search in the form of the established server, which the profile SharePoint has.'

/** Why further cases may fail in the profile Svc. */
const notInSvc: Reasons = {
  content: { 'catalogs of a web': 'Site collections of the profile SharePoint alone have catalogs.' },
  services: { 'search by GET and by POST': searchRows, 'search in an order': searchRows },
}

if (python === undefined) it.skip('Office365-REST-Python-Client is not installed', () => {})
else {
  for (const profile of ['Svc', 'SharePoint']) {
    const { server } = await serve({ settings: { ...withPasswords, Profile: profile } })
    const receiver = await receive()
    const input = { url: server.url, password: 'secret', receiver: `${receiver.url}/hook` }
    for (const [subject, reasons] of Object.entries(notYet)) {
      const cases = await triedBy({ command: python, args: [join(import.meta.dirname, `office365_${subject}.py`)], input })
      const all = { ...reasons, ...(profile === 'Svc' && notInSvc[subject]) }
      describe(`Office365-REST-Python-Client, ${subject}, profile ${profile}`, () => testCases(cases, all))
    }
  }
}
