import type { Principal } from '../../core/access/principals.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

export const userInfo: Shape<Principal, 'UserInfo'> = shapeOf<'UserInfo', Principal>('UserInfo', {
  Id: ({ id }) => id,
  Title: ({ title }) => title,
  Name: ({ loginName }) => loginName,
  EMail: ({ email }) => email,
  Email: ({ email }) => email,
})
