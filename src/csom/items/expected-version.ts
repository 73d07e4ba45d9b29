import type { ExpectedVersion } from '../../core/access/expected-version.ts'

/** The version that an object must have, if the client has named it. */
export const expectedVersion = (version: number | undefined): ExpectedVersion | undefined =>
  version === undefined ? undefined : { given: `"${version}"`, versions: [version] }
