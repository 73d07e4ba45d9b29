import { type ConfiguredBinding, newBinding } from '../core/acts/farm/host-bindings.ts'
import type { Config } from './config.ts'
import { ConfigError } from './setting.ts'

/** The bindings of `Farm:HostBindings`. Fails with `ConfigError`. */
export function configuredBindingsOf(config: Config): ConfiguredBinding[] {
  const bindings = config['Farm:HostBindings'].map(configuredBinding)
  const seen = new Map<string, string>()
  for (const { binding, text } of bindings) {
    const at = `${binding.host}:${binding.port}`
    const other = seen.get(at)
    if (other !== undefined) throw new ConfigError(`Farm:HostBindings binds a host and port twice: in '${other}' and in '${text}'.`)
    seen.set(at, text)
  }
  return bindings
}

const form = /^([^=]{1,64})=(?:(https?):\/\/)?(\[[^\]]{1,80}\]|[^:/]{1,255})(?::(\d{1,5}))?$/

function configuredBinding(text: string): ConfiguredBinding {
  const [, webApplication = '', scheme, host = '', digits] = form.exec(text) ?? []
  const port = digits === undefined ? (scheme === undefined ? 0 : scheme === 'https' ? 443 : 80) : Number(digits)
  if (webApplication === '' || port > 65_535)
    throw new ConfigError(
      `Farm:HostBindings has '${text.slice(0, 100)}', but a binding is a web application, an equals sign and an address, such as Intranet=https://intranet.example.`,
    )
  try {
    const binding = newBinding({ host, port, ...(scheme !== undefined && { scheme: scheme === 'https' ? 'https' : 'http' }) })
    return { webApplication: webApplication.trim(), binding, text }
  } catch (error) {
    throw new ConfigError(`Farm:HostBindings has '${text.slice(0, 100)}': ${(error as Error).message}`)
  }
}
