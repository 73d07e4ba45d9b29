import { compressedZip } from './packages.ts'

const ids = {
  web: 'aaaaaaaa-0000-4000-8000-000000000001',
  tasks: 'aaaaaaaa-0000-4000-8000-0000000000a1',
  places: 'aaaaaaaa-0000-4000-8000-0000000000a2',
  papers: 'aaaaaaaa-0000-4000-8000-0000000000a3',
}
/** Of a list, with the id of the site's type in each. */
const typeIds = {
  item: '0x01004D1E7C0A3B5F4E6D8C9A0B1C2D3E4F50',
  job: '0x0100A1B2C3D4E5F60718293A4B5C6D7E8F90000F1E2D3C4B5A69788796A5B4C3D2E1F0',
}
const at = `ParentWebId="${ids.web}" ParentWebUrl="/sites/old"`
let next = 0
const newId = () => `bbbbbbbb-0000-4000-8000-${String(++next).padStart(12, '0')}`
const object = (type: string, body: string) => `<SPObject Id="${newId()}" ObjectType="${type}" ${at}>${body}</SPObject>`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const fields = (values: Readonly<Record<string, string>>) =>
  `<Fields>${Object.entries(values)
    .map(([name, value]) => `<Field Name="${name}" Value="${escaped(value)}" FieldId="${newId()}" />`)
    .join('')}</Fields>`

const lists = [
  object(
    'SPList',
    `<List Id="{${ids.tasks.toUpperCase()}}" Title="Work" Description="What is to do" RootFolderUrl="/sites/old/Lists/Work" ${at} BaseType="GenericList" BaseTemplate="GenericList" EnableVersioning="true" EnableContentTypes="true"><Fields>
      <Field ID="${newId()}" Name="Title" DisplayName="Title" Type="Text" FromBaseType="TRUE" />
      <Field ID="${newId()}" Name="Hours" DisplayName="Hours" Type="Number" Required="TRUE"><Validation Message="Three at least.">=Hours&gt;=3</Validation></Field>
      <Field ID="${newId()}" Name="State" DisplayName="State" Type="Choice"><CHOICES><CHOICE>open</CHOICE><CHOICE>done</CHOICE></CHOICES></Field>
      <Field ID="${newId()}" Name="Who" DisplayName="Who" Type="User" List="UserInfo" />
      <Field ID="${newId()}" Name="Place" DisplayName="Place" Type="Lookup" List="{${ids.places}}" ShowField="Title" />
      <Field ID="${newId()}" Name="Odd" DisplayName="Odd" Type="SomethingElse" />
    </Fields><ContentTypes>
      <ContentType ID="${typeIds.item}" Name="$Resources:core,Item;" Group="$Resources:List_Content_Types" Version="0"><FieldRefs><FieldRef ID="{${newId()}}" Name="ContentType" /><FieldRef ID="{${newId()}}" Name="Title" Required="TRUE" /></FieldRefs></ContentType>
      <ContentType ID="${typeIds.job}" Name="Job" Group="Old types" Description="What is paid" Version="3"><Folder TargetName="_cts/Job" /><FieldRefs><FieldRef ID="{${newId()}}" Name="Title" /><FieldRef ID="{${newId()}}" Name="Hours" Required="TRUE" /><FieldRef ID="{${newId()}}" Name="Odd" /></FieldRefs></ContentType>
      <ContentType ID="0x01" Name="Wrong/Name" />
    </ContentTypes><Views>
      <View Name="{${newId()}}" DefaultView="TRUE" Type="HTML" DisplayName="All work" Url="Lists/Work/AllItems.aspx"><Query><OrderBy><FieldRef Name="Hours" Ascending="FALSE" /></OrderBy></Query><ViewFields><FieldRef Name="LinkTitle" /><FieldRef Name="Hours" /><FieldRef Name="Gone" /></ViewFields><RowLimit Paged="TRUE">50</RowLimit><Toolbar Type="Standard" /></View>
      <View Name="{${newId()}}" Type="HTML" DisplayName="Open" Url="Lists/Work/Open.aspx" Scope="Recursive"><Query><Where><Eq><FieldRef Name="State" /><Value Type="Text">open</Value></Eq></Where></Query><ViewFields><FieldRef Name="LinkTitle" /></ViewFields></View>
      <View Name="{${newId()}}" Type="HTML" DisplayName="Wrong"><Query><Where><Eq><Nothing /></Eq></Where></Query></View>
      <View Name="{${newId()}}" Type="HTML" DisplayName="Mine" Personal="TRUE" /><View Name="{${newId()}}" Type="HTML" /></Views></List>`,
  ),
  object(
    'SPList',
    `<List Id="${ids.places}" Title="Places" RootFolderUrl="/sites/old/Lists/Places" ${at} BaseType="GenericList" BaseTemplate="100"><Fields /></List>`,
  ),
  object(
    'SPDocumentLibrary',
    `<DocumentLibrary Id="${ids.papers}" Title="Papers" RootFolderUrl="/sites/old/Papers" ${at} BaseType="DocumentLibrary" BaseTemplate="DocumentLibrary" EnableVersioning="true"><Fields /></DocumentLibrary>`,
  ),
  object(
    'SPList',
    `<List Id="${newId()}" Title="Gallery" RootFolderUrl="/sites/old/_catalogs/lt" ${at} BaseTemplate="ListTemplateCatalog"><Fields /></List>`,
  ),
]

