import { afterAll, describe, expect, it } from 'vitest'
import { currentOf, identified, load, runModel, type Shown, site } from '../../support/csom/model-client.ts'
import { startWithPeople } from '../../support/samples/people-server.ts'

const { server } = await startWithPeople()
afterAll(() => server.stop())

describe('somebody who may not open the web', () => {
  const manager = currentOf('WorkflowServicesManager')
  const identityFor = async (user: string) => {
    const { error, results } = await runModel(server.url, [{ kind: 'identity', on: site }], user)
    return { error, identity: String((results.get(1) as Shown | undefined)?._ObjectIdentity_ ?? '') }
  }

  it('learns nothing of the site collection and of the services of workflows', async () => {
    const { identity } = await identityFor('reader')
    expect(identity).toContain(':site:')
    for (const path of [site, manager, identified(identity)]) {
      expect((await runModel(server.url, [load(path)], 'reader')).error).toBeNull()
      const { error, results } = await runModel(server.url, [load(path)], 'stranger')
      expect(error?.ErrorTypeName).toBe('System.UnauthorizedAccessException')
      expect(results.size).toBe(0)
    }
    expect(await identityFor('stranger')).toMatchObject({ identity: '', error: { ErrorTypeName: 'System.UnauthorizedAccessException' } })
  })
})
