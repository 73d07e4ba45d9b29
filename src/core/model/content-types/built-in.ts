export type ContentTypeSeed = readonly [id: string, name: string, group: string, fields: readonly string[]]

/** The eleven built-in content types (protocol/lists#content-types). A child has its ancestors' columns. */
export const builtInContentTypes: readonly ContentTypeSeed[] = [
  ['0x01', 'Item', 'List Content Types', ['Title']],
  ['0x0101', 'Document', 'Document Content Types', ['Title']],
  ['0x0120', 'Folder', 'Folder Content Types', ['Title']],
  ['0x0102', 'Event', 'List Content Types', ['Title']],
  [
    '0x0108',
    'Task',
    'List Content Types',
    ['Title', 'Priority', 'Status', 'PercentComplete', 'AssignedTo', 'Body', 'StartDate', 'DueDate'],
  ],
  ['0x0103', 'Issue', 'List Content Types', ['Title']],
  ['0x0104', 'Announcement', 'List Content Types', ['Title', 'Body', 'Expires']],
  ['0x0105', 'Link', 'List Content Types', ['Title']],
  ['0x010108', 'Wiki Page', 'Document Content Types', ['Title']],
  ['0x01010A', 'Link to Document', 'Document Content Types', ['Title']],
  ['0x0120D520', 'Document Library Folder', 'Folder Content Types', ['Title']],
]

const listTypes = 'List Content Types'
const documentTypes = 'Document Content Types'
const folderTypes = 'Folder Content Types'
const hiddenTypes = '_Hidden'
const groupWorkTypes = 'Group Work Content Types'

const contact = [
  'Title',
  'FirstName',
  'FullName',
  'Email',
  'Company',
  'JobTitle',
  'WorkPhone',
  'HomePhone',
  'CellPhone',
  'WorkFax',
  'WorkAddress',
  'WorkCity',
  'WorkState',
  'WorkZip',
  'WorkCountry',
  'WebPage',
  'Comments',
]

const history = [
  'Title',
  'WorkflowInstance',
  'WorkflowAssociation',
  'WorkflowTemplate',
  'List',
  'Item',
  'Event',
  'Occurred',
  'User',
  'Outcome',
  'Duration',
  'Description',
  'Data',
]

/**
 * Further content types of the established server. A site gets them where its profile says so (docs/profiles.md); they are
 * built in there too. The columns are those of the list templates.
 */
export const furtherContentTypes: readonly ContentTypeSeed[] = [
  ['0x', 'System', hiddenTypes, []],
  ['0x01000F389E14C9CE4CE486270B9D4713A5D6', 'Circulation', groupWorkTypes, ['Title']],
  ['0x010018F21907ED4E401CB4F14422ABC65304', 'New Word', groupWorkTypes, ['Title']],
  ['0x01003A8AA7A4F53046158C5ABD98036A01D5', 'Health Analyzer Rule Definition', hiddenTypes, ['Title']],
  ['0x01004C9F4486FBF54864A7B0A33D02AD19B1', 'Resource', groupWorkTypes, ['Title', 'Description']],
  ['0x01007CE30DD1206047728BAFD1C39A850120', 'Official Notice', groupWorkTypes, ['Title', 'Body']],
  ['0x0100807FBAC5EB8A4653B8D24775195B5463', 'Phone Call Memo', groupWorkTypes, ['Title', 'Body']],
  ['0x01009BE2AB5291BF4C1A986910BD278E4F18', 'Holiday', groupWorkTypes, ['Title']],
  ['0x0100A2CA87FF01B442AD93F37CD7DD0943EB', "What's New Notification", groupWorkTypes, ['Title']],
  ['0x0100C30DDA8EDB2E434EA22D793D9EE42058', 'Timecard', groupWorkTypes, ['Title']],
  ['0x0100CA13F2F8D61541B180952DFB25E3E8E4', 'Resource Group', groupWorkTypes, ['Title', 'Description']],
  ['0x0100F95DB3A97E8046B58C6A54FB31F2BD46', 'Health Analyzer Report', hiddenTypes, ['Title']],
  ['0x0100FBEEE6F0C500489B99CDA6BB16C398F7', 'Users', groupWorkTypes, ['Title']],
  ['0x010101', 'Form', documentTypes, ['Title']],
  ['0x010102', 'Picture', documentTypes, ['Title', 'ImageWidth', 'ImageHeight', 'ImageCreateDate', 'Description', 'Keywords']],
  ['0x010104', 'Unknown Document Type', 'Special Content Types', ['Title']],
  ['0x010105', 'Master Page', documentTypes, ['Title', 'Description']],
  ['0x010106', 'Master Page Preview', documentTypes, ['Title', 'Description']],
  ['0x010107', 'User Workflow Document', hiddenTypes, ['Title']],
  ['0x010109', 'Basic Page', documentTypes, ['Title']],
  ['0x01010901', 'Web Part Page', documentTypes, ['Title']],
  ['0x01010B', 'Dublin Core Columns', documentTypes, ['Title', 'Description', 'Keywords']],
  ['0x0102004F51EFDEA49C49668EF9C6744C8CF87D', 'Reservations', listTypes, ['Title', 'Location', 'EventDate', 'EndDate', 'Description']],
  [
    '0x01020072BB2A38F0DB49C3A96CF4FA85529956',
    'Schedule and Reservations',
    listTypes,
    ['Title', 'Location', 'EventDate', 'EndDate', 'Description'],
  ],
  ['0x0102007DBDC1392EAF4EBBBF99E41D8922B264', 'Schedule', listTypes, ['Title', 'Location', 'EventDate', 'EndDate', 'Description']],
  ['0x0106', 'Contact', listTypes, contact],
  ['0x0107', 'Message', listTypes, ['Title', 'Body']],
  ['0x010801', 'Workflow Task', hiddenTypes, ['Title']],
  ['0x010802', 'Administrative Task', hiddenTypes, ['Title']],
  ['0x0109', 'Workflow History', hiddenTypes, history],
  ['0x010A', 'Person', hiddenTypes, ['Title', 'FirstName', 'Email', 'JobTitle', 'WorkPhone']],
  ['0x010B', 'SharePointGroup', hiddenTypes, ['Title']],
  ['0x010C', 'DomainGroup', hiddenTypes, ['Title']],
  ['0x0110', 'Post', listTypes, ['Title', 'Body', 'Category']],
  ['0x0111', 'Comment', listTypes, ['Title', 'Body']],
  ['0x0116', 'East Asia Contact', listTypes, contact],
  ['0x012001', 'RootOfList', hiddenTypes, ['Title']],
  ['0x012002', 'Discussion', folderTypes, ['Title', 'Body']],
  ['0x012004', 'Summary Task', folderTypes, ['Title', 'Status', 'PercentComplete', 'AssignedTo', 'StartDate', 'DueDate']],
  ['0x0120D5', 'Document Collection Folder', hiddenTypes, ['Title']],
]
