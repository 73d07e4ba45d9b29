import { act } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { textOfHtml } from '../../content/shown/field-text.ts'
import { invalid, invalidOperation } from '../../kernel/errors.ts'
import { findUser } from '../people/users.ts'
import { isMailAddress, type Mailer } from './mail.ts'
import type { MailQuota } from './quota.ts'

/** A mail that a user has the server send. */
export interface UserMail {
  /** E-mail addresses or login names of users of the site collection; each gets a mail of its own. */
  readonly to: readonly string[]
  readonly subject: string
  /** HTML or text. */
  readonly body: string
}

export interface MailSending {
  /** Undefined if the settings name no mail server. */
  readonly mailer: Mailer | undefined
  /** Counts the mails from one user to another one. */
  readonly quota: MailQuota
}

const mostRecipients = 100

/** The ends of blocks of HTML, which are ends of lines in the text. */
const lineEnds = /<br\s{0,5}\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi

/** A user of the site collection with an e-mail address. Fails with `invalid_request`. */
async function recipientOf(ctx: Context, name: string): Promise<{ readonly id: number; readonly email: string }> {
  const user = (await findUser(ctx, { email: name })) ?? (await findUser(ctx, { loginName: name }))
  // Users may change what is stored as their address.
  if (user && isMailAddress(user.email)) return user
  throw invalid(`'${name.slice(0, 100)}' is not a user of this site collection with an e-mail address, so nobody would get the mail.`)
}

/**
 * Sends a mail as plain text to users of the site collection, signed with the name of the actor. Fails with
 * `invalid_request` for a recipient that is no user here, `invalid_operation` if the server has no mail server or that refuses
 * the mail, or a recipient has got as many of the actor in the last hour as the quota allows, and with `access_denied`.
 */
export async function sendMail(ctx: Context, { mailer, quota }: MailSending, { to, subject, body }: UserMail): Promise<void> {
  if (to.length === 0) throw invalid('The mail needs a recipient: To must name one.')
  if (to.length > mostRecipients) throw invalid(`A mail has at most ${mostRecipients} recipients; ${to.length} were given.`)
  const call = { name: 'alerts.sendMail', right: 'CreateAlerts', target: ctx.web, input: { to: [...to], subject } } as const
  const recipients = await act(ctx, call, async (scope) => {
    if (!mailer) throw invalidOperation('This server sends no mails: the settings name no mail server.')
    const inside = within(ctx, scope)
    const found = new Map<string, string>()
    for (const name of to) {
      const { id, email } = await recipientOf(inside, name)
      found.set(email, `${ctx.site.id} ${ctx.actor.loginKey} ${id}`)
    }
    return found
  })
  for (const [address, key] of recipients) {
    if (quota.waitMs(key, ctx.runtime.now()) > 0)
      throw invalidOperation(`You have sent ${address} as many mails in the last hour as this server allows. Send more later.`)
  }
  const signature = `${ctx.actor.title} had this sent from ${ctx.origin}${ctx.web.url}`
  const text = `${textOfHtml(body.replace(lineEnds, '\n'))}\n\n-- \n${signature}\n`
  for (const [address, key] of recipients) {
    quota.note(key, ctx.runtime.now())
    const mail = { id: ctx.runtime.newId(), to: address, subject, text, at: ctx.runtime.now(), isRepeated: false }
    const result = await mailer?.send(mail, new AbortController().signal)
    if (result?.kind !== 'sent') throw invalidOperation(`The mail server did not take the mail to ${address}.`)
  }
}
