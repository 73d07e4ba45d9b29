import type { Context } from '../core/access/context.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { parseForm } from '../formats/form.ts'
import { readText } from '../http/message/message.ts'
import { demandOwnForm } from '../http/sign-in/cross-site.ts'
import { checkDigest, issueDigest } from '../http/sign-in/form-digest.ts'
import { html, type Markup } from './html.ts'
import type { Visit } from './visit.ts'

/** The forms of pages of a web: nothing but a page of ours that the signed-in user has opened can send them. */
export interface PageForms {
  /** The hidden field that every form has. */
  digestField(ctx: Context): Markup
  /**
   * The fields of a form by lower-case name, without the digest. Fails with `foreign_form`, `digest_invalid`, `digest_expired`,
   * `invalid_request`, `body_too_large`.
   */
  read(visit: Visit, limitBytes?: number): Promise<ReadonlyMap<string, string>>
  /** Checks the digest of a form that is read in another way, and where the form comes from; fails as `read`. */
  demandDigest(visit: Visit, digest: string | undefined): void
}

export interface PageFormsOptions {
  /** Signs form digests. */
  readonly digestKey: Uint8Array
  readonly now: () => number
}

const fieldName = '__REQUESTDIGEST'
const usualBytes = 1_048_576

export function pageForms({ digestKey, now }: PageFormsOptions): PageForms {
  const ownerOf = ({ actor, web }: Context) => ({ loginKey: actor.loginKey, siteId: web.row.siteId })
  const demandDigest = ({ request, ctx }: Visit, digest: string | undefined): void => {
    if (!ctx) throw new Error('a form of a page without a web was sent')
    demandOwnForm(request)
    if (digest === undefined) throw new DomainError(kernelReasons.digest_invalid, { message: `the form has no field ${fieldName}.` })
    checkDigest(digest, ownerOf(ctx), digestKey, now())
  }
  return {
    digestField: (ctx) => html`<input type="hidden" name="${fieldName}" value="${issueDigest(ownerOf(ctx), digestKey, now())}">`,
    demandDigest,
    async read(visit, limitBytes = usualBytes) {
      const fields = new Map(parseForm(await readText(visit.request, limitBytes), { whole: 'form', part: 'field' }))
      demandDigest(visit, fields.get(fieldName.toLowerCase()))
      fields.delete(fieldName.toLowerCase())
      return fields
    },
  }
}
