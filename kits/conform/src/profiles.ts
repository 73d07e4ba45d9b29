/** The envelopes of JSON. */
export type Envelope = 'verbose' | 'minimalmetadata' | 'nometadata'

/** What differs between the profiles beyond the contract itself. */
export interface ProfileFacts {
  readonly name: 'Svc' | 'SharePoint'
  /** What names of types begin with. */
  readonly prefix: string
  /** The status of an update, which has a body only if it is 200. */
  readonly updated: 200 | 204
  /** Whether an update of an item needs `If-Match`. */
  readonly needsIfMatch: boolean
  /** The member of an error body in each envelope. */
  readonly errorMember: Readonly<Record<Envelope, string>>
  readonly headers: { readonly id: string; readonly duration: string }
  /** The status of a taken title. */
  readonly titleTaken: number
  readonly soap: {
    /** The status of every fault; undefined if it is the one of the failure. */
    readonly faultStatus: number | undefined
    readonly listNotFound: string
    readonly itemNotFound: string
  }
}

export const profileFacts: Readonly<Record<'Svc' | 'SharePoint', ProfileFacts>> = {
  Svc: {
    name: 'Svc',
    prefix: 'Svc.',
    updated: 200,
    needsIfMatch: false,
    errorMember: { verbose: 'error', minimalmetadata: 'error', nometadata: 'error' },
    headers: { id: 'SvcRequestGuid', duration: 'SvcRequestDuration' },
    titleTaken: 409,
    soap: { faultStatus: undefined, listNotFound: '0x81020015', itemNotFound: '0x81020014' },
  },
  SharePoint: {
    name: 'SharePoint',
    prefix: 'SP.',
    updated: 204,
    needsIfMatch: true,
    errorMember: { verbose: 'error', minimalmetadata: 'odata.error', nometadata: 'odata.error' },
    headers: { id: 'SPRequestGuid', duration: 'SPClientServiceRequestDuration' },
    titleTaken: 500,
    soap: { faultStatus: 500, listNotFound: '0x82000006', itemNotFound: '0x81020016' },
  },
}
