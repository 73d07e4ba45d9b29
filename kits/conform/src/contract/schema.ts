/** A JSON Schema as the contract has them. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly [keyword: string]: unknown
}

export interface SchemaRules {
  /** The schema that a reference leads to. */
  readonly resolve: (reference: string) => Schema
  /** Whether an object may have members that its schema does not know. */
  readonly allowsExtra: boolean
}

/** A problem of a value: where it is, and what is wrong there. */
export interface Problem {
  /** A path such as `value[2].Title`; empty for the value itself. */
  readonly at: string
  readonly message: string
}

const most = 20

/** What is wrong with a value, at most 20 problems; empty if the schema allows it. */
export function problemsOf(schema: Schema, value: unknown, rules: SchemaRules): Problem[] {
  const problems: Problem[] = []
  check(schema, value, '', rules, problems)
  return problems.slice(0, most)
}

function check(given: Schema, value: unknown, at: string, rules: SchemaRules, problems: Problem[]): void {
  if (problems.length >= most) return
  const say = (message: string) => problems.push({ at, message })
  if (given.$ref !== undefined) check(rules.resolve(given.$ref), value, at, rules, problems)
  for (const part of given.allOf ?? []) check(part, value, at, rules, problems)
  checkChoice(given, value, at, rules, problems)
  const types = [given.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) {
    say(`must be ${types.join(' or ')}, not ${shown(value)}`)
    return
  }
  if (given.enum && !given.enum.some((one) => one === value)) say(`must be one of ${given.enum.map(shown).join(', ')}, not ${shown(value)}`)
  if ('const' in given && given.const !== value) say(`must be ${shown(given.const)}, not ${shown(value)}`)
  if (typeof value === 'string') checkText(given, value, say)
  if (typeof value === 'number') checkNumber(given, value, say)
  if (Array.isArray(value)) checkArray(given, value, at, rules, problems)
  else if (typeof value === 'object' && value !== null) checkObject(given, value as Record<string, unknown>, at, rules, problems)
}

/** Of the alternatives that do not fit, the one with the fewest problems says what is wrong. */
function checkChoice({ oneOf, anyOf }: Schema, value: unknown, at: string, rules: SchemaRules, problems: Problem[]): void {
  for (const [alternatives, isOne] of [[oneOf, true] as const, [anyOf, false] as const]) {
    if (!alternatives) continue
    const tried = alternatives.map((one) => {
      const own: Problem[] = []
      check(one, value, at, rules, own)
      return own
    })
    const fitting = tried.filter((own) => own.length === 0).length
    if (fitting === 0) problems.push(...(tried.sort((one, other) => one.length - other.length)[0] ?? []))
    else if (isOne && fitting > 1) problems.push({ at, message: `fits ${fitting} of the alternatives, of which exactly one may fit` })
  }
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

const formats: Readonly<Record<string, (value: string) => boolean>> = {
  uuid: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  'date-time': (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(text) && Number.isFinite(Date.parse(text)),
  uri: (text) => URL.canParse(text),
}

const patterns = new Map<string, RegExp>()

function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, known)
  return known
}

/** Texts that are longer are judged by their length alone. */
const longestMatched = 10_000

function checkText({ format, pattern, minLength, maxLength }: Schema, value: string, say: (message: string) => void): void {
  if (minLength !== undefined && value.length < minLength) say(`must have at least ${minLength} characters, not ${value.length}`)
  if (maxLength !== undefined && value.length > maxLength) say(`must have at most ${maxLength} characters, not ${value.length}`)
  if (value.length > longestMatched) return
  const isOfFormat = format === undefined ? undefined : formats[format]
  if (isOfFormat && !isOfFormat(value)) say(`must have the format ${format}, not ${shown(value)}`)
  if (pattern !== undefined && !patternOf(pattern).test(value)) say(`must match ${pattern}, not ${shown(value)}`)
}

function checkNumber({ format, minimum, maximum }: Schema, value: number, say: (message: string) => void): void {
  if (minimum !== undefined && value < minimum) say(`must be at least ${minimum}, not ${value}`)
  if (maximum !== undefined && value > maximum) say(`must be at most ${maximum}, not ${value}`)
  if (format === 'int32' && !(Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31)) say(`must have 32 bits, not ${value}`)
  if (format === 'int64' && !Number.isSafeInteger(value)) say(`must be a whole number, not ${value}`)
}

function checkArray({ items, minItems, maxItems }: Schema, value: readonly unknown[], at: string, rules: SchemaRules, to: Problem[]): void {
  if (minItems !== undefined && value.length < minItems) to.push({ at, message: `must have at least ${minItems} elements` })
  if (maxItems !== undefined && value.length > maxItems) to.push({ at, message: `must have at most ${maxItems} elements` })
  if (items) for (const [index, one] of value.entries()) check(items, one, `${at}[${index}]`, rules, to)
}

function checkObject(schema: Schema, value: Readonly<Record<string, unknown>>, at: string, rules: SchemaRules, to: Problem[]): void {
  const { properties = {}, required = [], additionalProperties, maxProperties } = schema
  const inside = (name: string) => (at === '' ? name : `${at}.${name}`)
  for (const name of required) if (!Object.hasOwn(value, name)) to.push({ at, message: `lacks the member ${name}` })
  const members = Object.entries(value)
  if (maxProperties !== undefined && members.length > maxProperties) to.push({ at, message: `must have at most ${maxProperties} members` })
  for (const [name, member] of members) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (known) check(known, member, inside(name), rules, to)
    else if (typeof additionalProperties === 'object') check(additionalProperties, member, inside(name), rules, to)
    else if (additionalProperties === false && !rules.allowsExtra)
      to.push({ at, message: `has a member ${name} that the contract does not know` })
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
