import assert from 'node:assert/strict'
import type { BlobKey } from '../../core/kernel/ports.ts'

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Fails an assertion on anything but two GUIDs: no key becomes a path that leads elsewhere. */
export function checkKey({ siteId, id }: BlobKey): void {
  assert.match(siteId, guid)
  assert.match(id, guid)
}
