import fc from 'fast-check'
import { encoded, odd, wellFormed } from './random-texts.ts'

const column = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'Title',
      'Id',
      'PercentComplete',
      'DueDate',
      'Priority',
      'AuthorId',
      'Author/Id',
      'Created',
      'Hidden',
      'ItemCount',
      'Body',
      'Nope',
      '__proto__',
    ),
  },
  odd,
)
const literal = fc.oneof(
  fc.constantFrom(
    "'x'",
    "'T'",
    '1',
    '0.5',
    '-3',
    'null',
    'true',
    "datetime'2026-01-31T10:00:00Z'",
    "guid'00000000-0000-4000-8000-000000000000'",
    "'2026-01-31'",
    "'It''s'",
    '1e3',
    '12L',
    "datetime'x'",
  ),
  odd.map((text) => `'${text.replaceAll("'", "''")}'`),
)
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(column, fc.constantFrom('eq', 'ne', 'gt', 'ge', 'lt', 'le', 'EQ', 'add'), literal).map((words) => words.join(' ')),
    fc.tuple(fc.constantFrom('startswith', 'endswith', 'contains', 'nope'), column, literal).map(([name, a, b]) => `${name}(${a},${b})`),
    fc.tuple(literal, column).map(([a, b]) => `substringof(${a},${b})`),
    fc.tuple(fc.constantFrom('year', 'month', 'day', 'tolower', 'toupper'), column, literal).map(([name, a, b]) => `${name}(${a}) eq ${b}`),
    tie('condition').map((text) => `not (${text})`),
    fc.tuple(tie('condition'), fc.constantFrom('and', 'or'), tie('condition')).map((words) => `(${words.join(' ')})`),
  ),
}))

const listOf = (part: fc.Arbitrary<string>) => fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(','))
const count = fc.oneof(fc.nat({ max: 20 }).map(String), fc.integer().map(String), odd)
const options: Record<string, fc.Arbitrary<string>> = {
  $filter: fc.oneof({ weight: 5, arbitrary: condition }, odd),
  $orderby: fc.oneof(
    { weight: 5, arbitrary: listOf(fc.tuple(column, fc.constantFrom('', ' asc', ' desc', ' up')).map((words) => words.join(''))) },
    odd,
  ),
  $select: fc.oneof({ weight: 5, arbitrary: listOf(fc.oneof(column, fc.constantFrom('*', 'Author/Title', 'Lists/Title'))) }, odd),
  $expand: fc.oneof(
    {
      weight: 5,
      arbitrary: listOf(
        fc.constantFrom(
          'Author',
          'AssignedTo',
          'ParentList',
          'ContentType',
          'Lists',
          'Webs',
          'CurrentUser',
          'Items',
          'Author($select=Title)',
          'Lists($top=1;$orderby=Title)',
          'Lists($filter=Hidden)',
        ),
      ),
    },
    odd,
  ),
  $top: count,
  $skip: count,
  $skiptoken: fc.oneof(
    fc.nat({ max: 20 }).map((id) => `Paged=TRUE&p_ID=${id}`),
    fc.tuple(column, odd).map(([name, value]) => `Paged=TRUE&p_ID=1&p_${name}=${wellFormed(value)}`),
    odd,
  ),
  $inlinecount: fc.constantFrom('allpages', 'none', 'x'),
}
const option = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...Object.keys(options))
      .chain((name) => (options[name] ?? odd).map((value) => `${encoded(name)}=${encoded(value)}`)),
  },
  fc.tuple(odd, odd).map(([name, value]) => `${encoded(name)}=${encoded(value)}`),
)
/** A query string of some options, most of them valid. */
export const query = fc
  .oneof(fc.constant([]), fc.array(option, { maxLength: 4 }))
  .map((parts) => (parts.length === 0 ? '' : `?${parts.join('&')}`))
