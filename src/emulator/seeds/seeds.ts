import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Context } from '../../core/access/context.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { breathe, makePacer } from '../../core/kernel/pacing/breathe.ts'
import type { Runtime } from '../../core/kernel/ports.ts'
import { actorOf, farmAdminRole } from '../../core/model/people/actors.ts'
import type { Identity } from '../../core/model/people/login-names.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import { findWeb } from '../../core/model/sites/find-web.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import { SeedFault, type SeedPath } from '../../formats/seeds/seed-fault.ts'
import { longestSeedBytes } from '../../formats/seeds/seed-text.ts'
import { anyJsonReply } from '../../http/json/json-handlers.ts'
import { type Request, type Response, readText } from '../../http/message/message.ts'
import type { AddressedEdge } from '../../http/way/edge.ts'
import { messageOf } from '../../profile/failures.ts'
import type { Profile } from '../../profile/profile.ts'
import { emulatorContract } from '../contract/emulator-contract.ts'
import type { FaultRule, FaultRules } from '../faults/rules.ts'
import type { AskedHost, Snapshots } from '../snapshots/snapshots.ts'
import { applySeed } from './apply-seed.ts'
import { exportSeed } from './export-seed.ts'
import type { SeedClients } from './seed-clients.ts'
import type { SeedPlace } from './seed-place.ts'
import { readSeed, type Seed } from './seed-schema.ts'

export interface SeedOptions {
  readonly runtime: Runtime
  /** The first administrator of the farm, who applies seeds. */
  readonly administrator: Identity
  /** The name of the server in login names. */
  readonly hostName: string
  readonly profile: Profile
  readonly clients: SeedClients
  /** The error for a seed of the settings with which the server cannot start. */
  readonly startError: (message: string, cause: unknown) => Error
  /** The site collection of a path at a host. Fails with `site_not_found`. */
  readonly reachSite: (by: AskedHost, path: string) => SiteHandle | Promise<SiteHandle>
}

interface SeedParts extends SeedOptions {
  readonly snapshots: Snapshots
  readonly faults: FaultRules
}

type Found = ReturnType<AddressedEdge['match']>

/** Where the seed of a file is applied. */
const here: AskedHost = { host: 'localhost', isSecure: false }

/** Reads and replaces the content of the server as a whole. */
export class Seeds {
  readonly #parts: SeedParts
  /** The lines of the seeds of requests. */
  readonly #lines = new WeakMap<Request, (path: SeedPath) => number>()

  constructor(parts: SeedParts) {
    this.#parts = parts
  }

  /** The context of the administrator in a web. Fails with `site_not_found`. */
  async contextAt(request: Request, url: string): Promise<Context> {
    const ctx = await this.#placeAt(request).contextAt(url)
    if (!ctx) throw new DomainError(modelReasons.site_not_found, { path: url.slice(0, 200) })
    return ctx
  }

