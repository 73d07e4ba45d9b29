import type { components } from '../../../generated/rest/operations.ts'
import type { GroupPatch } from '../../core/acts/people/groups.ts'
import { present } from '../shape/present.ts'

type Body = components['schemas']['GroupUpdate']

/** The settings among given properties of a group; the others stay unchanged. */
export function groupSettingsOf(body: Omit<Body, 'Title'>): Omit<GroupPatch, 'title'> {
  return present<Omit<GroupPatch, 'title'>>({
    description: body.Description,
    membersMayEdit: body.AllowMembersEditMembership,
    onlyMembersMayView: body.OnlyAllowMembersViewMembership,
    requestsAllowed: body.AllowRequestToJoinLeave,
    requestsAccepted: body.AutoAcceptRequestToJoinLeave,
    requestEmail: body.RequestToJoinLeaveEmailSetting,
  })
}
