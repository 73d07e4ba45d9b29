import { fold } from '../../core/kernel/fold.ts'
import type { Field } from '../../core/model/lists/field.ts'

/** What values refer to. */
export interface Sources {
  /** The ids of some users. */
  readonly users: readonly number[]
  /** The ids of some items of the list of a lookup column, by the internal name of the column. */
  readonly targets: ReadonlyMap<string, readonly number[]>
  /** The time of the server, in milliseconds. */
  readonly now: number
}

/** Numbers from 0 to below 1. */
type Chance = () => number

const firstNames = [
  'Ada',
  'Ben',
  'Clara',
  'David',
  'Elif',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kei',
  'Lena',
  'Mateo',
  'Nora',
  'Oskar',
  'Priya',
]
const lastNames = [
  'Adler',
  'Brown',
  'Costa',
  'Demir',
  'Eriksen',
  'Fischer',
  'Garcia',
  'Haddad',
  'Ito',
  'Jensen',
  'Kowalski',
  'Lopez',
  'Moreau',
  'Nowak',
  'Okafor',
  'Patel',
]
const places = [
  'Berlin',
  'Boston',
  'Dublin',
  'Graz',
  'Lagos',
  'Lisbon',
  'Madrid',
  'Nairobi',
  'Oslo',
  'Osaka',
  'Prague',
  'Pune',
  'Quito',
  'Turin',
  'Utrecht',
  'Zurich',
]
const firms = [
  'Alder & Sons',
  'Bluebird',
  'Contoso',
  'Delta Works',
  'Evergreen',
  'Fabrikam',
  'Globe Trade',
  'Harbour',
  'Inkwell',
  'Juniper',
  'Kestrel',
  'Litware',
  'Meridian',
  'Northwind',
  'Orchard',
  'Proseware',
]
const deeds = [
  'Check',
  'Order',
  'Plan',
  'Prepare',
  'Print',
  'Renew',
  'Repair',
  'Review',
  'Send',
  'Sign',
  'Sort',
  'Store',
  'Test',
  'Update',
  'Verify',
  'Write',
]
const things = [
  'contract',
  'chairs',
  'delivery',
  'draft',
  'figures',
  'invoice',
  'inventory',
  'keys',
  'minutes',
  'offer',
  'poster',
  'report',
  'room',
  'samples',
  'schedule',
  'survey',
]
const sentences = [
  'The delivery arrives on Monday.',
  'Two parts are missing.',
  'Ask the office for the keys.',
  'The draft was approved without changes.',
  'See the notes of the last meeting.',
  'The customer prefers a call.',
  'This replaces the older version.',
  'Nothing else is needed.',
]

const dayMs = 86_400_000

/** What a text is about, by a part of the name of its column. */
const subjects: readonly (readonly [part: string, make: (chance: Chance, at: number) => string])[] = [
  ['mail', (chance, at) => `${fold(pick(chance, firstNames))}.${fold(pick(chance, lastNames))}${at}@example.com`],
  ['phone', (chance) => `+1 555 ${whole(chance, 100, 999)} ${whole(chance, 1000, 9999)}`],
  ['firstname', (chance) => pick(chance, firstNames)],
  ['lastname', (chance) => pick(chance, lastNames)],
  ['fullname', (chance) => `${pick(chance, firstNames)} ${pick(chance, lastNames)}`],
  ['city', (chance) => pick(chance, places)],
  ['location', (chance) => pick(chance, places)],
  ['country', (chance) => pick(chance, ['Austria', 'Brazil', 'Canada', 'Denmark', 'Egypt', 'France', 'Ghana', 'Japan'])],
  ['company', (chance) => pick(chance, firms)],
  ['customer', (chance) => pick(chance, firms)],
  ['zip', (chance) => String(whole(chance, 10_000, 99_999))],
  ['code', (chance) => `${pick(chance, ['A', 'B', 'C', 'D'])}-${whole(chance, 1000, 9999)}`],
  ['number', (chance) => String(whole(chance, 1000, 99_999))],
]

/** A value for the item at a place, from 1 on; undefined for a column that gets none. */
export function plausibleValue(field: Field, chance: Chance, at: number, sources: Sources): unknown {
  const { settings, type } = field
  switch (type) {
    case 'Text':
      return textOf(field, chance, at)
    case 'Note':
      return Array.from({ length: whole(chance, 1, 4) }, () => pick(chance, sentences)).join(' ')
    case 'Number':
    case 'Currency':
      return numberOf(field, chance, at)
    case 'Boolean':
    case 'AllDayEvent':
    case 'CrossProjectLink':
      return chance() < 0.5
    case 'DateTime': {
      const time = new Date(sources.now + whole(chance, -365, 180) * dayMs + whole(chance, 0, 95) * 900_000).toISOString().slice(0, 19)
      return settings.dateOnly === true ? `${time.slice(0, 10)}T00:00:00Z` : `${time}Z`
    }
    case 'Choice':
      return settings.choices?.length ? pick(chance, settings.choices) : undefined
    case 'MultiChoice':
      return settings.choices?.length ? some(chance, settings.choices) : undefined
    case 'URL':
      return { Url: `https://www.example.com/${fold(pick(chance, things))}/${at}`, Description: pick(chance, things) }
    case 'User':
      return sources.users.length > 0 ? pick(chance, sources.users) : undefined
    case 'UserMulti':
      return sources.users.length > 0 ? some(chance, sources.users) : undefined
    case 'Lookup':
    case 'LookupMulti': {
      const targets = sources.targets.get(field.internalName) ?? []
      if (targets.length === 0) return undefined
      return type === 'Lookup' ? pick(chance, targets) : some(chance, targets)
    }
    default:
      return undefined
  }
}

function textOf({ internalName, unique, settings }: Field, chance: Chance, at: number): string {
  const name = fold(internalName)
  const subject = subjects.find(([part]) => name.includes(part))
  const text = subject ? subject[1](chance, at) : `${pick(chance, deeds)} ${pick(chance, things)} ${whole(chance, 1, 999)}`
  const most = settings.maxLength ?? 255
  return unique ? `${at} ${text}`.slice(0, most) : text.slice(0, most)
}

/** Whole numbers, or two decimals where the column is narrow or holds money. */
function numberOf({ type, unique, settings }: Field, chance: Chance, at: number): number {
  const { minimum, maximum, percentage } = settings
  const low = minimum ?? (percentage === true || maximum === undefined || maximum >= 0 ? 0 : maximum - 1000)
  const high = maximum ?? (percentage === true ? Math.max(1, low) : low + 1000)
  if (unique) return low + at
  const drawn = low + chance() * (high - low)
  const isWhole = type !== 'Currency' && high - low >= 10
  const rounded = isWhole ? Math.round(drawn) : Math.round(drawn * 100) / 100
  return Math.min(high, Math.max(low, rounded))
}

const whole = (chance: Chance, low: number, high: number): number => low + Math.floor(chance() * (high - low + 1))

const pick = <T>(chance: Chance, from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T

/** One to three different ones. */
const some = <T>(chance: Chance, from: readonly T[]): T[] => [
  ...new Set(Array.from({ length: whole(chance, 1, 3) }, () => pick(chance, from))),
]
