import { setItemLike, setItemRating } from '../../core/acts/items/reputation.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { acceptGuid } from '../../core/model/lists/field-values.ts'
import type { ListAddress } from '../../core/model/lists/list.ts'
import type { HandlersOf } from '../objects/object-types.ts'

/** The list with an id as text, with braces or without. Fails with `invalid_request` for other text. */
function listCalled(id: string): ListAddress {
  const accepted = acceptGuid(id)
  if ('wrong' in accepted) throw invalid(`listID: ${accepted.wrong}`)
  return { id: String(accepted.value) }
}

/** contracts/csom/items.yaml */
export const reputationMethods: HandlersOf<'Reputation'> = {
  'Reputation.SetLike': ({ ctx }, [list, itemId, like]) => setItemLike(ctx, listCalled(list), itemId, like),
  'Reputation.SetRating': ({ ctx }, [list, itemId, rating]) => setItemRating(ctx, listCalled(list), itemId, rating),
}
