import type { ArchiveAddress } from '../../../core/acts/archive/archive-mode.ts'
import { archiveOrQueue } from '../../../core/acts/archive/archive-operation.ts'
import { addHold, releaseHold } from '../../../core/acts/archive/legal-holds.ts'
import { addPolicy, deletePolicy } from '../../../core/acts/retention/policies.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import type { Markup } from '../../html.ts'
import { alertBox } from '../page/frame.ts'
import type { SitePagesOptions } from '../page/site-options.ts'
import { layoutsAddress, type Sent, type SiteAnswer, type SitePage, seeOther } from '../page/visit.ts'
import { orRefusal } from '../settings/refused.ts'
import { previewShown } from './preview.ts'
import { shownArchive } from './shown-archive.ts'
import { snapshotsShown } from './shown-snapshots.ts'

/** What is archived, held and removed in a site collection, for its administrators and those of the farm. */
export const archivePage = ({ archive }: SitePagesOptions): SitePage => ({
  show(visit) {
    if (visit.query.has('snapshots')) return snapshotsShown(visit)
    return visit.query.has('preview') ? previewShown(visit) : shownArchive(visit)
  },
  send: (sent) =>
    orRefusal(
      sent,
      () => change(sent, archive),
      (message: Markup) => shownArchive(sent, message),
    ),
})

async function change(sent: Sent, { farm }: SitePagesOptions['archive']): Promise<SiteAnswer> {
  const { ctx, form, words } = sent
  const text = (name: string) => form.text(name).trim()
  const saved = (said: string) => seeOther(layoutsAddress(ctx.web, 'archive.aspx', { saved: said }))
  switch (form.text('do')) {
    case 'archive': {
      if (!form.has('sure')) return shownArchive(sent, alertBox(words.tickFirst))
      const { operation } = await archiveOrQueue(ctx, farm, placeOf(text('place')), true)
      return saved(operation ? 'queued' : '1')
    }
    case 'takeOut':
      await archiveOrQueue({ ...ctx, web: await webOf(sent) }, farm, placeOf(text('place')), false)
      return saved('1')
    case 'hold': {
      const listId = text('place')
      const itemIds = idsIn(text('itemIds'))
      const scope = { webUrl: ctx.web.url, ...(listId !== '' && { listId }), ...(itemIds.length > 0 && { itemIds }) }
      await addHold(ctx, text('name'), scope)
      return saved('1')
    }
    case 'release':
      await releaseHold(ctx, text('hold'))
      return saved('1')
    case 'policy': {
      const from = text('from') === 'Created' ? 'Created' : 'Modified'
      const action = text('action') === 'Delete' ? 'Delete' : 'Recycle'
      await addPolicy(ctx, { id: text('list') }, { period: text('period'), from, action })
      return saved('1')
    }
    case 'deletePolicy':
      await deletePolicy(ctx, { id: text('list') }, text('policy'))
      return saved('1')
    default:
      throw invalid('The forms of this page archive, take out, hold, release, and make and delete policies.')
  }
}

/** The list with an id, or the web if there is none. */
const placeOf = (listId: string): ArchiveAddress => (listId === '' ? { kind: 'web' } : { kind: 'list', list: { id: listId.toLowerCase() } })

/** The web of what is taken out: the table shows those of the whole site collection. */
async function webOf({ ctx, form }: Sent) {
  const webs = [...(await ctx.site.schema.webs()).values()]
  const found = webs.find(({ row }) => row.id === form.text('web'))
  if (!found) throw invalid('The web of what is to be taken out of the archive is not in this site collection.')
  return found
}

function idsIn(text: string): number[] {
  if (text === '') return []
  const ids = text.split(/[\s,;]+/).filter((part) => part !== '')
  if (ids.some((id) => !/^[1-9]\d{0,9}$/.test(id)) || ids.length > 1_000)
    throw invalid('The ids of items are at most 1000 whole numbers with commas between them.')
  return ids.map(Number)
}
