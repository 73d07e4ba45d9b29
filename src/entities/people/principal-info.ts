import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import type { Principal } from '../../core/access/principals.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

/** What is known of a principal, as clients of both edges that ask for people expect it. */
export const principalInformation = (one: Principal): ComplexTypes['PrincipalInformation'] => ({
  Department: '',
  DisplayName: one.title,
  Email: one.email,
  JobTitle: '',
  LoginName: one.loginName,
  Mobile: '',
  PrincipalId: one.id,
  PrincipalType: one.kind,
  SIPAddress: '',
})

/** The most people that may have a word which begins with the text. */
export const mostCandidates = 1_000

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
