import type { Sample } from './sample.ts'

/** A request whose body, where it has `content`, is bytes and no JSON, whatever its Content-Type says. */
export interface FileSample extends Sample {
  readonly content?: string
}

/** A path inside of quotes, as clients encode it: quotes doubled, then every special character with a percent sign. */
export const encoded = (path: string): string => encodeURIComponent(path.replaceAll("'", "''"))