  /** The content as a seed. Fails as `exportSeed` does. */
  async read(request: Request): Promise<Seed> {
    const { faults, clients } = this.#parts
    const rules = faults.own.map(({ match, when, then }) => ({ match, when, then }))
    const content = await exportSeed(this.#placeAt(request))
    return {
      ...content,
      ...(clients.all.length > 0 && { clients: [...clients.all] }),
      ...(rules.length > 0 && { faults: rules as Seed['faults'] & {} }),
    }
  }

  /** Replaces the content by a seed. Returns the reply if something is wrong with it; then nothing has changed. */
  async put(seed: Seed, request: Request): Promise<Response | undefined> {
    try {
      await this.#become(seed, this.#placeAt(request))
      return undefined
    } catch (error) {
      if (!(error instanceof SeedFault)) throw error
      error.line ??= this.#lines.get(request)?.(error.path)
      return faultReply(error)
    }
  }

  /** Replaces the content by the seed in a file. Fails with a `startError` that names the file, the line and the path. */
  async putFile(given: string): Promise<void> {
    const { startError } = this.#parts
    const file = seedIn(given, startError)
    const place = { ...this.#placeAt(here), readBeside: (path: string) => readFile(resolve(dirname(file), path)) }
    let lineOf: ((path: SeedPath) => number) | undefined
    try {
      const text = await readFile(file, 'utf8')
      const isYaml = /\.ya?ml$/i.test(file)
      const most = longestSeedBytes(isYaml)
      if (Buffer.byteLength(text) > most) throw new SeedFault(`A seed has at most ${most} bytes.`, [])
      const read = await readSeed(text, isYaml, emulatorContract)
      lineOf = (path) => read.lineOf(path)
      await this.#become(read.value, place)
    } catch (error) {
      if (!(error instanceof SeedFault))
        throw startError(`Emulator:Seed: '${file}' cannot be read: ${error instanceof Error ? error.message : String(error)}`, error)
      const line = error.line ?? lineOf?.(error.path) ?? 1
      throw startError(`Emulator:Seed: '${file}', line ${line}, ${error.path.join('/')}: ${error.message}`, error)
    }
  }

  /** An operation whose body is a seed: reads JSON or YAML, and goes on as with JSON. */
  reading(request: Request, match: (request: Request) => Found): Found {
    const found = match(request)
    if (!found || !('readBody' in found)) return found
    const { 'content-type': type = 'application/json', 'content-encoding': encoding } = request.headers
    const isYaml = /^\s*(?:application|text)\/(?:x-)?yaml\s*(?:;|$)/i.test(type.slice(0, 200))
    // What is neither is refused as any body that is not JSON.
    if (encoding !== undefined || !(isYaml || /^\s*application\/json\s*(?:;|$)/i.test(type.slice(0, 200)))) return found
    return {
      ...found,
      readBody: async (ctx) => {
        const text = await readText(request, longestSeedBytes(isYaml))
        try {
          const { value, lineOf } = await readSeed(text, isYaml, emulatorContract)
          // The contract is compiled at the first call.
          await breathe()
          const asJson = { ...request, headers: { ...request.headers, 'content-type': 'application/json' }, body: bodyOf(value) }
          this.#lines.set(asJson, lineOf)
          const again = match(asJson)
          return await (again && 'readBody' in again ? again : found).readBody(ctx)
        } catch (error) {
          if (!(error instanceof SeedFault)) throw error
          return { validate: () => faultReply(error) }
        }
      },
    }
  }

  #become(seed: Seed, place: SeedPlace): Promise<void> {
    const { snapshots, faults, clients } = this.#parts
    const rules = (seed.faults ?? []) as readonly FaultRule[]
    return snapshots
      .become(async () => {
        await breathe()
        for (const [index, rule] of rules.entries()) checkRule(faults, rule, index, place)
        clients.check(seed.clients ?? [])
        await applySeed(seed, place)
      })
      .then(() => {
        clients.replace(seed.clients ?? [])
        faults.begin(rules)
      })
  }

  #placeAt(by: AskedHost): SeedPlace {
    const { runtime, administrator, hostName, profile, reachSite } = this.#parts
    const actor = actorOf(administrator, { scheme: 'Basic', defaultGroup: 'Owners', roles: [farmAdminRole] })
    return {
      hostName,
      pace: makePacer(),
      wordsOf: (error) => messageOf(profile, error),
      async contextAt(url): Promise<Context | undefined> {
        const site = await reachSite({ host: by.host, isSecure: by.isSecure }, '/')
        const web = await findWeb(site, url)
        if (!web || fold(web.url) !== fold(url)) return undefined
        return { site, web, actor, runtime, origin: `${by.isSecure ? 'https' : 'http'}://${by.host}` }
      },
    }
  }
}

const namesOfSeeds = ['seed.yaml', 'seed.yml', 'seed.json']

/** The seed in a folder; a path that is no folder stays as it is. Fails with an `Error`. */
function seedIn(path: string, startError: SeedOptions['startError']): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path
  const found = namesOfSeeds.filter((name) => existsSync(join(path, name)))
  const [name] = found
  if (name !== undefined && found.length === 1) return join(path, name)
  throw startError(
    `Emulator:Seed: the folder '${path}' needs one of ${namesOfSeeds.join(', ')}, and has ${found.length} of them.`,
    undefined,
  )
}

function checkRule(faults: FaultRules, rule: FaultRule, index: number, { wordsOf }: SeedPlace): void {
  try {
    faults.check(rule)
  } catch (error) {
    throw new SeedFault(wordsOf(error as Parameters<typeof wordsOf>[0]), ['faults', index])
  }
}

const faultReply = ({ message, path, line }: SeedFault): Response =>
  anyJsonReply.json(400, { error: { code: '400', message, path: path.join('/'), ...(line !== undefined && { line }) } })

async function* bodyOf(value: unknown): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(value))
}
