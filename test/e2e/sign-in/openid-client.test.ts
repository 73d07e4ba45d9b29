import * as oidc from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basic, startServer } from '../../support/server.ts'

/** A certified client with all its checks; the only exception is plain HTTP on the loopback. */
const redirect = 'https://app.example/cb'
const server = await startServer({
  settings: {
    'Identity:Clients:app:Secret': 'a secret: with + and %',
    'Identity:Clients:app:RedirectUris': redirect,
    'Identity:Clients:app:Roles': 'FullControl',
  },
})
afterAll(() => server.stop())
const issuer = new URL(`http://localhost:${new URL(server.url).port}`)
const options = { execute: [oidc.allowInsecureRequests] }

/** As a browser in which a user has signed in. */
async function visit(address: URL, userName: string): Promise<URL> {
  const reply = await fetch(address, { redirect: 'manual', headers: { Authorization: basic(userName) } })
  expect(reply.status).toBe(302)
  return new URL(reply.headers.get('location') ?? '')
}

describe.each([
  ['client_secret_basic', oidc.ClientSecretBasic],
  ['client_secret_post', oidc.ClientSecretPost],
] as const)('openid-client with %s', (_, authentication) => {
  let config: oidc.Configuration
  beforeAll(async () => {
    config = await oidc.discovery(issuer, 'app', undefined, authentication('a secret: with + and %'), options)
  })

  it('discovers the server', () => {
    expect(config.serverMetadata()).toMatchObject({ issuer: issuer.origin, jwks_uri: `${issuer.origin}/oauth2/v2.0/keys` })
    expect(config.serverMetadata().supportsPKCE()).toBe(true)
  })

  it('gets a token for the client itself, with which it writes', async () => {
    const tokens = await oidc.clientCredentialsGrant(config, { scope: `${issuer.origin}/.default` })
    expect(tokens.expires_in).toBe(3600)
    const reply = await oidc.fetchProtectedResource(
      config,
      tokens.access_token,
      new URL('/_api/web/lists', server.url),
      'POST',
      JSON.stringify({ Title: `By ${authentication.name}`, BaseTemplate: 100 }),
      new Headers({ 'Content-Type': 'application/json' }),
    )
    expect(reply.status).toBe(201)
  })

  it('signs a user in by a code with PKCE, state and nonce, reads who it is, and refreshes', async () => {
    const verifier = oidc.randomPKCECodeVerifier()
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirect,
      scope: 'openid profile email',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    })
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
    const tokens = await oidc.authorizationCodeGrant(config, await visit(address, 'ann'), checks)
    expect(tokens.claims()).toMatchObject({ iss: issuer.origin, aud: 'app', sub: 'ann', name: 'ann', email: 'ann@localhost' })
    expect(await oidc.fetchUserInfo(config, tokens.access_token, 'ann')).toMatchObject({ sub: 'ann', email: 'ann@localhost' })

    const refreshed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(refreshed.claims()).toMatchObject({ sub: 'ann' })
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token)
    await expect(oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant', status: 400 })
    await expect(oidc.refreshTokenGrant(config, refreshed.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('checks the signature of the ID token with the keys of the server', async () => {
    const own = await oidc.discovery(issuer, 'app', undefined, authentication('a secret: with + and %'), options)
    oidc.enableNonRepudiationChecks(own)
    const address = oidc.buildAuthorizationUrl(own, { redirect_uri: redirect, scope: 'openid' })
    const tokens = await oidc.authorizationCodeGrant(own, await visit(address, 'bob'), { idTokenExpected: true })
    expect(tokens.claims()?.sub).toBe('bob')
  })

  it('gets an error that says what is wrong', async () => {
    const address = oidc.buildAuthorizationUrl(config, { redirect_uri: redirect, scope: 'https://other.example/.default' })
    await expect(oidc.authorizationCodeGrant(config, await visit(address, 'ann'))).rejects.toMatchObject({ error: 'invalid_scope' })
    const wrong = await oidc.discovery(issuer, 'app', undefined, authentication('wrong'), options)
    await expect(oidc.clientCredentialsGrant(wrong)).rejects.toMatchObject({ status: 401 })
  })
})
