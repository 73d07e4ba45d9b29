import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { digestSeconds, issueDigest } from '../../http/sign-in/form-digest.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'

export interface ContextInfoOptions {
  /** Signs form digests. */
  readonly digestKey: Uint8Array
  readonly version: string
}

/** Issues a form digest for the caller and the site collection of the addressed web (protocol/sign-in#form-digests). */
export const contextInfoHandlers = ({ digestKey, version }: ContextInfoOptions): Pick<Handlers<WireContext>, 'getContextInfo'> => ({
  getContextInfo: (ctx, _call, reply) =>
    reply.complex(200, 'ContextWebInformation', 'GetContextWebInformation', {
      FormDigestTimeoutSeconds: digestSeconds,
      FormDigestValue: issueDigest({ loginKey: ctx.actor.loginKey, siteId: ctx.site.id }, digestKey, ctx.runtime.now()),
      LibraryVersion: ctx.profile.libraryVersion ?? version,
      SiteFullUrl: absoluteUrl(ctx, ctx.site.url),
      SupportedSchemaVersions: ['14.0.0.0', '15.0.0.0'],
      WebFullUrl: absoluteUrl(ctx, ctx.web.url),
    }),
})
