import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { httpContracts, root } from '../../../../scripts/contracts/files.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
}

interface Served {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Partial<Operation>>>>>
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
}

/** The first words of ids that are not the name of a method of the protocol. */
const verbs = /^(list|get|add|create|update|merge|delete)[A-Z]/

/** The methods of the protocol, of OAuth and of administration, by their own names. */
const methods =
  /^(advance|amI|apply|approve|authorize|backUp|break|bulk|cancel|check(In|Out)|clear|close|continue|copy|count|deny|doesUser|ensure|expand|export|find|finish|follow|format|generate|has|hide|import|is|issue|like|localTimeToUtc|lock|mapToIcon|move|open|post|publish|put|read|recreate|recycle|release|reload|remove|render|reply|reserve|reset|resolve|restore|resume|run|save|search|send|set|share|sign(In|Out)|siteExists|start|stop|stream|suspend|takeOver|undo|unlike|unlock|unpublish|utcToLocalTime|validate|verify)/

const summaryVerbs =
  /^(Activate|Add|Advance|Approve|Back up|Break|Cancel|Check|Close|Continue|Convert|Copy|Count|Create|Deactivate|Delete|Download|Empty|Ensure|Export|Find|Finish|Follow|Format|Generate|Get|Grant|Hide|Import|Like|List|Lock|Move|Open|Parse|Publish|Query|Record|Recycle|Reject|Relate|Release|Reload|Remove|Replace|Reply|Request|Reserve|Reset|Resolve|Restore|Resume|Revoke|Search|Send|Set|Share|Show|Sign|Start|Stop|Suspend|Take|Undo|Unlock|Unpublish|Update|Upload|Verify|Write) /

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The places of enums whose members differ only in case. */
function ambiguousEnums(node: unknown, place = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  const members = 'enum' in node && Array.isArray(node.enum) ? node.enum.map((member) => String(member).toLowerCase()) : []
  const found = new Set(members).size < members.length ? [place] : []
  return [...found, ...Object.entries(node).flatMap(([name, value]) => ambiguousEnums(value, `${place}/${name}`))]
}

describe.for(httpContracts)('the operations of %s', (name) => {
  const served = JSON.parse(read(`generated/${name}/openapi.json`)) as Served
  const operations = Object.values(served.paths)
    .flatMap((item) => Object.values(item))
    .filter((one): one is Operation => one.operationId !== undefined)

  it('have an id of a verb and a resource, or the name of a method', () => {
    const others = operations.filter(({ operationId }) => !verbs.test(operationId) && !methods.test(operationId))
    expect(others.map(({ operationId }) => operationId)).toEqual([])
  })

  it('have a summary of their own, of a verb and at most 60 characters', () => {
    const summaries = operations.map(({ summary }) => summary)
    expect(summaries.filter((text) => text.length > 60 || text.endsWith('.') || !summaryVerbs.test(text))).toEqual([])
    expect(summaries.filter((text, index) => summaries.indexOf(text) !== index)).toEqual([])
  })

  it('have a description in sentences, and tags that are described', () => {
    expect(operations.filter(({ description }) => !/^[A-Z].*\.$/s.test(description.trim())).map((one) => one.operationId)).toEqual([])
    const used = new Set(operations.flatMap(({ tags }) => tags))
    expect(served.tags.map((tag) => tag.name).sort()).toEqual([...used].sort())
    expect(served.tags.filter(({ description }) => !description)).toEqual([])
  })

  it('have no enum whose members differ only in case, which names in generated clients cannot', () => {
    expect(ambiguousEnums(served)).toEqual([])
  })
})
