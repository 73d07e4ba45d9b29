import { adminContract } from '../admin/contract.ts'
import type { Config } from '../config/config.ts'
import { emulatedStart } from '../config/emulator/emulator-settings.ts'
import type { Runtime } from '../core/kernel/ports.ts'
import { type Identity, identify } from '../core/model/people/login-names.ts'
import type { Emulator } from '../emulator/emulator.ts'
import type { EmulatedTime } from '../emulator/time/emulated-runtime.ts'
import { contract as restContract } from '../entities/shape/contract.ts'
import type { Farm } from '../farm/farm.ts'
import { operationsOf } from '../http/openapi/contract.ts'
import { contract as identityContract } from '../identity/contract.ts'
import { version } from '../process/installation.ts'
import type { Profile } from '../profile/profile.ts'
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
  readonly profile: Profile
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

/** The emulator, if the settings ask for it. Otherwise not even its program is loaded. */
export async function emulatorOf(
  { config, time, profile, farm, log }: EmulatedParts,
  signToken: Realms['signTestToken'],
  soapServices: () => readonly Service[],
): Promise<Emulator | undefined> {
  if (!time) return undefined
  const { createEmulator } = await import('../emulator/emulator.ts')
  return createEmulator({
    token: config['Emulator:Token'],
    hostName: config.HostName,
    signToken,
    version,
    time,
    operations: () => [
      ...[restContract, identityContract, adminContract].flatMap((contract) =>
        operationsOf(contract).map(({ operationId, method, path, parameters }) => ({
          id: operationId,
          method,
          path,
          query: new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name.toLowerCase())),
        })),
      ),
      ...soapServices().flatMap(({ file, operations }) =>
        operations.map(({ name }) => ({ id: `${file}.${name}`, method: 'POST', path: `/_vti_bin/${file}.asmx` })),
      ),
    ],
    seedFile: config['Emulator:Seed'],
    seeds: {
      profile,
      administrator: administratorOf(config),
      hostName: config.HostName,
      runtime: farm.runtime,
      reachSite: ({ host, isSecure }, path) => farm.directory.reachSite(host, path, isSecure),
    },
    log,
  })
}

function administratorOf({ FarmAdministrators: [name = 'admin'], HostName }: Config): Identity {
  const identity = identify(name, HostName)
  if (!identity) throw new Error('the first farm administrator is no user name')
  return identity
}
