import type { Random } from '../../support/random/random.ts'

/** Kinds that identities name, and keys that name nothing or that nobody sends in good faith. */
const kinds = [
  'site',
  'web',
  'list',
  'item',
  'field',
  'contenttype',
  'fl',
  'folder',
  'file',
  'u',
  'g',
  'view',
  'node',
  'version',
  'attachment',
]
const more = [
  'roledefinition',
  'roleassignment',
  'recyclebinitem',
  'feature',
  'workflow',
  'started',
  'la',
  'action',
  'receiver',
  'ss',
  'st',
  'gr',
  'se',
  'te',
  '__proto__',
  'constructor',
]
const keys = [
  '',
  '0',
  '1',
  '1,1',
  '-1',
  '99999999999',
  '0x01',
  '%',
  '%E0%A4%A',
  '../..',
  'toString',
  'AAAAAAAAAAAAAAAAAAAAAA==',
  'a=b',
  '\u{1F642}',
]
const wholes = [
  '',
  'x',
  '|',
  '|:::::',
  'g|740c6a0b-85e2-48a0-a494-e0f1759d4aa7',
  'g|fec14c62-7c3b-481b-851b-c80d7802b224:ss',
  ':'.repeat(600),
]

/** Identities: those that a server has told, and such ones with another kind, another key, or a part more or less. */
export function identitiesFrom(random: Random) {
  const told: string[] = []
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const mistaken = (identity: string): string => {
    const parts = identity.split(':')
    const at = 1 + Math.floor(random() * parts.length)
    const kind = random()
    if (kind < 0.3) parts[at] = one([...kinds, ...more])
    else if (kind < 0.6) parts[at] = one(keys)
    else if (kind < 0.8) parts.splice(at, 2)
    else parts.push(one([...kinds, ...more]), one(keys))
    return parts.join(':')
  }
  return {
    /** Keeps some of the identities in a reply. */
    learn(reply: string): void {
      for (const [, identity = ''] of reply.matchAll(/"_ObjectIdentity_":"([^"\\]{1,400})"/g)) if (told.length < 400) told.push(identity)
    },
    /** An identity; `isRight` for one that a server has told. */
    draw(): { readonly identity: string; readonly isRight: boolean } {
      if (told.length === 0 || random() < 0.1) return { identity: one(wholes), isRight: false }
      const isRight = random() < 0.5
      return { identity: isRight ? one(told) : mistaken(one(told)), isRight }
    },
  }
}
