import { randomUUID } from 'node:crypto'
import { AbstractStartedContainer, GenericContainer, Wait } from 'testcontainers'
import { callEmulator, definitionOf, ports } from './definition.js'

/** A server in a container: `await new TenonContainer({ image, settings }).start()`. */
export class TenonContainer extends GenericContainer {
  #token

  constructor({ token = randomUUID(), ...options } = {}) {
    const { image, command, ports: exposed, healthPath } = definitionOf({ ...options, token })
    super(image)
    this.#token = token
    this.withCommand(command)
      .withExposedPorts(...exposed)
      .withWaitStrategy(Wait.forHttp(healthPath, ports.http))
  }

  async start() {
    return new StartedTenonContainer(await super.start(), this.#token)
  }
}

/** A running server. */
export class StartedTenonContainer extends AbstractStartedContainer {
  #token

  constructor(started, token) {
    super(started)
    this.#token = token
  }

  /** `http://host:port`, without a trailing slash. */
  get url() {
    return `http://${this.getHost()}:${this.getMappedPort(ports.http)}`
  }

  /** Puts data, clock and random numbers back to the start, and deletes the faults. */
  reset() {
    return this.emulator('POST', 'reset')
  }

  /** Calls any address below /_emulator (docs/testing.md). */
  emulator(method, path, body) {
    return callEmulator(this.url, this.#token, method, path, body)
  }
}
