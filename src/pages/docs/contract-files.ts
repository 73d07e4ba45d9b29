import { breathe } from '../../core/kernel/pacing/breathe.ts'
import type { Profile } from '../../profile/profile.ts'
import type { PlainFiles } from '../pages.ts'
import { type BookFacts, type ContractName, contractIn, profileOfNames } from './book.ts'
import { type Kept, keep } from './kept.ts'

/**
 * The contracts as files: `/docs/contracts/rest.json`, which is `/docs/openapi.json` and `/openapi.json` too, `/docs/contracts/identity.json`,
 * `/docs/contracts/admin.json`, `/docs/contracts/emulator.json`, `/docs/contracts/live.json` and `/docs/contracts/csom.json`. A file is made when it is
 * first asked for, once for each profile.
 */
export function contractFiles(facts: Pick<BookFacts, 'contractText'>): PlainFiles {
  const files = new Map<Profile, Map<ContractName, Promise<Kept>>>()
  const keptOf = (asked: Profile, name: ContractName): Promise<Kept> => {
    const profile = profileOfNames(asked)
    const own = files.get(profile) ?? new Map<ContractName, Promise<Kept>>()
    files.set(profile, own)
    const known = own.get(name)
    if (known) return known
    const kept = made(profile, name)
    own.set(name, kept)
    // A file that cannot be read now may be read later.
    kept.catch(() => own.delete(name))
    return kept
  }
  const made = async (profile: Profile, name: ContractName): Promise<Kept> => {
    const text = await contractIn(profile, name, facts)
    await breathe()
    return keep({ type: 'application/json;charset=utf-8', text })
  }
  return (path) => {
    const name = addresses.get(path.toLowerCase())
    return name && (async (request) => (await keptOf(request.profile, name)).answer(request))
  }
}

const addresses: ReadonlyMap<string, ContractName> = new Map([
  ['/openapi.json', 'rest'],
  ['/docs/openapi.json', 'rest'],
  ['/docs/identity.json', 'identity'],
  ['/docs/admin.json', 'admin'],
  ['/docs/emulator.json', 'emulator'],
  ...(['rest', 'identity', 'admin', 'wopi', 'emulator', 'live', 'csom'] as const).map(
    (name) => [`/docs/contracts/${name}.json`, name] as const,
  ),
])
