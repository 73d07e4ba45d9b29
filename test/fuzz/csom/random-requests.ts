import { modelTypes, type TypeFacts } from '../../../generated/csom/bindings.ts'
import {
  type Action,
  type Argument,
  call,
  current,
  identified,
  load,
  loadAll,
  made,
  method,
  type Path,
  property,
  requestText,
  session,
  set,
  value,
} from '../../support/csom/model-client.ts'
import type { Random } from '../../support/random/random.ts'

/** An object path, and the type of the object that it leads to if nothing goes wrong. */
interface Typed {
  readonly path: Path
  readonly type: string
}

/** Texts that mean something to some method. */
const texts = [
  ...['Tasks', 'Documents', 'Title', 'ID', 'Home Members', 'Read', 'admin', 'i:0#.f|membership|admin', '/Shared Documents', '/Lists/Tasks'],
  ...[
    '0x01',
    '0x0101',
    'a.txt',
    '1.0',
    'x',
    '',
    'AboutMe',
    '<View/>',
    '<View><Query><Where><IsNotNull><FieldRef Name="ID"/></IsNotNull></Where></Query></View>',
  ],
  ...['<Field Type="Text" Name="Own" DisplayName="Own"/>', '00000000-0000-0000-0000-000000000001', 'https://example.org/', 'STS#0'],
]
/** Texts that nobody sends in good faith. */
const hostile = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '../../etc/passwd',
  "'; DROP TABLE Item;--",
  '%00',
  '🙂'.repeat(300),
  'x'.repeat(5_000),
  '-1',
  '1e309',
  'NaN',
]

const identities = ['', 'x', 'g|740c6a0b-85e2-48a0-a494-e0f1759d4aa7:site:x', 'g|740c6a0b-85e2-48a0-a494-e0f1759d4aa7:site', '|:::::']

const comparing = ['EQ', 'NE', 'GT', 'GE', 'LT', 'LE', 'AND', 'OR', 'NOT', 'ExpressionConvert', 'EXPLODE']

export interface Drawn {
  readonly kind: 'valid' | 'nearly valid' | 'hostile'
  readonly body: string
}

