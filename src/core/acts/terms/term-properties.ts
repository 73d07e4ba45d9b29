import { invalid, invalidOperation } from '../../kernel/errors.ts'

/** What holds custom properties: a term or a term set. */
interface WithProperties {
  /** A JSON array of names with their values. */
  readonly properties: string | null
}

const limits = { properties: 50, name: 255, value: 1_000 }

/** The custom properties of a term or a term set. */
export const customProperties = ({ properties }: WithProperties): ReadonlyMap<string, string> =>
  new Map(properties === null ? [] : (JSON.parse(properties) as [string, string][]))

/** Fails with `invalid_request` if a custom property cannot have this name or value. */
export function demandProperty(name: string, value?: string): void {
  if (name.trim() === '' || name.length > limits.name) throw invalid(`The name of a property has 1 to ${limits.name} characters.`)
  if ((value?.length ?? 0) > limits.value) throw invalid(`The value of a property has at most ${limits.value} characters.`)
}

/** The stored custom properties with one set, or deleted without a value. Fails with `invalid_operation` if they are too many. */
export function withProperty(row: WithProperties, name: string, value?: string): string | null {
  const properties = new Map(customProperties(row))
  if (value === undefined) properties.delete(name)
  else properties.set(name, value)
  if (properties.size > limits.properties) throw invalidOperation(`A term or a term set has at most ${limits.properties} properties.`)
  return properties.size === 0 ? null : JSON.stringify([...properties])
}