const stamp = (editor: number, day: string) => `ModifiedBy="${editor}" TimeLastModified="2019-03-${day}T10:00:00"`
const made = 'Author="5" TimeCreated="2019-03-01T09:00:00"'
const inTasks = `${at} ParentListId="${ids.tasks}" DirName="sites/old/Lists/Work"`

const items = [
  object(
    'SPListItem',
    `<ListItem FileUrl="Lists/Work/7_.000" ${inTasks} Name="7_.000" DocType="File" IntId="7" Version="3.0" ${made} ${stamp(6, '05')} ContentTypeId="${typeIds.job}">
      ${fields({ Title: 'Third', Hours: '3', State: 'done', Who: '6;#Ben', Place: '4;#There', Nothing: 'x' })}
      <Versions>
        <ListItem FileUrl="Lists/Work/7_.000" ${inTasks} Name="7_.000" IntId="7" Version="1.0" ${made} ${stamp(5, '02')}>${fields({ Title: 'First', Hours: '1', State: 'open' })}</ListItem>
        <ListItem FileUrl="Lists/Work/7_.000" ${inTasks} Name="7_.000" IntId="7" Version="2.0" ${made} ${stamp(5, '03')}>${fields({ Title: 'Second', Hours: '2', State: 'no choice' })}</ListItem>
      </Versions>
      <Attachments><Attachment Name="note.txt" FileValue="00000003.dat" /></Attachments>
    </ListItem>`,
  ),
  object(
    'SPListItem',
    `<ListItem FileUrl="Lists/Work/Later/9_.000" ${at} ParentListId="${ids.tasks}" DirName="sites/old/Lists/Work/Later" Name="9_.000" DocType="File" IntId="9" Version="1.0" ${made} ${stamp(9, '04')} ContentTypeId="${typeIds.item}">${fields({ Title: 'In a folder', Hours: '4' })}</ListItem>`,
  ),
  object('SPFolder', `<Folder Url="Lists/Work/Later" Name="Later" ${at} ContainingDocumentLibrary="${ids.tasks}" />`),
  object(
    'SPListItem',
    `<ListItem FileUrl="Lists/Work/Later" ${inTasks} Name="Later" DocType="Folder" IntId="12" Version="1.0" ${made} ${stamp(5, '04')}>${fields({ Title: 'Later' })}</ListItem>`,
  ),
  object(
    'SPListItem',
    `<ListItem FileUrl="Lists/Places/4_.000" ${at} ParentListId="${ids.places}" DirName="sites/old/Lists/Places" Name="4_.000" IntId="4" Version="1.0" ${made} ${stamp(5, '04')}>${fields({ Title: 'There' })}</ListItem>`,
  ),
]

