import { expect, test } from 'vitest'
import { guardedChanges } from '../../../../../src/core/model/archive/archive-guard.ts'

test.each([
  ['items.update', 'item', true],
  ['lists.update', 'list', true],
  ['lists.update', 'user', false],
  ['people.addMember', 'group', false],
  ['people.removeUser', 'view', false],
  ['profiles.setPicture', 'user', false],
  // Whatever the room of an act is, no content of an archived list changes.
  ['profiles.setPicture', 'file', true],
  ['social.setRating', 'item', true],
  ['terms.merge', 'item', true],
  ['people.addSelf', 'folder', true],
] as const)('of %s the change of a %s is guarded: %s', (act, entity, isGuarded) => {
  expect(guardedChanges(act)?.({ entity })).toBe(isGuarded)
})

test('archive mode and holds let their own acts through', () => {
  expect(guardedChanges('archive.anything')).toBeUndefined()
})
