import { DomainError } from '../../../core/kernel/errors.ts'
import type { Markup } from '../../html.ts'
import { shownMessage } from '../../shown-message.ts'
import { alertBox } from '../page/frame.ts'
import type { Sent, SiteAnswer } from '../page/visit.ts'

/** Does what a form says. What the user has written wrong is a message above the form, which is shown again. */
export async function orRefusal(
  { words, request }: Sent,
  work: () => Promise<SiteAnswer>,
  show: (message: Markup) => Promise<SiteAnswer>,
): Promise<SiteAnswer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || !['invalid', 'conflict', 'not_found'].includes(error.code)) throw error
    return show(alertBox(shownMessage(words.language, request.profile, error)))
  }
}
