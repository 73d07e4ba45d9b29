import { fetchFrom } from '../../../support/server.ts'
import { clientNamespace, contextType, type ErrorShown, processPath, type Shown } from '../object-requests.ts'

/** `RequestContext.Current` and its web with the ids that .NET gives them in a first request. */
export const start = `<StaticProperty Id="1" TypeId="${contextType}" Name="Current" /><Property Id="3" ParentId="1" Name="Web" />`
export const all = '<Query SelectAllProperties="true"><Properties /></Query>'
export const none = '<Query SelectAllProperties="false"><Properties /></Query>'
export const allChildren = '<ChildItemQuery SelectAllProperties="true"><Properties /></ChildItemQuery>'
export const scalar = (...names: readonly string[]) => names.map((name) => `<Property Name="${name}" ScalarProperty="true" />`).join('')
export const some = (properties: string) => `<Query SelectAllProperties="false"><Properties>${properties}</Properties></Query>`
export const children = (properties: string) =>
  `<ChildItemQuery SelectAllProperties="false"><Properties>${properties}</Properties></ChildItemQuery>`
export const text = (value: string) => `<Parameter Type="String">${value}</Parameter>`
export const method = (id: number, parent: number, name: string, parameters = '') =>
  `<Method Id="${id}" ParentId="${parent}" Name="${name}">${parameters === '' ? '' : `<Parameters>${parameters}</Parameters>`}</Method>`
export const property = (id: number, parent: number, name: string) => `<Property Id="${id}" ParentId="${parent}" Name="${name}" />`
export const call = (id: number, on: number, name: string, parameters = '') =>
  `<Method Name="${name}" Id="${id}" ObjectPathId="${on}">${parameters === '' ? '' : `<Parameters>${parameters}</Parameters>`}</Method>`
export const reach = (id: number, on: number) => `<ObjectPath Id="${id}" ObjectPathId="${on}" />`
export const identify = (id: number, on: number) => `<ObjectIdentityQuery Id="${id}" ObjectPathId="${on}" />`
export const query = (id: number, on: number, inner: string) => `<Query Id="${id}" ObjectPathId="${on}">${inner}</Query>`

/** The lists of the web at path 5, and one of them at path 7. */
export const lists = `${start}${property(5, 3, 'Lists')}`
export const listAt = (title: string) => `${lists}${method(7, 5, 'GetByTitle', text(title))}`
export const set = (id: number, on: number, name: string, type: string, value: string) =>
  `<SetProperty Id="${id}" ObjectPathId="${on}" Name="${name}"><Parameter Type="${type}">${value}</Parameter></SetProperty>`
export const member = (name: string, type: string, value: string) => `<Property Name="${name}" Type="${type}">${value}</Property>`
export const constant = (type: string, value: string) => `<ExpressionConstant Type="${type}">${value}</ExpressionConstant>`
export const read = (name: string, of = 'l') =>
  `<ExpressionProperty Name="${name}"><ExpressionParameter Name="${of}" /></ExpressionProperty>`
export const lambda = (body: string, of = 'l') => `<Test><Parameters><Parameter Name="${of}" /></Parameters><Body>${body}</Body></Test>`

/** A client that speaks as a program does: its name, and its form of the head of a request. */
export function clientOf(url: string, application: string, user = 'admin') {
  return async (actions: string, paths: string) => {
    const body = `<Request AddExpandoFieldTypeSuffix="true" SchemaVersion="15.0.0.0" LibraryVersion="16.0.0.0" ApplicationName="${application}" xmlns="${clientNamespace}"><Actions>${actions}</Actions><ObjectPaths>${paths}</ObjectPaths></Request>`
    const headers = { 'Content-Type': 'text/xml', 'X-RequestForceAuthentication': 'true', 'X-FORMS_BASED_AUTH_ACCEPTED': 'f' }
    const { status, text: reply } = await fetchFrom(url + processPath, { method: 'POST', headers, body, user })
    if (status !== 200) throw new Error(`ProcessQuery answered ${status}: ${reply.slice(0, 300)}`)
    const [header, ...rest] = JSON.parse(reply) as [{ readonly ErrorInfo: ErrorShown | null }, ...unknown[]]
    const results = new Map<number, Shown>()
    for (let at = 0; at < rest.length; at += 2) results.set(rest[at] as number, rest[at + 1] as Shown)
    return { error: header.ErrorInfo, ids: [...results.keys()], results, reply }
  }
}

export const childrenOf = (shown: Shown | undefined) => (shown?._Child_Items_ ?? []) as readonly Shown[]
export const identityOf = (shown: Shown | undefined) => String(shown?._ObjectIdentity_)
