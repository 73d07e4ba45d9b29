import type { Sample } from './sample.ts'

/** A request; if it has `content`, its body is these bytes, whatever its Content-Type says. */
export interface FileSample extends Sample {
  readonly content?: string
}

/** A quoted path, as clients encode it: quotes doubled, then every special character percent-encoded. */
export const encoded = (path: string): string => encodeURIComponent(path.replaceAll("'", "''"))
