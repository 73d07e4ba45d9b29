import { demand } from '../../core/access/access.ts'
import { findPeople } from '../../core/acts/people/find-people.ts'
import { fold } from '../../core/kernel/fold.ts'
import { principalInfo } from '../../entities/people/principal-info.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'
import { kindsIn } from './people-picker.ts'

type Operations = 'getCurrentUserEmailAddresses' | 'resolvePrincipal'

/** The most people that may have a word which begins with the text. */
const candidates = 1_000

/** contracts/rest/people/utility.yaml */
export const utilityHandlers: Pick<Handlers<WireContext>, Operations> = {
  getCurrentUserEmailAddresses: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.value(200, 'Edm.String', 'GetCurrentUserEmailAddresses', ctx.actor.email)
  },

  resolvePrincipal: async (ctx, { body }, reply) => {
    const found = await findPeople(ctx, { text: body.input, kinds: kindsIn(body.scopes), limit: candidates })
    const wanted = fold(body.input.trim())
    const isIt = (text: string) => fold(text) === wanted
    const one = found.find(({ email, title, loginName }) =>
      body.inputIsEmailOnly === true ? isIt(email) : [loginName, loginName.split('|').at(-1) ?? '', email, title].some(isIt),
    )
    return one ? reply.entity(200, principalInfo, one) : reply.nothing(200, 'ResolvePrincipalInCurrentContext')
  },
}
