import type { Context } from '../../core/access/context.ts'
import type { KeptReplies, ReplyPlace } from '../../http/cache/kept-replies.ts'
import type { Request, Response } from '../../http/message/message.ts'

/** Longer ones are rarely repeated. */
const typeLength = 100

/**
 * The cached reply to a message that reads, or the place where its reply may be stored; undefined if the cache does not answer
 * such a message. `text` is the whole message (decisions/0022).
 */
export function findKept(
  keptReplies: KeptReplies | undefined,
  request: Request,
  ctx: Context | undefined,
  text: string | undefined,
): Response | ReplyPlace | undefined {
  if (!keptReplies || !ctx || text === undefined || ctx.actor.scheme === 'Anonymous' || ctx.actor.reach?.opens === 'nothing')
    return undefined
  const { 'content-type': type = '', prefer } = request.headers
  // The web was found before the body was read. A reply that is made with an older one must not outlast it.
  if (prefer !== undefined || type.length > typeLength || !ctx.site.schema.knows(ctx.web)) return undefined
  return keptReplies.find(request, ctx.actor, ctx.site, `${type}\n${text}`)
}
