import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Request } from './message.ts'

/** `method_not_allowed` for this request; its `Allow` lists the methods, and HEAD where GET is allowed. */
export function notAllowed(methods: Iterable<string>, { method, path }: Request): DomainError {
  const allowed = new Set(methods)
  if (allowed.has('GET')) allowed.add('HEAD')
  return new DomainError(kernelReasons.method_not_allowed, {
    method: method.slice(0, 60),
    path: path.slice(0, 200),
    allow: [...allowed].join(', '),
  })
}
