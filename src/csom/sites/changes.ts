import { type ChangeQuery, type ChangeTarget, queryChanges } from '../../core/acts/changes/change-log.ts'
import { change } from '../../entities/changes/change.ts'
import { changeQueryOf } from '../../entities/changes/change-query.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Objects, ValueOf } from '../objects/object-types.ts'
import { rowsObject } from '../objects/objects.ts'

type Token = ValueOf<'ChangeToken'> | undefined

const tokenOf = (token: Token) => (token?.StringValue === undefined ? undefined : { StringValue: token.StringValue })

/** The changes of a site collection, a web or a list, or of a part of it. Fails as `queryChanges`. */
export async function changesOf(
  ctx: WireContext,
  target: ChangeTarget,
  asked: ValueOf<'ChangeQuery'>,
  part: Pick<ChangeQuery, 'itemId' | 'only'> = {},
): Promise<Objects['ChangeCollection']> {
  const { ChangeTokenStart, ChangeTokenEnd, ...flags } = asked
  const [start, end] = [tokenOf(ChangeTokenStart), tokenOf(ChangeTokenEnd)]
  const query = changeQueryOf({ ...flags, ...(start && { ChangeTokenStart: start }), ...(end && { ChangeTokenEnd: end }) })
  const { kind, id } = target
  const rows = (await queryChanges(ctx, target, { ...query, ...part })).map((row) => ({ row, scope: { kind, id } }))
  return rowsObject(ctx, 'ChangeCollection', change, rows)
}
