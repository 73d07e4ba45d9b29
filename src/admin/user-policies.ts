import { addUserPolicy, deleteUserPolicy, listUserPolicies } from '../core/acts/site-collections/user-policies.ts'
import type { AdminHandlers } from './handlers.ts'

/** contracts/admin/user-policies.yaml */
export const userPolicyHandlers: Pick<AdminHandlers, 'listUserPolicies' | 'addUserPolicy' | 'deleteUserPolicy'> = {
  listUserPolicies: async ({ params }, reply, ctx) =>
    reply.json(200, { value: (await listUserPolicies(ctx, params.name)).map(userPolicy) }),
  addUserPolicy: async ({ params, body }, reply, ctx) => reply.json(201, userPolicy(await addUserPolicy(ctx, params.name, body))),
  async deleteUserPolicy({ params }, reply, ctx) {
    await deleteUserPolicy(ctx, params.name, params.loginName)
    return reply.empty(204)
  },
}

const userPolicy = ({ loginName, access }: Awaited<ReturnType<typeof addUserPolicy>>) => ({
  loginName,
  access: access === 'FullControl' ? ('FullControl' as const) : ('FullRead' as const),
})
