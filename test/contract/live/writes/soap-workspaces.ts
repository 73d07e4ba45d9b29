import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { row, type World, type WriteRow } from './world.ts'

type Service = 'dws' | 'meetings'

const at = (w: World, service: Service, path: string) =>
  createSoapContractClient({ url: w.url + path, service, version: '1.1', headers: { Authorization: basic('admin') } })

/** The path of a new workspace. */
async function workspace(w: World, service: Service): Promise<string> {
  const name = `w${w.next()}`
  await w.soap(service).call(service === 'dws' ? 'CreateDws' : 'CreateWorkspace', `<title>${name}</title>`)
  return `/${name}`
}

const uid = '<uid>m1</uid>'
const times = '<utcDateStart>2027-01-02T10:00:00Z</utcDateStart><utcDateEnd>2027-01-02T11:00:00Z</utcDateEnd>'

/** The path of a new workspace with a meeting. */
async function withMeeting(w: World): Promise<string> {
  const path = await workspace(w, 'meetings')
  await at(w, 'meetings', path).call('AddMeeting', uid + times)
  return path
}

const inMeeting = (operation: string, parts: string, changes: string, audited: string): WriteRow =>
  row(changes, '', `ContentWritten ${audited}`, async (w) => {
    const path = await withMeeting(w)
    return () => at(w, 'meetings', path).call(operation, uid + parts)
  })

/** Writes by SOAP to workspaces for documents and meetings, as service and operation. */
export const workspaceWrites: Readonly<Record<string, WriteRow>> = {
  'dws.CreateDws': row('Web Add, Web ScopeAdd, List Add, List Add, List Add', 'WebChanged Created', 'ContentWritten sites.addWeb', async (w) => {
    const name = `w${w.next()}`
    return () => w.soap('dws').call('CreateDws', `<title>${name}</title>`)
  }),
  'dws.DeleteDws': row(
    'List Delete, List Delete, List Delete, Web Delete',
    'WebChanged Deleted',
    'ContentWritten sites.deleteWeb',
    async (w) => {
      const path = await workspace(w, 'dws')
      return () => at(w, 'dws', path).call('DeleteDws')
    },
  ),
  'dws.RenameDws': row('Web Update', '', 'ContentWritten sites.updateWeb', async (w) => {
    const path = await workspace(w, 'dws')
    return () => at(w, 'dws', path).call('RenameDws', '<title>Other</title>')
  }),
  'dws.RemoveDwsUser': row('Web AssignmentDelete', '', 'PermissionChanged permissions.deleteAssignment', async (w) => {
    const name = `w${w.next()}`
    const { Id } = await w.post('/_api/web/ensureuser', { logonName: name })
    const users = `<users>&lt;UserInfo>&lt;item LoginName="${name}"/>&lt;/UserInfo></users>`
    await w.soap('dws').call('CreateDws', `<title>${name}</title>${users}`)
    return () => at(w, 'dws', `/${name}`).call('RemoveDwsUser', `<id>${Id}</id>`)
  }),
  'dws.CreateFolder': row('Item Add', 'ListItemChanged Created', 'ContentWritten files.addFolder', async (w) => {
    const { url } = await w.library()
    return () => w.soap('dws').call('CreateFolder', `<url>${url.slice(1)}/plans</url>`)
  }),
  'dws.DeleteFolder': row('Item Delete', 'FileChanged Deleted, ListItemChanged Deleted', 'ContentWritten files.deleteFolder', async (w) => {
    const { url } = await w.library()
    await w.soap('dws').call('CreateFolder', `<url>${url.slice(1)}/plans</url>`)
    return () => w.soap('dws').call('DeleteFolder', `<url>${url.slice(1)}/plans</url>`)
  }),
  'meetings.CreateWorkspace': row(
    'Web Add, List Add, List Add, List Add, List Add',
    'WebChanged Created',
    'ContentWritten sites.addWeb',
    async (w) => {
      const name = `w${w.next()}`
      return () => w.soap('meetings').call('CreateWorkspace', `<title>${name}</title>`)
    },
  ),
  'meetings.SetWorkspaceTitle': row('Web Update', '', 'ContentWritten sites.updateWeb', async (w) => {
    const path = await workspace(w, 'meetings')
    return () => at(w, 'meetings', path).call('SetWorkspaceTitle', '<title>Other</title>')
  }),
  'meetings.DeleteWorkspace': row(
    'List Delete, List Delete, List Delete, List Delete, Web Delete',
    'WebChanged Deleted',
    'ContentWritten sites.deleteWeb',
    async (w) => {
      const path = await workspace(w, 'meetings')
      return () => at(w, 'meetings', path).call('DeleteWorkspace')
    },
  ),
  'meetings.AddMeeting': row('Item Add', '', 'ContentWritten items.add', async (w) => {
    const path = await workspace(w, 'meetings')
    return () => at(w, 'meetings', path).call('AddMeeting', uid + times)
  }),
  'meetings.UpdateMeeting': inMeeting('UpdateMeeting', times, 'Item Update', 'items.update'),
  'meetings.RemoveMeeting': inMeeting('RemoveMeeting', '', 'Item Update', 'items.update'),
  'meetings.RestoreMeeting': inMeeting('RestoreMeeting', '', 'Item Update', 'items.update'),
  'meetings.SetAttendeeResponse': row('Item Update', '', 'ContentWritten items.update', async (w) => {
    const path = await withMeeting(w)
    return () => at(w, 'meetings', path).call('SetAttendeeResponse', `<attendeeEmail>ann@example.com</attendeeEmail>${uid}`)
  }),
}
