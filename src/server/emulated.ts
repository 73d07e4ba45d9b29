import { adminContract } from '../admin/contract/admin-contract.ts'
import type { Config } from '../config/config.ts'
import { emulatedStart } from '../config/emulator/emulator-settings.ts'
import { ConfigError } from '../config/setting.ts'
import type { Runtime } from '../core/kernel/ports.ts'
import { type Identity, identify } from '../core/model/people/login-names.ts'
import type { Emulator, ShardOptions } from '../emulator/emulator.ts'
import type { Judge } from '../emulator/requests/shown-request.ts'
import type { SeedClients } from '../emulator/seeds/seed-clients.ts'
import type { EmulatedTime } from '../emulator/time/emulated-runtime.ts'
import { contract as restContract } from '../entities/shape/contract.ts'
import type { Farm } from '../farm/farm.ts'
import { type JsonValue, parseJson } from '../formats/json.ts'
import { operationsOf } from '../http/openapi/contract.ts'
import { noteAction, noteQuery } from '../http/strict/findings.ts'
import { contract as identityContract, openOperations } from '../identity/contract.ts'
import type { IdentitySettings } from '../identity/token-service.ts'
import { version } from '../process/installation.ts'
import type { Profile } from '../profile/profile.ts'
import type { RestEdge } from '../rest/protocol/dispatch.ts'
import type { Realms } from './realms.ts'

/** The part of the description of a SOAP service that names its operations. */
interface Service {
  readonly file: string
  readonly operations: readonly { readonly name: string }[]
}

interface EmulatedParts {
  readonly config: Config
  /** Undefined if the settings ask for no emulator. */
  readonly time: EmulatedTime | undefined
  readonly shard?: ShardOptions | undefined
  readonly profile: Profile
  readonly settings: IdentitySettings
  readonly farm: Pick<Farm, 'directory' | 'runtime'>
  readonly log: (error: unknown, correlationId: string) => void
}

/** The clock and the random numbers of the emulator, if the settings ask for it. */
export async function emulatedTimeOf(config: Config, system: Runtime): Promise<EmulatedTime | undefined> {
  if (!config['Emulator:Enabled']) return undefined
  const { emulatedTime } = await import('../emulator/time/emulated-runtime.ts')
  const seed = config['Emulator:Random']
  return emulatedTime(system, { frozenAt: emulatedStart(config['Emulator:Clock']), seed: seed === 0 ? undefined : seed })
}

/** The programs that request tokens, which a seed can change; undefined without an emulator. */
export async function seedClientsOf({ time, settings }: Pick<EmulatedParts, 'time' | 'settings'>): Promise<SeedClients | undefined> {
  if (!time) return undefined
  const { SeedClients: Clients } = await import('../emulator/seeds/seed-clients.ts')
  return new Clients(settings.clients.known)
}

/** The emulator, if the settings ask for it. Otherwise not even its program is loaded. */
export async function emulatorOf(
  { config, time, shard, profile, farm, log }: EmulatedParts,
  clients: SeedClients | undefined,
  signToken: Realms['signTestToken'],
  soapServices: () => readonly Service[],
  rest: () => RestEdge,
): Promise<Emulator | undefined> {
  if (!time || !clients) return undefined
  const { createEmulator } = await import('../emulator/emulator.ts')
  const { inspectorPages } = await import('../pages/inspector/inspector.ts')
  const { wopiContract } = await import('../wopi/contract.ts')
  return createEmulator({
    token: config['Emulator:Token'],
    hostName: config.HostName,
    signToken,
    version,
    judge: judgeOf(profile, rest),
    pages: inspectorPages,
    time,
    shard,
    operations: () => [
      ...[restContract, identityContract, adminContract].flatMap((contract) =>
        operationsOf(contract).map(({ operationId, method, path }) => ({
          id: operationId,
          method,
          path,
        })),
      ),
      ...soapServices().flatMap(({ file, operations }) =>
        operations.map(({ name }) => ({ id: `${file}.${name}`, method: 'POST', path: `/_vti_bin/${file}.asmx` })),
      ),
    ],
    otherOperations: () => [...operationsOf(wopiContract).map(({ operationId }) => operationId), ...uncounted],
    seedFile: config['Emulator:Seed'],
    seeds: {
      profile,
      clients,
      startError: (message, cause) => new ConfigError(message, { cause }),
      administrator: administratorOf(config),
      hostName: config.HostName,
      runtime: farm.runtime,
      reachSite: ({ host, isSecure }, path) => farm.directory.reachSite(host, path, isSecure),
    },
    log,
  })
}

/** What requests are called that meet no operation of a contract. */
const uncounted = ['file', 'page', 'redirect', 'metrics', 'preflight', 'refused', 'ProcessQuery', 'client.svc'] as const

/** What a strict server would refuse in a request, by the code that refuses it there. */
function judgeOf(profile: Profile, rest: () => RestEdge): Judge {
  const known = new Map([identityContract, adminContract].flatMap(operationsOf).map((operation) => [operation.operationId, operation]))
  return ({ operation, path, query, headers, body, ...asked }) => {
    const findings: string[] = []
    const note = (finding: string) => void findings.push(finding)
    const other = known.get(operation)
    const soap = soapOperation.exec(operation)?.[1]
    if (other) {
      if (!openOperations.has(operation)) noteQuery(other, new URLSearchParams(query).keys(), note)
    } else if (soap !== undefined) noteAction(headers, soap, note)
    else {
      const mark = /\/(?=(?:_api|_vti_bin)(?:\/|$))/i.exec(path)?.index ?? 0
      const origin = `${asked.isSecure ? 'https' : 'http'}://${asked.host}`
      const request = { ...asked, path, query, headers, origin, profile, ...nothingElse }
      return rest().judge(request, path.slice(mark), jsonIn(body))
    }
    return findings
  }
}

/** `lists.GetList`. */
const soapOperation = /^[a-z]{1,60}\.(\w{1,200})$/

/** What a judge of a request does not look at. */
const nothingElse = { clientAddress: '', correlationId: '', connection: { isSecure: false, remoteAddress: '' }, body: noBytes() }

async function* noBytes(): AsyncGenerator<Uint8Array> {}

function jsonIn(body: string | undefined): JsonValue | undefined {
  try {
    return body === undefined ? undefined : parseJson(body)
  } catch {
    return undefined
  }
}

function administratorOf({ FarmAdministrators: [name = 'admin'], HostName }: Config): Identity {
  const identity = identify(name, HostName)
  if (!identity) throw new Error('the first farm administrator is no user name')
  return identity
}
