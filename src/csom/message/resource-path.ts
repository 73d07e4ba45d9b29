import { invalid } from '../../core/kernel/errors.ts'

/** The path of a ResourcePath. Fails with `invalid_request` for one without. */
export function pathIn({ DecodedUrl }: { readonly DecodedUrl?: string | undefined }): string {
  if (DecodedUrl !== undefined) return DecodedUrl
  throw invalid('ResourcePath needs a DecodedUrl.')
}
