import type { components } from '../../../generated/rest/operations.ts'
import type { ChangeQuery } from '../../core/acts/changes/change-log.ts'
import type { ChangedEntity, ChangeType } from '../../core/model/change.ts'

type WireQuery = components['schemas']['ChangeRequest']['query']
type Flag = keyof WireQuery

const entityFlags: readonly (readonly [Flag, ChangedEntity])[] = [
  ['Item', 'item'],
  ['File', 'file'],
  ['Folder', 'folder'],
  ['List', 'list'],
  ['Web', 'web'],
  ['Site', 'site'],
  ['Field', 'field'],
  ['ContentType', 'contentType'],
  ['View', 'view'],
  ['User', 'user'],
  ['Group', 'group'],
  ['SecurityPolicy', 'role'],
]

/** The change types of each flag (protocol/changes#types). */
const typeFlags: readonly (readonly [Flag, readonly ChangeType[]])[] = [
  ['Add', ['add']],
  ['Update', ['update']],
  ['DeleteObject', ['delete']],
  ['Rename', ['rename']],
  ['Move', ['moveAway', 'moveInto']],
  ['Restore', ['restore']],
  ['RoleDefinitionAdd', ['roleAdd']],
  ['RoleDefinitionDelete', ['roleDelete']],
  ['RoleDefinitionUpdate', ['roleUpdate']],
  ['RoleAssignmentAdd', ['assignmentAdd', 'scopeAdd']],
  ['RoleAssignmentDelete', ['assignmentDelete', 'scopeDelete']],
  ['GroupMembershipAdd', ['memberAdd']],
  ['GroupMembershipDelete', ['memberDelete']],
  ['SystemUpdate', ['systemUpdate']],
]

/** The query of the flags, tokens and limits that a client gives. */
export function changeQueryOf(query: WireQuery): ChangeQuery {
  const { ChangeTokenStart, ChangeTokenEnd, FetchLimit, LatestFirst } = query
  return {
    entities: entityFlags.flatMap(([flag, entity]) => (query[flag] === true ? [entity] : [])),
    types: typeFlags.flatMap(([flag, types]) => (query[flag] === true ? types : [])),
    ...(ChangeTokenStart && { after: ChangeTokenStart.StringValue }),
    ...(ChangeTokenEnd && { upTo: ChangeTokenEnd.StringValue }),
    ...(FetchLimit && { limit: FetchLimit }),
    latestFirst: LatestFirst === true,
  }
}
