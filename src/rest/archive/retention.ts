import { addPolicy, deletePolicy, getPolicy, queryPolicies, updatePolicy } from '../../core/acts/retention/policies.ts'
import { lastReport, previewReport, type RetentionReport } from '../../core/acts/retention/report.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import { present } from '../../entities/shape/present.ts'
import { retentionPolicyShape } from '../../entities/sites/retention-policy.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'listRetentionPolicies'
  | 'addRetentionPolicy'
  | 'getRetentionPolicy'
  | 'updateRetentionPolicy'
  | 'deleteRetentionPolicy'
  | 'getRetentionReport'

/** contracts/rest/archive/retention.yaml */
export const retentionHandlers: Pick<Handlers<WireContext>, Operations> = {
  async listRetentionPolicies(ctx, { params, query }, reply) {
    const found = await queryPolicies(ctx, listAddress(ctx, params))
    return reply.collection(200, retentionPolicyShape, pageOf(retentionPolicyShape, found, query, ctx))
  },
  async addRetentionPolicy(ctx, { params, body }, reply) {
    const made = await addPolicy(ctx, listAddress(ctx, params), { period: body.period, from: body.from, action: body.action })
    return reply.entity(201, retentionPolicyShape, made, { Location: serviceRoot(ctx) + retentionPolicyShape.address(made) })
  },
  getRetentionPolicy: async (ctx, { params }, reply) =>
    reply.entity(200, retentionPolicyShape, await getPolicy(ctx, listAddress(ctx, params), params.policyId)),
  async updateRetentionPolicy(ctx, { params, body: { period, from, action } }, reply) {
    await updatePolicy(ctx, listAddress(ctx, params), params.policyId, present({ period, from, action }))
    return reply.empty(204)
  },
  async deleteRetentionPolicy(ctx, { params }, reply) {
    await deletePolicy(ctx, listAddress(ctx, params), params.policyId)
    return reply.empty(204)
  },
  async getRetentionReport(ctx, { params, query }, reply) {
    const read = query.preview ? previewReport : lastReport
    return reply.json(200, reportJson(await read(ctx, listAddress(ctx, params), params.policyId)))
  },
}

const reportJson = ({ policy, evaluatedAt, done, kept, failed, items }: RetentionReport) => ({
  ...{ policyId: policy.row.id, preview: items !== undefined, done, kept, failed },
  ...(evaluatedAt !== undefined && { evaluatedUtc: isoTime(evaluatedAt) }),
  ...(items && {
    items: items.map(({ row, since, keptBy }) => ({ id: row.itemId, since: isoTime(since), ...(keptBy && { keptBy }) })),
  }),
})
