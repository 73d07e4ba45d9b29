import { afterEach, describe, expect, it } from 'vitest'
import type { Reply } from '../../support/contract-client.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { type Editor, editorAt, editorOf } from '../../support/editing/editor.ts'
import { serve } from '../../support/serve.ts'

const { server, clientOf } = await serve({ settings: { 'Wopi:Enabled': 'true' } })
const admin = clientOf('admin')
const anybody = createContractClient(server.url)
let count = 0

/** A new document with an editor. */
async function fresh(body = 'first'): Promise<Editor> {
  const name = `case${++count}.wopitest`
  await admin.call('POST', `/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='${name}')`, { body })
  return editorOf(admin, anybody, `/Shared Documents/${name}`)
}

afterEach(async () => {
  const { value } = (await admin.call('GET', '/_admin/wopi/sessions')).json
  for (const { sessionId } of value) await admin.call('DELETE', `/_admin/wopi/sessions/${sessionId}`)
})

const ok = async (reply: Promise<Reply>): Promise<Reply> => {
  const got = await reply
  expect([got.status, got.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  return got
}
const versionOf = ({ headers }: Reply): string | null => headers.get('x-wopi-itemversion')
const mismatch = async (reply: Promise<Reply>, lock: string): Promise<void> => {
  const { status, headers } = await reply
  expect([status, headers.get('x-wopi-lock')]).toEqual([409, lock])
}
const officeLock = '{"S":"0136ad16-9725-43c3-9ea0-5e01d2dbc162","E":2,"M":"DE997C5AC4E6","P":"6058AF1E-A36F-4691-9003-B8E2C7F50937"}'

/** Sends what an editor would with a token that is none. */
async function refusedWith(
  one: Editor,
  ask: { readonly override?: string; readonly contents?: true; readonly verb?: 'GET' },
): Promise<void> {
  const address = `/_vti_bin/wopi.ashx/files/${one.fileId}${ask.contents ? '/contents' : ''}?access_token=INVALID`
  const headers = ask.override === undefined ? {} : { 'X-WOPI-Override': ask.override, 'X-WOPI-Lock': 'a' }
  const body = ask.override === 'PUT' ? { body: 'x' } : {}
  expect([401, 404]).toContain((await anybody.call(ask.verb ?? 'POST', address, { headers, ...body })).status)
}

/** The cases of the open WOPI validator by its groups and names, in our words; PutRelativeFile and ProofKeys have files of their own. */
const groups: Readonly<Record<string, Readonly<Record<string, () => Promise<void>>>>> = {
  BaseWopiViewing: {
    async CheckFileInfoFieldsNotToBeSetByHosts() {
      const { json } = await ok((await fresh()).info())
      expect(json.UserId).toEqual(expect.any(String))
      for (const name of ['HostAuthenticationId', 'PresenceUserId', 'TenantId', 'UserPrincipalName', 'AADUserObjectId'])
        expect(json).not.toHaveProperty(name)
    },
    async ViewOnlySupport() {
      const one = await fresh()
      const { json } = await ok(one.info())
      expect(json).toMatchObject({
        BaseFileName: expect.stringMatching(/\.wopitest$/),
        OwnerId: expect.any(String),
        Size: 5,
        Version: expect.any(String),
      })
      expect((await ok(one.read())).text).toBe('first')
    },
    GetUnlockedFile: async () => void (await ok((await fresh()).read())),
  },
  CheckFileInfoSchema: {
    // Every reply is judged by the contract, which names what the protocol does.
    FullCheckFileInfoSchema: async () => void (await ok((await fresh()).info())),
    async HostUrls() {
      const { json } = await ok((await fresh()).info())
      expect(Object.keys(json).filter((name) => name.endsWith('Url'))).toEqual([])
    },
  },
  EditFlows: {
    async BasicEdit() {
      const one = await fresh()
      await ok(one.info())
      await ok(one.lock('a'))
      await ok(one.read())
      await ok(one.write('second', 'a'))
      await ok(one.unlock('a'))
    },
    async EditNoChange() {
      const one = await fresh()
      await ok(one.lock('a'))
      await ok(one.write((await ok(one.read())).text, 'a'))
      await ok(one.unlock('a'))
    },
    async PutUnlockedFile() {
      const one = await fresh()
      await ok(one.lock('a'))
      await ok(one.write('', 'a'))
      await ok(one.unlock('a'))
      await ok(one.write('made'))
      expect((await ok(one.read())).text).toBe('made')
    },
  },
  Locks: {
    LockLengthValidation: () => lockedWith('1234567890'.repeat(26).slice(0, 256)),
    LockFormatValidation: () => lockedWith(officeLock),
    async SuccessfulLockSequence() {
      const one = await fresh()
      for (const reply of [one.lock('a'), one.refresh('a'), one.lock('b', 'a'), one.unlock('b')]) await ok(reply)
    },
    async LockMismatchAfterUnlockAndRelockRequest() {
      const one = await fresh()
      await ok(one.lock('a'))
      await ok(one.lock('b', 'a'))
      await mismatch(one.unlock('a'), 'b')
    },
    async DoubleLockSequence() {
      const one = await fresh()
      for (const reply of [one.lock('a'), one.lock('a'), one.unlock('a')]) await ok(reply)
    },
    UnlockUnlockedFile: async () => mismatch((await fresh()).unlock('a'), ''),
    LockMismatchOnLockRequest: () => mismatched((one) => one.lock('b')),
    LockMismatchOnUnlockRequest: () => mismatched((one) => one.unlock('b')),
    LockMismatchOnRefreshLockRequest: () => mismatched((one) => one.refresh('b')),
    LockMismatchOnUnlockAndRelockRequest: () => mismatched((one) => one.lock('c', 'b')),
    LockMismatchOnPutFileRequest: () => mismatched((one) => one.write('x', 'b')),
  },
  AccessTokens: {
    CheckFileWithInvalidAccessToken: async () => refusedWith(await fresh(), { verb: 'GET' }),
    async GetPutFileWithInvalidAccessToken() {
      const one = await fresh()
      await ok(one.lock('a'))
      await refusedWith(one, { verb: 'GET', contents: true })
      await refusedWith(one, { override: 'PUT', contents: true })
      expect((await ok(one.read())).text).toBe('first')
    },
    async LockFileWithInvalidAccessToken() {
      const one = await fresh()
      await refusedWith(one, { override: 'LOCK' })
      await ok(one.lock('a'))
      await refusedWith(one, { override: 'UNLOCK' })
      await ok(one.unlock('a'))
    },
  },
  GetLock: {
    async 'files.GetLock'() {
      const one = await fresh()
      await ok(one.lock('a'))
      expect((await ok(one.getLock())).headers.get('x-wopi-lock')).toBe('a')
    },
    async 'files.GetLockAfterChange'() {
      const one = await fresh()
      await ok(one.lock('a'))
      await ok(one.lock('b', 'a'))
      expect((await ok(one.getLock())).headers.get('x-wopi-lock')).toBe('b')
    },
    async 'files.GetLockOnUnlockedFile'() {
      const one = await fresh()
      await ok(one.lock('a'))
      await ok(one.unlock('a'))
      expect((await ok(one.getLock())).headers.get('x-wopi-lock')).toBe('')
    },
  },
  ExtendedLockLength: {
    async 'files.ExtendedLockLengthValidation'() {
      expect((await ok((await fresh()).info())).json.SupportsExtendedLockLength).toBe(true)
      await lockedWith('x'.repeat(1024))
    },
  },
  RenameFileIfCreateChildFileIsNotSupported: {
    'PutRelativeAndRenameFile.RenameShouldSucceed': () => renamed('plain', undefined),
    'PutRelativeAndRenameFile.FileNameAfterRenameIsCorrectlyEncoded': () => renamed('madeup_renamed', undefined),
    'PutRelativeAndRenameFile.RenamingALockedFileWithACorrectLockHeaderValueShouldSucceed': () => renamed('locked', 'a'),
    async 'PutRelativeAndRenameFile.RenamingALockedFileWithAnIncorrectLockHeaderValueShouldReturnA409'() {
      const one = await fresh()
      await ok(one.lock('a'))
      await mismatch(one.rename('other', 'b'), 'a')
    },
    async 'PutRelativeAndRenameFile.RenameShouldNotChangeFileExtension'() {
      const { json } = await ok((await fresh()).beside({ RelativeTarget: `kept${++count}.docx` }))
      const two = editorAt(anybody, json.Url)
      expect((await ok(two.rename(`bare${count}`))).json.Name).toBe(`bare${count}`)
      expect((await ok(two.info())).json.BaseFileName).toBe(`bare${count}.docx`)
    },
    async 'PutRelativeAndRenameFile.RenamingADeletedFileShouldReturnA404'() {
      const { json } = await ok((await fresh()).beside({ RelativeTarget: `gone${++count}.wopitest` }))
      await admin.call('POST', `/_api/web/getfilebyserverrelativeurl('/Shared Documents/${json.Name}')/recycle()`)
      expect((await editorAt(anybody, json.Url).rename('other')).status).toBe(404)
    },
  },
  // The validator makes the files of this group in a container; here PutRelativeFile makes them.
  CreateChildFileAndDeleteFile: {
    async DeleteFile() {
      const { json } = await ok((await fresh()).beside({ RelativeTarget: `child${++count}.wopitest` }))
      const two = editorAt(anybody, json.Url)
      expect((await ok(two.info())).json.SupportsDeleteFile).toBe(true)
      await ok(two.remove())
      expect((await two.info()).status).toBe(404)
      expect((await two.remove()).status).toBe(404)
    },
    async DeleteLockedFile() {
      const one = await fresh()
      await ok(one.lock('a'))
      await mismatch(one.remove(), 'a')
      await ok(one.unlock('a'))
      await ok(one.remove())
    },
    DeleteFileInvalidToken: async () => refusedWith(await fresh(), { override: 'DELETE' }),
  },
  FileVersion: {
    'files.GetFileReturnsVersion': async () => expect(versionOf(await ok((await fresh()).read()))).toMatch(/./),
    'files.LockReturnsVersion': async () => expect(versionOf(await ok((await fresh()).lock('a')))).toMatch(/./),
    async 'files.UnlockReturnsVersion'() {
      const one = await fresh()
      await ok(one.lock('a'))
      expect(versionOf(await ok(one.unlock('a')))).toMatch(/./)
    },
    async 'files.PutFileReturnsVersion'() {
      const one = await fresh()
      await ok(one.lock('a'))
      expect(versionOf(await ok(one.write('second', 'a')))).toMatch(/./)
    },
    async 'files.PutFileReturnsDifferentVersion'() {
      const one = await fresh()
      await ok(one.lock('a'))
      const versions = [(await ok(one.info())).json.Version]
      for (const body of ['second', 'third']) versions.push(versionOf(await ok(one.write(body, 'a'))))
      expect(new Set(versions).size).toBe(3)
    },
    async 'files.LockAndUnlockAfterGetFileReturnsSameVersion'() {
      const one = await fresh()
      const { Version } = (await ok(one.info())).json
      for (const ask of [() => one.read(), () => one.lock('a'), () => one.unlock('a')]) expect(versionOf(await ok(ask()))).toBe(Version)
    },
  },
}

async function lockedWith(lock: string): Promise<void> {
  const one = await fresh()
  await ok(one.lock(lock))
  expect((await ok(one.getLock())).headers.get('x-wopi-lock')).toBe(lock)
  await ok(one.unlock(lock))
}

async function mismatched(ask: (one: Editor) => Promise<Reply>): Promise<void> {
  const one = await fresh()
  await ok(one.lock('a'))
  await mismatch(ask(one), 'a')
  await ok(one.unlock('a'))
}

async function renamed(name: string, lock: string | undefined): Promise<void> {
  const { json } = await ok((await fresh()).beside({ RelativeTarget: `new${++count}.wopitest` }))
  const two = editorAt(anybody, json.Url)
  expect((await ok(two.info())).json).toMatchObject({ SupportsRename: true, UserCanRename: true })
  if (lock !== undefined) await ok(two.lock(lock))
  expect((await ok(two.rename(name, lock))).json.Name).toBe(name)
}

// The validator leaves out the groups whose operations a host does not offer. Here these are Container, EnumerateAncestorsAndChildren,
// RenameFileIfCreateChildFileIsSupported, Ecosystem, FileUrlUsage, AddActivities and the six of GetSharingUrl; PutRelativeFileUnsupported with a user who may add files.
describe.each(Object.entries(groups))('the group %s of the validator', (_group, cases) => {
  it.each(Object.entries(cases))('%s', (_name, run) => run())
})
