import type { SecureContext } from 'node:tls'
import type { Config } from '../config/config.ts'
import type { BoundHost, CertificateState, FarmTransport } from '../core/access/farm-context.ts'
import { FarmConflict } from '../core/acts/farm/host-table.ts'
import { JobQueue } from '../core/kernel/pacing/job-queue.ts'
import type { RunningServer } from '../http/server/server.ts'
import { CertificateUnusable } from './certificate-files.ts'
import { Certificates } from './certificates.ts'

type Scheme = BoundHost['scheme']

/** The listeners that do not depend on bindings. */
export interface BaseListeners {
  /** The ports of HttpPort and HttpsPort. */
  readonly ports: ReadonlyMap<number, Scheme>
  /** Undefined if HTTPS is disabled. */
  readonly certificate: (() => CertificateState) | undefined
  /** Reads the base certificate again. */
  readonly reload: () => void
  /** Listens on a further port. Fails as Node does. */
  readonly open: (port: number, scheme: Scheme) => Promise<RunningServer>
}

interface Opened {
  readonly scheme: Scheme
  readonly server: RunningServer
}

/** The interval at which changed certificate files are found. */
const lookMs = 10_000

/**
 * The listeners on the ports of host bindings, and the certificate of each host. It follows the bindings of the farm:
 * a new port is opened, and a port without bindings closes when its requests have ended.
 */
export class BoundListeners implements FarmTransport {
  readonly #certificates: Certificates
  readonly #listens: boolean
  readonly #speaksHttps: boolean
  readonly #warn: (message: string) => void
  readonly #opened = new Map<number, Opened>()
  /** Opening and closing run one after another. */
  readonly #turns = new JobQueue()
  readonly #warned = new Set<string>()
  #base: BaseListeners | undefined
  #timer: NodeJS.Timeout | undefined
  #hosts: readonly BoundHost[] = []
  #contexts: ReadonlyMap<string, BoundHost> = new Map()

  constructor(config: Config, warn: (message: string) => void) {
    this.#certificates = new Certificates(config.Certificates)
    this.#listens = config['Farm:ListenOnBindings']
    this.#speaksHttps = config['Security:HttpsEnabled']
    this.#warn = warn
  }

  /** Loads the certificates of all bindings. Fails with `FarmConflict`, which names the binding and the certificate. */
  loadCertificates(hosts: readonly BoundHost[]): void {
    for (const binding of hosts) {
      const problem = this.#certificateProblem(binding)
      if (problem !== undefined) throw new FarmConflict(`The web application ${binding.webApplication} binds ${shown(binding)}: ${problem}`)
    }
  }

  /** Opens the ports of all bindings. Fails with `FarmConflict`, and as Node does if it cannot listen. */
  async start(base: BaseListeners, hosts: readonly BoundHost[]): Promise<void> {
    this.#base = base
    this.#timer = setInterval(() => this.#look(), lookMs).unref()
    this.#show(hosts)
    for (const binding of hosts) {
      const problem = this.#portProblem(binding)
      if (problem !== undefined) throw new FarmConflict(`The web application ${binding.webApplication} binds ${shown(binding)}: ${problem}`)
      await this.#open(base, binding)
    }
  }

  /** Follows the bindings of the farm. What cannot be served is logged. */
  follow(hosts: readonly BoundHost[]): void {
    const base = this.#base
    if (!base) return
    this.#turns.run(() => this.#reconcile(base, hosts)).catch((error: unknown) => this.#warn(`Host bindings: ${(error as Error).message}`))
  }

  async prepare(binding: BoundHost): Promise<string | undefined> {
    const base = this.#base
    const problem = this.#certificateProblem(binding) ?? this.#portProblem(binding)
    if (problem !== undefined || !base) return problem
    try {
      await this.#turns.run(() => this.#open(base, binding))
      return undefined
    } catch (error) {
      return `the server cannot listen on the port ${binding.port} (${(error as NodeJS.ErrnoException).code}). Choose another port.`
    }
  }

