import assert from 'node:assert/strict'
import type { BlobKey } from '../../core/kernel/ports.ts'

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Fails an assertion unless both parts are GUIDs, so that no key becomes a path outside of the folder. */
export function checkKey({ siteId, id }: BlobKey): void {
  assert.match(siteId, guid)
  assert.match(id, guid)
}
