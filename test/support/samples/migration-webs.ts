import { migrationZip } from './content-migration.ts'

export const webIds = {
  states: 'cccccccc-0000-4000-8000-0000000000a1',
  tasks: 'cccccccc-0000-4000-8000-0000000000a2',
  papers: 'cccccccc-0000-4000-8000-0000000000a3',
  elsewhere: 'cccccccc-0000-4000-8000-0000000000a4',
  color: 'cccccccc-0000-4000-8000-0000000000c1',
}
const types = {
  part: '0x0100C0C1C2C3C4C5C6C7C8C9CACBCCCDCE01',
  bolt: '0x0100C0C1C2C3C4C5C6C7C8C9CACBCCCDCE0100D0D1D2D3D4D5D6D7D8D9DADBDCDDDE02',
}
const ofList = `${types.bolt}00E0E1E2E3E4E5E6E7E8E9EAEBECEDEEEF`

const object = (type: string, at: string, body: string) => `<SPObject Id="x" ObjectType="${type}" ParentWebUrl="${at}">${body}</SPObject>`
const web = (url: string, above: string, more: string, body = '') =>
  object('SPWeb', above, `<Web ServerRelativeUrl="${url}" ${more}>${body}</Web>`)
const list = (id: string, at: string, title: string, fields: string, more = '') =>
  object(
    'SPList',
    at,
    `<List Id="{${id}}" Title="${title}" RootFolderUrl="${at}/Lists/${title}" BaseType="GenericList" BaseTemplate="100"><Fields>${fields}</Fields>${more}</List>`,
  )
const item = (id: string, at: string, title: string, intId: number, values: Readonly<Record<string, string>>, typeId = '') =>
  object(
    'SPListItem',
    at,
    `<ListItem FileUrl="${at}/Lists/${title}/${intId}_.000" ParentListId="${id}" DirName="${at}/Lists/${title}" Name="${intId}_.000" IntId="${intId}" Version="1.0" ContentTypeId="${typeId}"><Fields>${Object.entries(
      values,
    )
      .map(([name, value]) => `<Field Name="${name}" Value="${value}" />`)
      .join('')}</Fields></ListItem>`,
  )

const root = '/sites/old'
const sub = '/sites/old/parts'
const deep = '/sites/old/parts/bolts'

const manifest = [
  // A web may come before the one above it.
  web(deep, sub, 'Title="Bolts" WebTemplate="ODD" Configuration="3" Language="1999"'),
  web(root, '/', 'Title="Old" Language="1033" WebTemplate="STS" Configuration="0" IsRootWeb="true"'),
  web(
    sub,
    root,
    'Title="Teile" Description="What is in the store" Language="1031" TimeZoneId="4" WebTemplate="STS" Configuration="0"',
    '<Properties><Property Name="a" Value="b" /></Properties><EventReceivers />',
  ),
  web('/sites/old/gone/lost', '/sites/old/gone', 'Title="Lost"'),
  web('/sites/old/_odd', root, 'Title="Odd name"'),
  object(
    'DeploymentFieldTemplate',
    root,
    `<FieldTemplate Id="${webIds.color}" Name="Color" ParentWebId="x" Group="Old columns"><Field ID="{${webIds.color}}" Name="Color" StaticName="Color" DisplayName="The color" Type="Choice" Group="Old columns"><CHOICES><CHOICE>red</CHOICE><CHOICE>green</CHOICE></CHOICES></Field></FieldTemplate>`,
  ),
  object(
    'DeploymentFieldTemplate',
    sub,
    `<FieldTemplate Name="State"><Field Name="State" DisplayName="State" Type="Lookup" List="{${webIds.states}}" ShowField="Title" /></FieldTemplate>`,
  ),
  object('SPField', sub, '<Field Name="Lost" DisplayName="Lost" Type="Lookup" List="{cccccccc-0000-4000-8000-000000000999}" />'),
  object('SPField', sub, '<Field Name="Title" DisplayName="Title" Type="Text" />'),
  object(
    'SPContentType',
    sub,
    `<ContentType ID="${types.bolt}" Name="Bolt" Group="Old types"><FieldRefs><FieldRef Name="Color" Required="TRUE" /><FieldRef Name="State" /><FieldRef Name="Nowhere" /></FieldRefs></ContentType>`,
  ),
  object(
    'SPContentType',
    root,
    `<ContentType ID="${types.part}" Name="Part" Group="Old types" Description="Any part"><FieldRefs><FieldRef Name="Title" /><FieldRef Name="Color" /></FieldRefs></ContentType>`,
  ),
  object('SPContentType', root, '<ContentType ID="0x0101" Name="$Resources:core,Document;" />'),
  object('SPContentType', root, '<ContentType ID="0x0101FF" Name="$Resources:cmscore,contenttype_page;" />'),
  object('SPContentType', root, '<ContentType ID="0x010203" Name="Of a list" ListId="cccccccc-0000-4000-8000-0000000000a1" />'),
  list(
    webIds.tasks,
    sub,
    'Jobs',
    `<Field Name="State" DisplayName="State" Type="Lookup" List="{${webIds.states}}" WebId="{cccccccc-0000-4000-8000-000000000001}" ShowField="Title" /><Field Name="Color" DisplayName="The color" Type="Choice"><CHOICES><CHOICE>red</CHOICE><CHOICE>green</CHOICE></CHOICES></Field>`,
    `<ContentTypes><ContentType ID="${ofList}" Name="Bolt"><FieldRefs><FieldRef Name="Color" /></FieldRefs></ContentType></ContentTypes>`,
  ),
  list(webIds.states, root, 'States', ''),
  list(webIds.papers, deep, 'States', ''),
  list(webIds.elsewhere, '/sites/other', 'Other', ''),
  item(webIds.states, root, 'States', 5, { Title: 'ready' }),
  item(webIds.tasks, sub, 'Jobs', 8, { Title: 'Turn', State: '5;#ready', Color: 'red' }, ofList),
  item(webIds.papers, deep, 'States', 3, { Title: 'of bolts' }),
  object(
    'SPDocumentLibrary',
    deep,
    `<DocumentLibrary Id="cccccccc-0000-4000-8000-0000000000a5" Title="Plans" RootFolderUrl="${deep}/Plans" BaseType="DocumentLibrary" BaseTemplate="DocumentLibrary"><Fields /></DocumentLibrary>`,
  ),
  object(
    'SPFile',
    deep,
    '<File Url="Plans/a.txt" Name="a.txt" ListId="cccccccc-0000-4000-8000-0000000000a5" Version="1.0" FileValue="00000001.dat" />',
  ),
  object('DeploymentRoles', root, '<Roles><Role RoleId="1073741826" Title="Read" /></Roles>'),
  object(
    'DeploymentRoleAssignments',
    root,
    `<RoleAssignments><RoleAssignment ObjectUrl="sites/old/parts/bolts"><Assignment RoleId="1073741826" PrincipalId="20" /></RoleAssignment><RoleAssignment ObjectUrl="sites/old"><Assignment RoleId="1073741826" PrincipalId="20" /></RoleAssignment></RoleAssignments>`,
  ),
].join('\n')

/** A package of a web with webs below it, whose lists point to each other, as a ZIP file. */
export const websZip = (): Buffer =>
  migrationZip({
    'Manifest.xml': `<?xml version="1.0" encoding="utf-8"?>\n<SPObjects xmlns="urn:deployment-manifest-schema">\n${manifest}\n</SPObjects>`,
  })
