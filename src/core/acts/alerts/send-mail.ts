import { act } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { textOfHtml } from '../../content/shown/field-text.ts'
import { invalid, invalidOperation } from '../../kernel/errors.ts'
import { findUser } from '../people/users.ts'
import { isMailAddress, type Mailer } from './mail.ts'

/** A mail that a user has the server send. */
export interface UserMail {
  /** E-mail addresses or login names of users of the site collection; each gets a mail of its own. */
  readonly to: readonly string[]
  readonly subject: string
  /** HTML or text. */
  readonly body: string
}

const mostRecipients = 100

/** The ends of blocks of HTML, which are ends of lines in the text. */
const lineEnds = /<br\s{0,5}\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi

/** The e-mail address of a user of the site collection. Fails with `invalid_request`. */
async function addressOf(ctx: Context, name: string): Promise<string> {
  const user = (await findUser(ctx, { email: name })) ?? (await findUser(ctx, { loginName: name }))
  // Users may change what is stored as their address.
  if (user && isMailAddress(user.email)) return user.email
  throw invalid(`'${name.slice(0, 100)}' is not a user of this site collection with an e-mail address, so nobody would get the mail.`)
}

/**
 * Sends a mail as plain text to users of the site collection, signed with the name of the actor. Fails with
 * `invalid_request` for a recipient that is no user here, `invalid_operation` if the server has no mail server or that refuses
 * the mail, and with `access_denied`.
 */
export async function sendMail(ctx: Context, mailer: Mailer | undefined, { to, subject, body }: UserMail): Promise<void> {
  if (to.length === 0) throw invalid('The mail needs a recipient: To must name one.')
  if (to.length > mostRecipients) throw invalid(`A mail has at most ${mostRecipients} recipients; ${to.length} were given.`)
  const call = { name: 'alerts.sendMail', right: 'CreateAlerts', target: ctx.web, input: { to: [...to], subject } } as const
  const addresses = await act(ctx, call, async (scope) => {
    if (!mailer) throw invalidOperation('This server sends no mails: the settings name no mail server.')
    const inside = within(ctx, scope)
    const found = new Set<string>()
    for (const name of to) found.add(await addressOf(inside, name))
    return found
  })
  const signature = `${ctx.actor.title} had this sent from ${ctx.origin}${ctx.web.url}`
  const text = `${textOfHtml(body.replace(lineEnds, '\n'))}\n\n-- \n${signature}\n`
  for (const address of addresses) {
    const mail = { id: ctx.runtime.newId(), to: address, subject, text, at: ctx.runtime.now(), isRepeated: false }
    const result = await mailer?.send(mail, new AbortController().signal)
    if (result?.kind !== 'sent') throw invalidOperation(`The mail server did not take the mail to ${address}.`)
  }
}
