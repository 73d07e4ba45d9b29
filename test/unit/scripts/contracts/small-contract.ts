import { assemble } from '../../../../scripts/contracts/assemble.ts'
import type { Contract } from '../../../../scripts/contracts/contract.ts'

const root = `
openapi: 3.1.0
info: { title: Small, version: '1' }
`

/** The parts that most resources need; a test adds its own file. */
const shared = `
x-errors:
  all: { 400: BadRequest, 404: NotFound }
  write: { 409: Conflict }
  body: { 415: NoJson }
  ifMatch: { 412: Changed }
  named: { 423: Locked }

parameters:
  select: { name: $select, in: query, description: Which, schema: { type: string } }
  ifMatch: { name: If-Match, in: header, description: When, schema: { type: string } }
  merge: { name: X-HTTP-Method, in: header, required: true, description: How, schema: { type: string } }
  listTitle: { description: The title, schema: { type: string } }
  itemId: { description: The number, schema: { type: integer } }

headers:
  ETag: { description: The version, schema: { type: string } }
  Modified: { description: The time, schema: { type: string } }

responses:
  BadRequest: { description: Not valid, headers: { Last-Modified: Modified } }
  NotFound: { description: Nothing there, x-odata: { error: Failure } }
  Conflict: { description: Taken, headers: [ETag] }
  NoJson: { description: No JSON }
  Changed: { description: Changed, x-json: Failure }
  Locked: { description: Locked }

schemas:
  Failure: { type: object }
  List: { type: object }
  ListUpdate: { type: object, x-body-of: List }

x-addresses:
  - name: web
    canonical: /web
    forms: [/root]
  - name: list
    canonical: /web/lists('{listTitle}')
    forms: ["/lists('{listTitle}')"]

paths:
  /used/{listTitle}({itemId}):
    put:
      operationId: useAll
      parameters: [select, merge, ifMatch]
      requestBody: { x-json: ListUpdate }
      responses: { '200': { description: Done, headers: [ETag] }, '423': Locked }
`

/** A small contract: a root, the shared parts, and `resource` as contracts/small/resource.yaml. */
export const contractWith = (resource: string): Contract =>
  assemble([
    { file: 'contracts/small/openapi.yaml', text: root },
    { file: 'contracts/small/shared.yaml', text: shared.trimStart() },
    { file: 'contracts/small/resource.yaml', text: resource.trimStart() },
  ])
