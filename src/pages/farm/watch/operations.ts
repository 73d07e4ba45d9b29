import { cancelOperation, type FarmOperation, listOperations } from '../../../core/acts/operations/operations.ts'
import { html, type Markup } from '../../html.ts'
import { timeElement } from '../../sites/page/formats.ts'
import { seeOther } from '../../sites/page/visit.ts'
import { farmAddress, farmPart, farmTable } from '../page/farm-frame.ts'
import type { FarmPage, FarmVisit } from '../page/farm-visit.ts'
import { farmForm, sentText } from '../page/fields.ts'

const isOver = ({ status }: FarmOperation): boolean => status !== 'Queued' && status !== 'Running'

/** Operations with their progress. While one of them goes on, the script reads them again. */
export function operationsTable(visit: FarmVisit, operations: readonly FarmOperation[], hasActions = false): Markup {
  const { words, formats } = visit
  if (operations.length === 0) return html`<p>${words.nothing}</p>`
  const moment = (at: number | null) => (at === null ? undefined : timeElement(at, formats.moment(at)))
  const rows = operations.map((operation) => {
    const { id, kind, status, progress, startedAt, finishedAt, actor, error, siteId } = operation
    const name = words.operationKinds[kind] ?? kind
    const link = siteId === null ? name : html`<a href="${farmAddress('sitecollection.aspx', { id: siteId })}">${name}</a>`
    const bar = html`<progress max="100" value="${progress}" aria-label="${words.progressOf(name)}"></progress> ${formats.percent(progress / 100)}`
    const cancel =
      status === 'Queued'
        ? farmForm(visit, { act: 'cancel', hidden: { id }, button: words.cancel, about: name, isDanger: true, isSmall: true })
        : undefined
    const cells = [link, words.operationStates[status] ?? status, bar, moment(startedAt), moment(finishedAt), actor, error]
    return hasActions ? [...cells, cancel] : cells
  })
  const heads = [words.operation, words.status, words.progress, words.started, words.ended, words.by, words.errorText]
  return farmPart(
    operations.every(isOver) ? undefined : 1000,
    html`${farmTable(words.operations, hasActions ? [...heads, words.actions] : heads, rows)}
${operations.every(isOver) ? undefined : html`<p><a href="">${words.reload}</a></p>`}`,
  )
}

/** The recent long operations of the farm. */
export const operationsPage: FarmPage = {
  async show(visit) {
    const operations = await listOperations(visit.ctx)
    return { title: visit.words.operations, body: operationsTable(visit, operations, true) }
  },
  async send({ ctx }, form) {
    await cancelOperation(ctx, sentText(form, 'id', 60))
    return seeOther(farmAddress('operations.aspx', { saved: 1 }))
  },
}
