import { hostedCalls } from './hosted-calls.ts'
import { missingParts } from './hosted-parts.ts'
import { hostedServices } from './hosted-services.ts'

const families = [...hostedCalls, ...hostedServices, ...missingParts]

/**
 * A sentence, with a blank in front, about a name that only the hosted service knows, or of a part of the established server that is
 * not here: that it stays outside, and the nearest address here. Empty for all other names, which are in lower case.
 */
export function hostedHint(name: string): string {
  const family = families.find(({ starts, names }) => names?.includes(name) || starts.some((start) => name.startsWith(start)))
  if (!family) return ''
  const { what, nearest, isOnPremises } = family
  return ` It belongs to ${what}, which ${isOnPremises ? 'this server does not have' : 'only the hosted service has'}. The nearest address here is '${nearest}'.`
}
