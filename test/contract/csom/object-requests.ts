import { fetchFrom } from '../../support/server.ts'

export const processPath = '/_vti_bin/client.svc/ProcessQuery'
export const clientNamespace = 'http://schemas.microsoft.com/sharepoint/clientquery/2009'
export const contextType = '{3747adcd-a3c3-41b9-bfab-4a64dd2f1e0a}'

/** `RequestContext.Current` and its web, as the first paths of most requests. */
export const webPaths = `<StaticProperty Id="1" TypeId="${contextType}" Name="Current"/><Property Id="3" ParentId="1" Name="Web"/>`
/** A list, by its title. */
export const listPaths = (title: string) =>
  `${webPaths}<Property Id="5" ParentId="3" Name="Lists"/><Method Id="7" ParentId="5" Name="GetByTitle"><Parameters><Parameter Type="String">${title}</Parameter></Parameters></Method>`

export const camlType = '{3d248d7b-fc86-40a3-aa97-02a75d69fb8a}'
export const creationType = '{54cdbee5-0897-44ac-829f-411557fa11be}'

/** All scalar properties of an object. */
export const whole = '<Query SelectAllProperties="true"><Properties/></Query>'
export const wholeChildren = '<ChildItemQuery SelectAllProperties="true"><Properties/></ChildItemQuery>'

/** A query of single properties. */
export const only = (...names: readonly string[]) =>
  `SelectAllProperties="false"><Properties>${names.map((name) => `<Property Name="${name}" ScalarProperty="true"/>`).join('')}</Properties>`

export const requestOf = (actions: string, paths: string): string =>
  `<Request AddExpandoFieldTypeSuffix="true" SchemaVersion="15.0.0.0" LibraryVersion="16.0.0.0" ApplicationName=".NET Library" xmlns="${clientNamespace}"><Actions>${actions}</Actions><ObjectPaths>${paths}</ObjectPaths></Request>`

export type Shown = Readonly<Record<string, unknown>>

export interface ErrorShown {
  readonly ErrorMessage: string
  readonly ErrorCode: number
  readonly ErrorTypeName: string
}

/** The reply to a request: its text, its error, and the results of its actions by their ids. */
export async function processQuery(url: string, actions: string, paths: string, user = 'ann') {
  const body = requestOf(actions, paths)
  const { status, text } = await fetchFrom(url + processPath, { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body, user })
  if (status !== 200) throw new Error(`ProcessQuery answered ${status}: ${text.slice(0, 300)}`)
  const [header, ...rest] = JSON.parse(text) as [{ readonly ErrorInfo: ErrorShown | null }, ...unknown[]]
  const results = new Map<number, Shown>()
  for (let at = 0; at < rest.length; at += 2) results.set(rest[at] as number, rest[at + 1] as Shown)
  return { text, error: header.ErrorInfo, results, ids: [...results.keys()] }
}
