import { actOnFarm } from '../../access/farm-act.ts'
import type { CertificateState, FarmContext } from '../../access/farm-context.ts'

/** Makes this node read its certificates again, and returns them. One that cannot be read stays as it is. */
export async function reloadCertificates({ farm, runtime, actor, transport }: FarmContext): Promise<readonly CertificateState[]> {
  const call = { name: 'farm.reloadCertificates', actor: actor.loginName, target: 'certificates', input: {} } as const
  await actOnFarm(farm, runtime, call, async () => undefined)
  return transport.reload()
}
