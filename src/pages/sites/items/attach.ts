import { addAttachment } from '../../../core/acts/items/attachments.ts'
import { recycleAttachment } from '../../../core/acts/recycle-bin/recycle-attachment.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import { html, type Markup } from '../../html.ts'
import { shownMessage } from '../../shown-message.ts'
import { type Form, hasFiles, readFormWithFiles } from '../page/form-body.ts'
import type { Sent } from '../page/visit.ts'

/** What a form did with its item: the id of the item that is stored now, or undefined if nothing was stored. */
export type Save<T> = (form: Form) => Promise<{ readonly itemId: number | undefined; readonly outcome: T }>

/** The outcome of the save, and what went wrong with the files behind it. */
export interface Saved<T> {
  readonly outcome: T
  readonly itemId: number | undefined
  readonly failures: readonly Markup[]
}

/**
 * Reads a form with or without files. The columns come first: they are saved when the first file arrives, and the files
 * are attached to the item as they stream in. A form that is not saved stores no file.
 */
export async function saveWithFiles<T>(sent: Sent, listId: string, uploadBytes: number, save: Save<T>): Promise<Saved<T>> {
  const { ctx, request, words } = sent
  const failures: Markup[] = []
  const attempt = async (work: () => Promise<unknown>, name: string) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'internal') throw error
      failures.push(html`${name.slice(0, 200)}: ${shownMessage(words.language, request.profile, error)}`)
    }
  }
  let saved: Awaited<ReturnType<Save<T>>> | undefined
  const detach = async (form: Form, itemId: number | undefined) => {
    if (itemId === undefined) return
    for (const name of form.all('detach')) await attempt(() => recycleAttachment(ctx, { address: { id: listId }, itemId, name }), name)
  }
  const once = async (form: Form) => {
    if (saved) return saved
    sent.demandDigest(form)
    saved = await save(form)
    await detach(form, saved.itemId)
    return saved
  }
  if (!hasFiles(request)) {
    const { outcome, itemId } = await once(sent.form)
    return { outcome, itemId, failures }
  }
  const whole = await readFormWithFiles(request, uploadBytes, async ({ name, bytes }, before) => {
    const { itemId } = await once(before)
    if (itemId !== undefined) await attempt(() => addAttachment(ctx, { address: { id: listId }, itemId, name }, bytes), name)
  })
  const { outcome, itemId } = await once(whole)
  return { outcome, itemId, failures }
}
