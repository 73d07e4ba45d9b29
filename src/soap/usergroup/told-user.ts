import type { Context } from '../../core/access/context.ts'
import { ensureUser, findUser, updateUser } from '../../core/acts/people/users.ts'
import { invalid } from '../../core/kernel/errors.ts'

/** What a message tells of a user who may be new here. */
export interface ToldUser {
  readonly title?: string | undefined
  readonly email?: string | undefined
  readonly description?: string | undefined
}

/** Fails with `invalid_request` for a text that is too long for what a message tells of a user. */
export function demandShortTexts({ title = '', email = '', description = '' }: ToldUser): void {
  for (const text of [title, email, description])
    if (text.length > 255) throw invalid('The name, the address and the notes of a user have at most 255 characters each.')
}

/**
 * Does `use` with the user of a login name, who may be new here. Somebody new is afterwards what `told` says. `hostName` is the
 * e-mail domain of users whose name has none. Fails as `ensureUser`, `use` and `updateUser`.
 */
export async function useToldUser(
  ctx: Context,
  loginName: string,
  { title, email, description }: ToldUser,
  hostName: string,
  use: (principalId: number) => Promise<void>,
): Promise<void> {
  const known = await findUser(ctx, { loginName })
  const { id } = known ?? (await ensureUser(ctx, loginName, hostName))
  await use(id)
  const told = { ...(title && { title }), ...(email && { email }), ...(description && { description }) }
  if (!known && Object.keys(told).length > 0) await updateUser(ctx, { id }, told)
}
