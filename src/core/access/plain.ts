/** What JSON cannot say, or says otherwise. */
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
 * `Given` where all of it can be written down as JSON and read again: nowhere
 * in it a function, a stream, a map or bytes. What is `unknown` came as JSON.
 */
export type Plain<Given> = unknown extends Given
  ? Given
  : Given extends string | number | boolean | null | undefined
    ? Given
    : Given extends NotPlain
      ? never
      : { readonly [Name in keyof Given]: Plain<Given[Name]> }