  certificates(): CertificateState[] {
    const base = this.#base?.certificate?.()
    return [...(base ? [base] : []), ...this.#certificates.states()]
  }

  reload(): CertificateState[] {
    this.#base?.reload()
    this.#certificates.refresh('all')
    return this.certificates()
  }

  /** The certificate for a name that a client asks for on a port (SNI); undefined for the base certificate. */
  contextFor(port: number, serverName: string): SecureContext | undefined {
    const host = serverName.toLowerCase()
    const binding = this.#contexts.get(`${host}:${port}`) ?? this.#contexts.get(host) ?? this.#contexts.get('*')
    return binding && this.#certificates.loadedContextOf(binding)
  }

  /** The port on which a host has HTTPS by a binding of its own; undefined if none does. */
  securePortOf(host: string): number | undefined {
    return this.#hosts.find((binding) => binding.host === host && binding.scheme === 'https' && binding.port !== 0)?.port
  }

  /** Every port by which clients reach this server, also those on which something in front of it listens. */
  ports(): ReadonlySet<number> {
    return new Set([...(this.#base?.ports.keys() ?? []), ...this.#opened.keys(), ...this.#hosts.map(({ port }) => port)])
  }

  /** Waits for running requests to end. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#turns.stop()
    await Promise.all([...this.#opened.values()].map(({ server }) => server.stop()))
  }

  #show(hosts: readonly BoundHost[]): void {
    const contexts = new Map<string, BoundHost>()
    for (const binding of hosts) {
      contexts.set(`${binding.host}:${binding.port}`, binding)
      // Behind a port that is forwarded, the name alone decides; a binding of any port wins.
      if (binding.port === 0 || !contexts.has(binding.host)) contexts.set(binding.host, binding)
      this.#warnWithoutCertificate(binding)
    }
    this.#hosts = hosts
    this.#contexts = contexts
    this.#certificates.keepOnly(hosts)
  }

  async #reconcile(base: BaseListeners, hosts: readonly BoundHost[]): Promise<void> {
    this.#show(hosts)
    for (const binding of hosts) {
      const problem = this.#certificateProblem(binding) ?? this.#portProblem(binding)
      if (problem !== undefined) this.#warnOnce(`The web application ${binding.webApplication} binds ${shown(binding)}: ${problem}`)
      else
        await this.#open(base, binding).catch((error: NodeJS.ErrnoException) =>
          this.#warnOnce(`The server cannot listen on the port of ${shown(binding)} (${error.code}).`),
        )
    }
    const wanted = new Set(hosts.map(({ port }) => port))
    for (const [port, { server }] of this.#opened) {
      if (wanted.has(port)) continue
      this.#opened.delete(port)
      // Requests may run for long; nothing waits for them.
      void server.stop()
    }
  }

  async #open(base: BaseListeners, { port, scheme }: BoundHost): Promise<void> {
    if (!this.#isOwnPort(port, scheme) || this.#opened.has(port)) return
    this.#opened.set(port, { scheme, server: await base.open(port, scheme) })
  }

  /** Whether the port is neither one of the base listeners nor one that something in front of the server has. */
  #isOwnPort(port: number, scheme: Scheme): boolean {
    return port !== 0 && this.#listens && (scheme === 'http' || this.#speaksHttps) && !this.#base?.ports.has(port)
  }

  #portProblem({ port, scheme }: BoundHost): string | undefined {
    const other = this.#base?.ports.get(port) ?? this.#opened.get(port)?.scheme
    if (port === 0 || other === undefined || other === scheme || !this.#listens) return undefined
    const by = this.#base?.ports.has(port) ? `the setting ${other === 'https' ? 'HttpsPort' : 'HttpPort'}` : 'another binding'
    return `the port ${port} speaks ${other} by ${by}, and a port has one scheme.`
  }

  #certificateProblem(binding: BoundHost): string | undefined {
    if (binding.scheme === 'http' && binding.port !== 0) return undefined
    try {
      this.#certificates.contextOf(binding)
      return undefined
    } catch (error) {
      if (error instanceof CertificateUnusable) return error.message
      throw error
    }
  }

  #warnWithoutCertificate(binding: BoundHost): void {
    const { scheme, port, tlsCertificatePath, tlsCertificateRef, certificateRef } = binding
    if (scheme === 'http' || !this.#speaksHttps || (tlsCertificatePath ?? tlsCertificateRef ?? certificateRef) !== null) return
    const at = port === 0 ? '' : ` on the port ${port}`
    this.#warnOnce(`The host ${binding.host}${at} has no certificate of its own: clients see the base certificate of the server.`)
  }

  #warnOnce(message: string): void {
    if (this.#warned.has(message)) return
    this.#warned.add(message)
    this.#warn(message)
  }

  #look(): void {
    // A file may have come back.
    for (const binding of this.#hosts) this.#certificateProblem(binding)
    for (const { source, expiresAt, error } of this.#certificates.refresh('changed')) {
      if (error === undefined) this.#warn(`HTTPS uses a new certificate of ${source}; it expires on ${new Date(expiresAt).toISOString()}.`)
      else this.#warn(`The certificate ${source} could not be read again: ${error}`)
    }
  }
}

const shown = ({ host, port, scheme }: BoundHost): string => (port === 0 ? host : `${scheme}://${host}:${port}`)
