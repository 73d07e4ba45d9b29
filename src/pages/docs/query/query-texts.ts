/** A question about the items of a list, and its text in each language. The program of the page holds these functions as text: they use nothing from outside. */

export interface QueryColumn {
  readonly name: string
  readonly kind: 'text' | 'number' | 'boolean' | 'date' | 'person'
}

export type QueryOperator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'contains' | 'begins' | 'null' | 'notNull'

export interface QueryCondition {
  readonly column: QueryColumn
  readonly operator: QueryOperator
  readonly value: string
}

export interface BuiltQuery {
  readonly conditions: readonly QueryCondition[]
  readonly join: 'and' | 'or'
  readonly order?: { readonly column: QueryColumn; readonly isDescending: boolean }
  readonly rows: number
}

/** The value of `$filter`. A date is a whole day, in UTC. */
export function odataFilter({ conditions, join }: BuiltQuery): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  const instant = (day: string, later: number) => {
    const time = Date.parse(`${day}T00:00:00Z`)
    return `datetime'${Number.isNaN(time) ? day : new Date(time + later * 86_400_000).toISOString().slice(0, 19)}Z'`
  }
  const dayTest = (name: string, operator: QueryOperator, day: string): string => {
    const [start, end] = [instant(day, 0), instant(day, 1)]
    switch (operator) {
      case 'gt':
        return `${name} ge ${end}`
      case 'ge':
        return `${name} ge ${start}`
      case 'lt':
        return `${name} lt ${start}`
      case 'le':
        return `${name} lt ${end}`
      case 'ne':
        return `(${name} lt ${start} or ${name} ge ${end} or ${name} eq null)`
      default:
        return `(${name} ge ${start} and ${name} lt ${end})`
    }
  }
  const test = ({ column, operator, value }: QueryCondition): string => {
    const name = column.kind === 'person' ? `${column.name}/Title` : column.name
    if (operator === 'null') return `${column.kind === 'person' ? `${column.name}Id` : name} eq null`
    if (operator === 'notNull') return `${column.kind === 'person' ? `${column.name}Id` : name} ne null`
    if (operator === 'contains') return `substringof(${quoted(value)},${name})`
    if (operator === 'begins') return `startswith(${name},${quoted(value)})`
    if (column.kind === 'date') return dayTest(name, operator, value)
    return `${name} ${operator} ${column.kind === 'number' || column.kind === 'boolean' ? value.trim() || '0' : quoted(value)}`
  }
  return conditions.map(test).join(` ${join} `)
}

/** The query options of a request for items. */
export function odataOptions(query: BuiltQuery, filter: string): readonly (readonly [name: string, value: string])[] {
  const people = [...new Set(query.conditions.filter(({ column }) => column.kind === 'person').map(({ column }) => column.name))]
  const select = ['Id', 'Title', ...people.map((name) => `${name}/Title`)]
  return [
    ...(filter === '' ? [] : [['$filter', filter] as const]),
    ...(query.order ? [['$orderby', `${query.order.column.name}${query.order.isDescending ? ' desc' : ''}`] as const] : []),
    ['$select', select.join(',')],
    ...(people.length > 0 ? [['$expand', people.join(',')] as const] : []),
    ['$top', String(query.rows)],
  ]
}

/** A view in CAML. A date is a whole day. */
export function camlView({ conditions, join, order, rows }: BuiltQuery): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  const elements = {
    ...{ eq: 'Eq', ne: 'Neq', gt: 'Gt', ge: 'Geq', lt: 'Lt', le: 'Leq' },
    ...{ contains: 'Contains', begins: 'BeginsWith', null: 'IsNull', notNull: 'IsNotNull' },
  } as const
  const types = { text: 'Text', number: 'Number', boolean: 'Boolean', date: 'DateTime', person: 'User' } as const
  const written = ({ kind }: QueryColumn, value: string): string => {
    if (kind === 'boolean') return value === 'true' ? '1' : '0'
    return kind === 'date' ? `${value}T00:00:00Z` : value
  }
  const test = ({ column, operator, value }: QueryCondition): string => {
    const element = elements[operator]
    const given = operator === 'null' || operator === 'notNull'
    const operand = given ? '' : `<Value Type="${types[column.kind]}">${escaped(written(column, value))}</Value>`
    return `<${element}><FieldRef Name="${escaped(column.name)}"/>${operand}</${element}>`
  }
  const [first, ...others] = conditions.map(test)
  const name = join === 'and' ? 'And' : 'Or'
  const all = others.reduce((left, right) => `<${name}>${left}${right}</${name}>`, first ?? '')
  const where = first === undefined ? '' : `<Where>${all}</Where>`
  const by = order
    ? `<OrderBy><FieldRef Name="${escaped(order.column.name)}" Ascending="${order.isDescending ? 'FALSE' : 'TRUE'}"/></OrderBy>`
    : ''
  return `<View Scope="RecursiveAll"><Query>${where}${by}</Query><ViewFields><FieldRef Name="Title"/></ViewFields><RowLimit>${rows}</RowLimit></View>`
}

/** A text of KQL for the items of one list. It compares words, not whole texts. */
export function kqlText({ conditions, join }: BuiltQuery, listId: string): string {
  const property = ({ name }: QueryColumn) => ({ ID: 'ListItemID', Modified: 'LastModifiedTime', Editor: 'ModifiedBy' })[name] ?? name
  const signs = { eq: '=', ne: '<>', gt: '>', ge: '>=', lt: '<', le: '<=' } as const
  const test = ({ column, operator, value }: QueryCondition): string => {
    const name = property(column)
    const text = value.replaceAll('"', ' ').trim()
    if (operator === 'null') return `NOT ${name}:*`
    if (operator === 'notNull') return `${name}:*`
    if (operator === 'begins') return `${name}:"${text}*"`
    if (operator === 'contains') return `${name}:"${text}"`
    const isText = column.kind === 'text' || column.kind === 'person'
    if (operator === 'eq' && !isText) return `${name}:${text}`
    return `${name}${signs[operator]}${isText ? `"${text}"` : text}`
  }
  const all = conditions.map(test).join(join === 'and' ? ' AND ' : ' OR ')
  const list = `ListId:${listId} contentclass:STS_ListItem`
  return conditions.length === 0 ? list : `${list} AND (${all})`
}
