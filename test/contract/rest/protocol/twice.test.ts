import { describe } from 'vitest'
import { decorateAll } from '../../../support/stores/decorated.ts'
import { twice } from '../../../support/stores/twice.ts'

/**
 * The tests of other suites pass too on a database that runs the work of
 * every transaction twice. `TWICE=1` runs any suite in this way.
 */
decorateAll(twice)

describe('with each transaction run twice: batches', async () => void (await import('../batch/batch.test.ts')))
describe('with each transaction run twice: items', async () => void (await import('../items/items.test.ts')))
describe('with each transaction run twice: attachments', async () => void (await import('../items/attachments.test.ts')))
describe('with each transaction run twice: lists', async () => void (await import('../lists/lists.test.ts')))
describe('with each transaction run twice: columns', async () => void (await import('../lists/fields.test.ts')))
describe('with each transaction run twice: files', async () => void (await import('../files/files.test.ts')))
describe('with each transaction run twice: check-outs', async () => void (await import('../files/file-states.test.ts')))
describe('with each transaction run twice: transfers', async () => void (await import('../files/file-transfers.test.ts')))
describe('with each transaction run twice: the recycle bin', async () => void (await import('../recycle-bin/recycle-bin.test.ts')))
describe('with each transaction run twice: groups', async () => void (await import('../people/groups.test.ts')))
describe('with each transaction run twice: SOAP lists', async () => void (await import('../../soap/lists.test.ts')))
