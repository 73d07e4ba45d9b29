import { ConfigError } from '../config/setting.ts'
import { FarmConflict } from '../core/acts/farm/host-table.ts'
import { DataInUse, DataUnusable, dataFailure } from '../core/kernel/data-unusable.ts'
import { exitCodes } from '../process/exit-codes.ts'

/** How the program ends after an error. */
export interface Ending {
  readonly exitCode: number
  /** One line that says what is wrong and what to do; with a stack for an internal error. */
  readonly text: string
}

type SystemError = NodeJS.ErrnoException & { readonly address?: string; readonly port?: number; readonly hostname?: string }

/** The end of the message for an address that is not available. */
const addressFaults: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'is in use by another program. Choose another HttpPort or HttpsPort, or 0 for any free port.'],
  [
    'EACCES',
    'has a port that this user may not use. Choose 1024 or more for HttpPort and HttpsPort, or allow this user to use lower ports.',
  ],
  ['EADDRNOTAVAIL', 'is not an address of this machine. Check the setting Host.'],
  ['EAFNOSUPPORT', 'belongs to an address family that this machine does not support. Check the setting Host.'],
  ['EINVAL', 'cannot be used by a server. Check the setting Host.'],
  ['ENOTFOUND', 'is a host name that has no address. Check the setting Host.'],
  ['EAI_AGAIN', 'is a host name that cannot be resolved at the moment. Check the setting Host, or set it to an IP address.'],
])

/** Error codes of a native module that cannot be loaded. */
const installationFaults: ReadonlySet<string> = new Set(['ERR_DLOPEN_FAILED', 'MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'])

/** The ending for any error of a command. */
export function endingOf(error: unknown): Ending {
  if (error instanceof ConfigError) return { exitCode: exitCodes.configuration, text: error.message }
  if (error instanceof DataInUse) return { exitCode: exitCodes.inUse, text: error.message }
  if (error instanceof DataUnusable || error instanceof FarmConflict) return { exitCode: exitCodes.data, text: error.message }
  const system: SystemError = error instanceof Error ? error : new Error(String(error))
  return addressEnding(system) ?? installationEnding(system) ?? dataEnding(system) ?? unexpected(system)
}

function addressEnding({ code = '', syscall = '', address, port, hostname }: SystemError): Ending | undefined {
  if (!['listen', 'bind', 'getaddrinfo'].includes(syscall)) return undefined
  const place = hostname ?? (port === undefined ? address : `${address ?? ''}:${port}`)
  return { exitCode: exitCodes.address, text: `${place} ${addressFaults.get(code) ?? `cannot be used by the server (${code}).`}` }
}

function installationEnding({ code = '', message }: SystemError): Ending | undefined {
  if (!installationFaults.has(code)) return undefined
  const [first] = message.split('\n')
  return {
    exitCode: exitCodes.runtime,
    text: `The installation does not fit this Node ${process.versions.node}: run npm ci with it. (${first})`,
  }
}

/** Files that are stored with the data, such as the development certificate. */
function dataEnding(error: SystemError): Ending | undefined {
  if (error.path === undefined) return undefined
  const failure = dataFailure(error, error.path)
  return failure instanceof DataUnusable ? { exitCode: exitCodes.data, text: failure.message } : undefined
}

const unexpected = ({ stack, message }: Error): Ending => ({ exitCode: exitCodes.findings, text: stack ?? message })
