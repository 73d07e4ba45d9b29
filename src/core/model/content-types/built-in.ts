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

/**
 * Further content types of the established server. A site gets them where its profile says so (docs/profiles.md); they are
 * built in there too.
 */
export const furtherContentTypes: readonly ContentTypeSeed[] = [
  ['0x010102', 'Picture', 'Document Content Types', ['Title']],
  ['0x01010901', 'Web Part Page', 'Document Content Types', ['Title']],
  ['0x0106', 'Contact', 'List Content Types', ['Title']],
  ['0x0107', 'Message', 'List Content Types', ['Title', 'Body']],
  ['0x012001', 'RootOfList', '_Hidden', ['Title']],
  ['0x0120D5', 'Document Collection Folder', '_Hidden', ['Title']],
]
