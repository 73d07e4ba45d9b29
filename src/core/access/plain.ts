/** Values that JSON cannot express, or expresses differently. */
type NotPlain =
  | ((...given: never) => unknown)
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | AsyncIterable<unknown>
  | Uint8Array
  | Date
  | bigint
  | symbol

/**
 * `Given` if all of it can be written as JSON and read again: it contains no
 * function, stream, map or bytes. `unknown` is accepted: it came as JSON.
 */
export type Plain<Given> = unknown extends Given
  ? Given
  : Given extends string | number | boolean | null | undefined
    ? Given
    : Given extends NotPlain
      ? never
      : { readonly [Name in keyof Given]: Plain<Given[Name]> }
