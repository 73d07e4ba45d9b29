import type { Profile } from '../../src/profile/profile.ts'
import { svc } from '../../src/profile/svc.ts'

/** A profile that differs from the usual one in everything that a test can see. */
export const secondProfile: Profile = {
  ...svc,
  name: 'Second',
  typePrefix: 'Other.',
  typeNames: { SearchResult: 'Vendor.Search.Result' },
  headers: { ...svc.headers, requestId: 'OtherRequestGuid', duration: 'OtherRequestDuration', serviceDuration: 'OtherRequestDuration' },
  entityTag: (version) => `"v,${version}"`,
  webFolders: 'direct',
  bodies: {
    ...svc.bodies,
    errorMember: { verbose: 'error', minimalmetadata: 'odata.error', nometadata: 'odata.error' },
    searchRowMembers: false,
  },
  soap: { ...svc.soap, namespace: 'urn:other:soap/', faultStatus: 500, statusesOfReasons: {} },
  reasons: { ...svc.reasons, list_not_found: { number: 0x82000006, exception: 'Other.ListNotFoundException' } },
  statuses: { ...svc.statuses, not_found: { status: 410, blame: 'Client' } },
  changeTypes: { ...svc.changeTypes, add: 101 },
}
