import type { Principal } from '../../core/access/principals.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

const unknown = (): string => ''

export const principalInfo: Shape<Principal, 'PrincipalInfo'> = shapeOf<'PrincipalInfo', Principal>('PrincipalInfo', {
  Department: unknown,
  DisplayName: ({ title }) => title,
  Email: ({ email }) => email,
  JobTitle: unknown,
  LoginName: ({ loginName }) => loginName,
  Mobile: unknown,
  PrincipalId: ({ id }) => id,
  PrincipalType: ({ kind }) => kind,
  SIPAddress: unknown,
})
