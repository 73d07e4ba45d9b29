import type { components } from '../../generated/admin/operations.ts'
import type { CertificateState } from '../core/access/farm-context.ts'
import { reloadCertificates } from '../core/acts/farm/certificates.ts'
import { farmTopology } from '../core/acts/farm/nodes.ts'
import type { AdminHandlers } from './handlers.ts'
import { webApplicationBody } from './web-applications.ts'

export const topologyHandlers: Pick<AdminHandlers, 'getTopology' | 'reloadCertificates'> = {
  async getTopology(_call, reply, ctx) {
    const { webApplications, hostNamedSites, certificateNames, nodes } = await farmTopology(ctx)
    return reply.json(200, {
      webApplications: webApplications.map(webApplicationBody),
      hostNamedSites,
      certificateNames,
      nodes: nodes.map(({ row, isStale }) => ({
        name: row.name,
        status: isStale ? 'Stale' : 'Healthy',
        lastSeenUtc: new Date(row.lastSeenAt).toISOString(),
        version: row.version,
      })),
    })
  },
  reloadCertificates: async (_call, reply, ctx) => reply.json(200, { value: (await reloadCertificates(ctx)).map(certificate) }),
}

const certificate = ({ source, names, expiresAt, error }: CertificateState): components['schemas']['Certificate'] => ({
  source,
  names,
  expiresUtc: new Date(expiresAt).toISOString(),
  ...(error !== undefined && { error }),
})