const files = [
  object(
    'SPFile',
    `<File Url="Papers/Drafts/plan_x002E_txt" EncodedAttributes="Url" Name="plan.txt" ${at} ListItemIntId="3" ListId="${ids.papers}" Version="2.0" ${made} ${stamp(6, '08')} FileValue="00000002.dat">
      <Versions><File Url="Papers/Drafts/plan.txt" Name="plan.txt" Version="1.0" ${made} ${stamp(5, '07')} FileValue="00000001.dat" /></Versions></File>`,
  ),
  object(
    'SPListItem',
    `<ListItem FileUrl="Papers/Drafts/plan.txt" ${at} ParentListId="${ids.papers}" DirName="sites/old/Papers/Drafts" Name="plan.txt" DocType="File" IntId="3" Version="2.0" ${made} ${stamp(6, '08')}>${fields({ Title: 'The plan' })}</ListItem>`,
  ),
  object('SPFile', `<File Url="Papers/Forms/AllItems.aspx" Name="AllItems.aspx" ${at} ListId="${ids.papers}" />`),
  object('SPFile', `<File Url="default.aspx" Name="default.aspx" ${at} />`),
]

const rights = [
  object(
    'DeploymentRoles',
    '<Roles><Role RoleId="1073741826" Title="Lesen" PermMask="1" Hidden="false" /><Role RoleId="1073741999" Title="Unknown" PermMask="1" Hidden="false" /></Roles>',
  ),
  object(
    'DeploymentRoleAssignments',
    `<RoleAssignments>
      <RoleAssignment ScopeId="${newId()}" ObjectType="1" ObjectUrl="sites/old/Papers"><Assignment RoleId="1073741826" PrincipalId="20" /><Assignment RoleId="1073741999" PrincipalId="20" /></RoleAssignment>
      <RoleAssignment ScopeId="${newId()}" ObjectType="0" ObjectUrl="sites/old"><Assignment RoleId="1073741826" PrincipalId="20" /></RoleAssignment>
    </RoleAssignments>`,
  ),
  object('SPFeature', '<Feature Id="x" />'),
]

const xml = (root: string, namespace: string, body: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<${root} xmlns="urn:deployment-${namespace}-schema">${body}</${root}>`

/** The files of a content migration package, as a farm exports it without compression: two lists and a library of a web, with people and rights. */
export function migrationFiles(): Record<string, string> {
  return {
    'ExportSettings.xml': xml('ExportSettings', 'exportsettings', ''),
    'SystemData.xml': xml(
      'SystemData',
      'systemdata',
      '<ManifestFiles><ManifestFile Name="Manifest.xml" /></ManifestFiles><SystemObjects />',
    ),
    'UserGroup.xml': xml(
      'UserGroupMap',
      'usergroupmap',
      `<Users>
        <User Id="5" Name="Ann Old" Login="OLD\\ann" Email="ann@old.example" IsDomainGroup="false" IsSiteAdmin="true" SystemId="AQ==" IsDeleted="false" />
        <User Id="6" Name="Ben Old" Login="i:0#.w|old\\ben" Email="" IsDomainGroup="false" IsSiteAdmin="false" SystemId="AQ==" IsDeleted="false" />
        <User Id="9" Name="Gone" Login="OLD\\gone" IsDomainGroup="false" IsSiteAdmin="false" SystemId="AQ==" IsDeleted="true" />
      </Users><Groups><Group Id="20" Name="Old readers" Description="Who may read" Owner="5"><Member UserId="6" /></Group></Groups>`,
    ),
    'Requirements.xml': xml('Requirements', 'requirements', ''),
    'RootObjectMap.xml': xml('RootObjects', 'rootobjectmap', ''),
    'Manifest.xml': xml('SPObjects', 'manifest', [...lists, ...items, ...files, ...rights].join('\n')),
    '00000001.dat': 'first bytes',
    '00000002.dat': 'second bytes, which are longer',
    '00000003.dat': 'attached',
  }
}

/** The package as a ZIP file. */
export const migrationZip = (changes: Readonly<Record<string, string | undefined>> = {}): Buffer =>
  compressedZip(
    Object.fromEntries(
      Object.entries({ ...migrationFiles(), ...changes }).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    ),
  )
