import { join } from 'node:path'
import { describe, it } from 'vitest'
import { testCases, triedBy } from '../../support/programs/cases.ts'
import { withPasswords } from '../../support/programs/passwords.ts'
import { pythonWith } from '../../support/programs/python.ts'
import { serve } from '../../support/serve.ts'
import { receive } from '../../support/webhooks/receiver.ts'

/** The client library for Python, unmodified (test/fuzz/requirements.txt). Each program is a subject, each of its cases a test. */

const python = pythonWith('office365')

const statics = 'The static methods of webs and site collections are missing.'
const catalogs = 'The catalogs of a web are missing.'
const saveBinaryStream = 'SaveBinaryStream is missing; PUT of $value replaces the content.'
const utility = 'Most static methods of SP.Utilities.Utility are missing.'
const searchRows = 'The library reads the rows of a search wrongly.'

/** Why a case may fail that asks for what the server does not have. */
const notYet: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  content: {
    'a context and its web information': statics,
    'custom list templates': 'There are no list templates of users.',
    'regional schema of dates': 'The server shows no date by the customs of a region.',
    'a date that the server parses': 'The server parses no date by the customs of a region.',
    'whether a site collection exists, and its URL by id': statics,
    'catalogs of a web': catalogs,
    'items: order': 'The library sends $order_by, which is no option of the protocol; the reply names $orderby.',
    'a calculated column':
      'The library sends the formula to AddField, which has none in the established server either; CreateFieldAsXml does it.',
    'a column of a place on the map': 'There are no columns of places on the map.',
    'views: HTML': 'RenderAsHtml is missing.',
  },
  files: {
    'files: replace the content': saveBinaryStream,
    'files: versions, one deleted, one restored': saveBinaryStream,
    'files: changes of a file': 'GetChanges of a single item is missing; GetChanges of its list has them.',
    'files: a page from a template': 'AddTemplateFile is missing.',
    'attachments: add, list, read, replace, delete': 'An attachment has no address as a file; $value of the attachment reads it.',
  },
  people: {
    'groups: their people': utility,
    'statics: e-mail addresses, permission levels, principals': utility,
    "profiles: one's own, and those of others": 'User profiles have no REST yet; SOAP has them.',
  },
  services: {
    'changes of items as rows': 'GetListItemChangesSinceToken has no REST yet; SOAP has it.',
    'search by GET and by POST': searchRows,
    'search in an order': searchRows,
    'search: the service and its pages': 'The settings of search have no address.',
    'webhooks: add': 'The library posts to …/subscriptions/add; the server takes …/subscriptions, as documented.',
    'workflows of a list': 'Workflow associations have no REST.',
    'the term store by REST': 'The library asks /_api/v2.1, which only the cloud has; SOAP has the term store.',
    'titles in other languages': 'Titles have one language.',
  },
}

if (python === undefined) it.skip('Office365-REST-Python-Client is not installed', () => {})
else {
  const { server } = await serve({ settings: withPasswords })
  const receiver = await receive()
  const input = { url: server.url, password: 'secret', receiver: `${receiver.url}/hook` }
  for (const [subject, reasons] of Object.entries(notYet)) {
    const cases = await triedBy({ command: python, args: [join(import.meta.dirname, `office365_${subject}.py`)], input })
    describe(`Office365-REST-Python-Client, ${subject}`, () => testCases(cases, reasons))
  }
}
