import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { peersFolder } from './servers.ts'

/**
 * node test/bench/oidc-peer.ts <port>: oidc-provider as a plain server of
 * client_credentials, which keeps its tokens in memory. The client `bench`
 * gets JWTs (RS256) and the client `opaque` tokens that are looked up, because
 * oidc-provider checks no JWT of its own by introspection.
 */

interface Koa {
  listen(port: number, host: string): void
}
type Provider = new (issuer: string, settings: object) => Koa

const port = Number(process.argv[2])
const { default: Provider } = (await import(pathToFileURL(join(peersFolder, 'node_modules/oidc-provider/lib/index.js')).href)) as {
  default: Provider
}
const jwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
const audience = 'urn:bench'
const client = (client_id: string) => ({
  client_id,
  client_secret: 'any',
  grant_types: ['client_credentials'],
  redirect_uris: [],
  response_types: [],
  token_endpoint_auth_method: 'client_secret_post',
})

const provider = new Provider(`http://localhost:${port}`, {
  clients: [client('bench'), client('opaque')],
  jwks: { keys: [{ ...jwk, use: 'sig', alg: 'RS256', kid: 'bench' }] },
  cookies: { keys: ['bench'] },
  ttl: { ClientCredentials: 3600 },
  features: {
    devInteractions: { enabled: false },
    clientCredentials: { enabled: true },
    introspection: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => audience,
      getResourceServerInfo: (_ctx: object, _resource: string, { clientId }: { clientId: string }) => ({
        scope: 'api',
        audience,
        accessTokenTTL: 3600,
        accessTokenFormat: clientId === 'opaque' ? 'opaque' : 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  },
})
provider.listen(port, '127.0.0.1')
