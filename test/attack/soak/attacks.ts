import type { Attack } from './attack.ts'
import { connectionAttacks } from './attacks/connections.ts'
import { fileAttacks } from './attacks/files.ts'
import { messageAttacks } from './attacks/messages.ts'
import { queryAttacks } from './attacks/queries.ts'
import { replyAttacks } from './attacks/replies.ts'
import { signInAttacks } from './attacks/sign-in.ts'
import { writeAttacks } from './attacks/writes.ts'

/** Every attack, each with a name of its own. */
export const attacks: readonly Attack[] = [
  ...replyAttacks,
  ...queryAttacks,
  ...messageAttacks,
  ...writeAttacks,
  ...fileAttacks,
  ...signInAttacks,
  ...connectionAttacks,
]