/** Requests whose paths follow the contract, some of them with mistakes. The same random numbers draw the same requests. */
export function requestsFrom(random: Random, identityFrom: () => string): () => Drawn {
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const chance = (of: number): boolean => random() < of
  const factsOf = (type: string): TypeFacts => modelTypes[type] ?? {}

  /** The methods of a type and of its bases. */
  const methodsOf = (type: string): readonly [string, NonNullable<TypeFacts['methods']>[string]][] => {
    const { methods = {}, base } = factsOf(type)
    return [...Object.entries(methods), ...(base === undefined ? [] : methodsOf(base))]
  }

  function argument(typed: string, depth: number): Argument {
    if (typed.endsWith('?') && chance(0.4)) return null
    const plain = typed.replace('?', '')
    if (plain.endsWith('[]')) return Array.from({ length: Math.floor(random() * 3) }, () => argument(plain.slice(0, -2), depth + 1))
    switch (plain) {
      case 'String':
      case 'DateTime':
        return one(texts)
      case 'Guid':
        return '00000000-0000-0000-0000-000000000001'
      case 'Boolean':
        return chance(0.5)
      case 'Int32':
      case 'Int64':
        return one([0, 1, 2, 5, 100, 107, -1, 2_147_483_647])
      case 'Double':
        return one([0, 0.5, -3])
      case 'Bytes':
        return Buffer.from(one(texts))
      case 'Any':
        return one<Argument>([null, 1, true, one(texts)])
      default:
        return factsOf(plain).value ? valueOf(plain, depth) : (pathTo(plain, depth + 1) ?? null)
    }
  }

  function valueOf(type: string, depth: number): Argument {
    const { id, value: members = {} } = factsOf(type)
    if (id === undefined || depth > 3) return null
    const chosen = Object.entries(members).filter(() => chance(0.6))
    return value(type, Object.fromEntries(chosen.map(([name, typed]) => [name, argument(typed, depth + 1)])))
  }

  /** Some path to an object of a type; undefined if none is near. */
  function pathTo(type: string, depth: number): Path | undefined {
    if (depth > 3) return undefined
    for (let tries = 0; tries < 8; tries++) {
      const walked = walk(1 + Math.floor(random() * 4), depth + 1)
      if (walked.type === type || factsOf(walked.type).base === type) return walked.path
    }
    return undefined
  }

  function walk(steps: number, depth: number): Typed {
    const starts: readonly Typed[] = [
      { path: property(current, 'Web'), type: 'Web' },
      { path: property(current, 'Site'), type: 'Site' },
      { path: session, type: 'TaxonomySession' },
      ...['KeywordQuery', 'SearchExecutor', 'PeopleManager', 'RoleDefinitionBindingCollection'].map((type) => ({ path: made(type), type })),
    ]
    if (chance(0.12)) return { path: identified(identityFrom()), type: one(['Web', 'List', 'ListItem', 'Field', 'Term', 'File']) }
    let at = chance(0.85) ? (starts[0] as Typed) : one(starts)
    for (let step = 0; step < steps; step++) at = next(at, depth) ?? at
    return at
  }

  function next({ path, type }: Typed, depth: number): Typed | undefined {
    const { links = {}, members = {} } = factsOf(type)
    const properties = Object.entries({ ...links, ...members })
    const methods = methodsOf(type).filter(([, { gives, static: isStatic }]) => {
      const facts = gives === undefined ? undefined : modelTypes[gives.replace('?', '')]
      return facts && !facts.value && !isStatic
    })
    if (methods.length > 0 && (properties.length === 0 || chance(0.4))) {
      const [name, { parameters, gives = '' }] = one(methods)
      return { path: method(path, name, ...parameters.map(([, typed]) => argument(typed, depth + 1))), type: gives.replace('?', '') }
    }
    if (properties.length === 0) return undefined
    const [name, to] = one(properties)
    return { path: property(path, name), type: to }
  }

  function action(): Action {
    const { path, type } = walk(Math.floor(random() * 5), 0)
    const { settable = {} } = factsOf(type)
    const methods = methodsOf(type)
    const kind = random()
    if (kind < 0.2) return { kind: 'path', on: path }
    if (kind < 0.3) return { kind: 'identity', on: path }
    if (kind < 0.4) return factsOf(type).of === undefined ? load(path) : loadAll(path)
    if (kind < 0.5) return { kind: 'query', on: path, inner: chosen(type) }
    if (kind < 0.6 && Object.keys(settable).length > 0) {
      const [name, typed] = one(Object.entries(settable))
      return set(path, name, argument(typed, 1))
    }
    if (methods.length === 0) return load(path)
    const [name, { parameters }] = one(methods)
    return call(path, name, ...parameters.map(([, typed]) => argument(typed, 1)))
  }

  /** A query with a condition or an order, as a client writes it, now and then with a part that means nothing. */
  function chosen(type: string): string {
    const read = `<ExpressionProperty Name="${one(['Title', 'Id', 'Name', 'Hidden', 'Created', 'constructor', 'Lists'])}"><ExpressionParameter Name="${one(['l', 'l', 'l', 'x'])}"/></ExpressionProperty>`
    const constant = `<ExpressionConstant Type="${one(['String', 'Int32', 'Boolean', 'DateTime', 'Null', 'Guid'])}">${one(['1', 'true', 'x', ''])}</ExpressionConstant>`
    const operator = one(comparing)
    const body = `<${operator}>${read}${constant}</${operator}>`
    const lambda = `<Test><Parameters><Parameter Name="l"/></Parameters><Body>${body}</Body></Test>`
    const from = '<Object><QueryableObject/></Object>'
    const step = one([
      `<Where>${lambda}${from}</Where>`,
      `<OrderBy>${lambda}${from}</OrderBy>`,
      `<Take Count="${one(['0', '2', '-1', 'x'])}">${from}</Take>`,
    ])
    const property = `<Property Name="${one(['Title', 'Id', ...Object.keys(factsOf(type).links ?? {})])}" SelectAll="true"/>`
    return `<Query SelectAllProperties="false"><Properties>${property}</Properties></Query><ChildItemQuery SelectAllProperties="true"><Properties/><QueryableExpression>${step}</QueryableExpression></ChildItemQuery>`
  }

  function actions(depth = 0): Action[] {
    return Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      depth < 2 && chance(0.15)
        ? {
            kind: 'scope',
            name: 'ExceptionHandlingScope',
            head: () => '',
            parts: { TryScope: actions(depth + 1), CatchScope: actions(depth + 1) },
          }
        : action(),
    )
  }

  /** A request with one mistake: a name, an id, a type or a text that is another one. */
  function mistaken(body: string, others: readonly string[]): string {
    const places = [...body.matchAll(/(?<=(?:Name|Id|ParentId|ObjectPathId|TypeId|Type)="|<Parameter Type="String">)[^"<]*/g)]
    if (places.length === 0) return body
    const place = one(places)
    const other = one(others).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    return body.slice(0, place.index) + other + body.slice(place.index + place[0].length)
  }

  return () => {
    const body = requestText(actions())
    const kind = random()
    if (kind < 0.5) return { kind: 'valid', body }
    if (kind < 0.75)
      return {
        kind: 'nearly valid',
        body: mistaken(body, [...texts, '1', '2', '3', '99', 'Update', 'Lists', 'Null', 'Int32', 'Guid', 'Array']),
      }
    const broken = chance(0.2) ? body.slice(0, Math.floor(random() * body.length)) : mistaken(body, [...hostile, ...identities])
    return { kind: 'hostile', body: broken }
  }
}
