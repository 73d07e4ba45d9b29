import { escapeXml } from '../../../formats/xml.ts'
import type { ModelDocument, ModelFacts, ModelMethodFacts } from './model.ts'

/** A first request: the title of a list and the number of its items. */
export const firstRequest = `<Request xmlns="http://schemas.microsoft.com/sharepoint/clientquery/2009"
    SchemaVersion="15.0.0.0" LibraryVersion="16.0.0.0" ApplicationName="example">
  <Actions>
    <Query Id="5" ObjectPathId="4">
      <Query SelectAllProperties="false">
        <Properties>
          <Property Name="Title" ScalarProperty="true" />
          <Property Name="ItemCount" ScalarProperty="true" />
        </Properties>
      </Query>
    </Query>
  </Actions>
  <ObjectPaths>
    <StaticProperty Id="1" TypeId="{3747adcd-a3c3-41b9-bfab-4a64dd2f1e0a}" Name="Current" />
    <Property Id="2" ParentId="1" Name="Web" />
    <Property Id="3" ParentId="2" Name="Lists" />
    <Method Id="4" ParentId="3" Name="GetByTitle">
      <Parameters><Parameter Type="String">Tasks</Parameter></Parameters>
    </Method>
  </ObjectPaths>
</Request>`

/** What the server answers: a head, then the id of each action with its result. */
export const firstReply = `[
  {
    "SchemaVersion": "15.0.0.0",
    "LibraryVersion": "…",
    "ErrorInfo": null,
    "TraceCorrelationId": "…"
  },
  5,
  {
    "_ObjectType_": "SP.List",
    "_ObjectIdentity_": "…",
    "_ObjectVersion_": "1",
    "Title": "Tasks",
    "ItemCount": 0
  }
]`

/** How a request writes a method: as an object path if it gives an object, otherwise as an action. */
export function methodSample(model: ModelDocument, type: ModelFacts, name: string, method: ModelMethodFacts): string {
  const { parameters = {}, gives } = method
  const isPath =
    gives !== undefined && plain(gives) in model.types && !gives.endsWith('[]') && model.types[plain(gives)]?.value === undefined
  const given = Object.values(parameters).map((parameter) => `    ${parameterSample(model, 'Parameter', '', parameter)}\n`)
  const head = headOf(type, name, method, isPath)
  const comment = isPath ? 'in ObjectPaths' : 'in Actions'
  const element =
    given.length === 0 ? `<${head} />` : `<${head}>\n  <Parameters>\n${given.join('')}  </Parameters>\n</${head.split(' ', 1)[0] ?? ''}>`
  return `<!-- ${comment} -->\n${element}`
}

function headOf({ id }: ModelFacts, name: string, { static: isStatic }: ModelMethodFacts, isPath: boolean): string {
  if (isStatic) return `StaticMethod ${isPath ? 'Id="2"' : 'Id="9"'} TypeId="{${id ?? ''}}" Name="${name}"`
  return isPath ? `Method Id="5" ParentId="4" Name="${name}"` : `Method Id="9" ObjectPathId="4" Name="${name}"`
}

const plain = (type: string): string => type.replace(/\[\]|\?/g, '')

const scalars: ReadonlyMap<string, readonly [type: string, text: string]> = new Map([
  ['String', ['String', 'text']],
  ['Guid', ['Guid', '{8b1b2b5c-2d0c-4a0e-9f57-0c4a3f4f8d11}']],
  ['DateTime', ['DateTime', '2026-11-23T09:00:00.0000000Z']],
  ['Boolean', ['Boolean', 'true']],
  ['Int32', ['Int32', '1']],
  ['Int64', ['Int64', '1']],
  ['Double', ['Double', '1.5']],
  ['Stream', ['Base64Binary', 'aGVsbG8=']],
  ['Any', ['String', 'text']],
])

/** A value as a request writes it. A value object has its members, an object the id of its path. */
function parameterSample(model: ModelDocument, tag: string, name: string, type: string, depth = 0): string {
  const named = name === '' ? '' : ` Name="${escapeXml(name)}"`
  if (/\[\]/.test(type)) return `<${tag}${named} Type="Array">${parameterSample(model, 'Object', '', plain(type), depth)}</${tag}>`
  const scalar = scalars.get(plain(type))
  if (scalar) return `<${tag}${named} Type="${scalar[0]}">${scalar[1]}</${tag}>`
  if (plain(type) === 'Dictionary')
    return `<${tag}${named} Type="Dictionary">${parameterSample(model, 'Property', 'Name', 'String', depth)}</${tag}>`
  const { value, id } = model.types[plain(type)] ?? {}
  if (value === undefined) return `<${tag}${named} ObjectPathId="7" />`
  const members = Object.entries(value).filter(([, one]) => depth < 1 || scalars.has(plain(one)))
  const inner = members.map(([member, one]) => parameterSample(model, 'Property', member, one, depth + 1))
  return `<${tag}${named} TypeId="{${id ?? ''}}">${inner.map((one) => `\n      ${one}`).join('')}\n    </${tag}>`
}
