import type { User } from '../../../generated/soap/usergroup.ts'
import { type Principal, principalKinds } from '../../core/access/principals.ts'
import { trueOrFalse } from '../protocol/wire-text.ts'

/** A user or group of claims (protocol/soap-services#usergroup). */
export const userElement = ({ id, title, loginName, email, description, isSiteAdmin, kind }: Principal): User => ({
  ID: id,
  Sid: '',
  Name: title,
  LoginName: loginName,
  Email: email,
  Notes: description,
  IsSiteAdmin: trueOrFalse(isSiteAdmin),
  IsDomainGroup: trueOrFalse(kind === principalKinds.securityGroup),
  Flags: 0,
})

export const userElements = (users: readonly Principal[]) => ({ Users: { User: users.map(userElement) } })
