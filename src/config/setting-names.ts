import { type Member, type Section, type Setting, sameName } from './setting.ts'

/** The settings by name, including those of sections. Names are case-insensitive. */
export interface Catalogue {
  /** The setting of a name; the first spelling of an entry's name is kept. */
  find(name: string): Setting | undefined
  typeOf(name: string): Setting['type'] | undefined
  /** The entries of a section that were found, each with all members of the section. */
  entriesOf(section: Section): { readonly name: string; readonly members: readonly EntryMember[] }[]
  /** A suggestion for an unknown name: a sentence with a leading blank, or nothing. */
  suggest(name: string): string
}

export interface EntryMember {
  /** The name below the entry's name. */
  readonly name: string
  /** With the whole key, for messages. */
  readonly setting: Member
}

interface Place {
  readonly section: Section
  readonly entry: string
  readonly member: Member
}

interface Entry {
  readonly name: string
  readonly members: readonly EntryMember[]
}

export function createCatalogue(schema: readonly Setting[], sections: readonly Section[]): Catalogue {
  const fixed = new Map(schema.map((setting) => [setting.key.toLowerCase(), setting]))
  const entries = new Map(sections.map((section) => [section, new Map<string, Entry>()]))
  const memberAt = ({ section, entry, member }: Place): Setting | undefined => {
    const known = entries.get(section)
    const found = known?.get(entry.toLowerCase()) ?? newEntry(section, entry)
    known?.set(entry.toLowerCase(), found)
    return found.members.find(({ name }) => name === member.key)?.setting
  }
  return {
    find(name) {
      const place = placeOf(sections, name)
      return fixed.get(name.toLowerCase()) ?? (place && memberAt(place))
    },
    typeOf: (name) => (fixed.get(name.toLowerCase()) ?? placeOf(sections, name)?.member)?.type,
    entriesOf: (section) => [...(entries.get(section)?.values() ?? [])],
    suggest: (name) => suggestion(schema, sections, name),
  }
}

const newEntry = (section: Section, name: string): Entry => ({
  name,
  members: section.members.map((member) => ({ name: member.key, setting: { ...member, key: `${section.key}:${name}:${member.key}` } })),
})

/** Everything between the section and the last level is the entry's name; it may contain colons, as a URL does. */
function placeOf(sections: readonly Section[], name: string): Place | undefined {
  const end = name.lastIndexOf(':')
  for (const section of sections) {
    const start = section.key.length + 1
    if (end <= start || !sameName(name.slice(0, start), `${section.key}:`)) continue
    const member = section.members.find(({ key }) => sameName(key, name.slice(end + 1)))
    if (member) return { section, entry: name.slice(start, end), member }
  }
  return undefined
}

function suggestion(schema: readonly Setting[], sections: readonly Section[], name: string): string {
  const section = sections.find(({ key }) => sameName(name.slice(0, key.length + 1), `${key}:`))
  if (section) return ` Below ${section.key}:<${section.named}> there are ${section.members.map(({ key }) => key).join(', ')}.`
  if (name.length > 80) return ''
  const ending = keysThatEndWith(schema, name)
  if (ending.length > 0) return ` Did you mean ${ending.join(' or ')}?`
  const nearest = schema
    .map(({ key }) => ({ key, edits: countEdits(key.toLowerCase(), name.toLowerCase()) }))
    .reduce((best, one) => (one.edits < best.edits ? one : best), { key: '', edits: 1 + name.length / 3 })
  return nearest.key === '' ? '' : ` Did you mean ${nearest.key}?`
}

/** The two shortest keys that end with a name: who writes Port means HttpPort or HttpsPort. */
const keysThatEndWith = (schema: readonly Setting[], name: string): string[] =>
  name.length < 3
    ? []
    : schema
        .map(({ key }) => key)
        .filter((key) => key.toLowerCase().endsWith(name.toLowerCase()))
        .sort((one, other) => one.length - other.length)
        .slice(0, 2)

/** The edit distance of two texts. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, left] of [...one].entries()) {
    const above = row
    row = [i + 1]
    for (const [j, right] of [...other].entries()) {
      const replaced = (above[j] ?? 0) + (left === right ? 0 : 1)
      row.push(Math.min(replaced, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
  }
  return row.at(-1) ?? 0
}
