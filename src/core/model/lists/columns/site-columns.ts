import type { FieldSettings, FieldTypeName } from '../field.ts'
import { likeColumns, starColumns } from './rating-columns.ts'

/** A built-in column of every web, for its content types. */
export interface SiteColumn {
  readonly internalName: string
  readonly title: string
  readonly type: FieldTypeName
  readonly id: string
  readonly group: string
  readonly readOnly?: boolean
  readonly defaultValue?: string
  readonly settings?: FieldSettings
}

const contacts = 'Core Contact and Calendar Columns'
const documents = 'Core Document Columns'
const tasks = 'Core Task and Issue Columns'
const base = 'Base Columns'
const extended = 'Extended Columns'

const oneLine: FieldSettings = { maxLength: 255 }
const day: FieldSettings = { dateOnly: true }

/** The columns of one line of text: the internal name, the title, and the id. */
const texts: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  [contacts]: [
    ['AssistantNumber', "Assistant's Phone", 'f55de332-074e-4e71-a71a-b90abfad51ae'],
    ['AssistantsName', "Assistant's Name", '2aea194d-e399-4f05-95af-94f87b1f2687'],
    ['Business2Number', 'Business Phone 2', '6547d03a-76d3-4d74-9d34-f51b837c0879'],
    ['CallbackNumber', 'Callback Number', '344e9657-b17f-4344-a834-ff7c056bcc5e'],
    ['CarNumber', 'Car Phone', '92a011a9-fd1b-42e0-b6fa-afcfee1928fa'],
    ['CellPhone', 'Mobile Number', '2a464df1-44c1-4851-949d-fcd270f0ccf2'],
    ['ChildrensNames', "Children's Names", '6440b402-8ec5-4d7a-83f4-afccb556b5cc'],
    ['Company', 'Company', '038d1503-4629-40f6-adaf-b47d1ab2d4fe'],
    ['CompanyNumber', 'Company Main Phone', '27cb1283-bda2-4ae8-bcff-71725b674dbb'],
    ['ComputerNetworkName', 'Computer Network Name', '86a78395-c8ad-429e-abff-be09417b523e'],
    ['CustomerID', 'Custom ID Number', '81368791-7cbc-4230-981a-a7669ade9801'],
    ['EMail', 'E-Mail', 'fce16b4c-fe53-4793-aaab-b4892e736d15'],
    ['Email2', 'E-mail 2', 'e232d6c8-9f49-4be2-bb28-b90570bcf167'],
    ['Email3', 'E-mail 3', '8bd27dbd-29a0-4ccd-bcb4-03fe70c538b1'],
    ['FirstName', 'First Name', '4a722dd4-d406-4356-93f9-2550b8f50dd0'],
    ['FullName', 'Full Name', '475c2610-c157-4b91-9e2d-6855031b3538'],
    ['GovernmentIDNumber', 'Government ID Number', 'da31d3c9-f9da-4c35-88d4-60aafa4c3f19'],
    ['Hobbies', 'Hobbies', '203fa378-6eb8-4ed9-a4f9-221a4c1fbf46'],
    ['Home2Number', 'Home Phone 2', '8c5a385d-2fff-42da-a4c5-f6a904f2e491'],
    ['HomeAddressCity', 'Home Address City', '5aeabc56-57c6-4861-bc12-bd72c30fc6bd'],
    ['HomeAddressCountry', 'Home Address Country/Region', '897ecfd7-4293-4782-b463-bd68440a5fed'],
    ['HomeAddressPostalCode', 'Home Address Postal Code', 'c0e4b4c6-6245-4846-8561-b8c6c01fefc1'],
    ['HomeAddressStateOrProvince', 'Home Address State Or Province', 'f5b36006-69b0-418c-bd4a-f25ca7e096bb'],
    ['HomeFaxNumber', 'Home Fax', 'c189a857-e6b0-488f-83a0-f4ee0a3ad01e'],
    ['HomePhone', 'Home Phone', '2ab923eb-9880-4b47-9965-ebf93ae15487'],
    ['IMAddress', 'IM Address', '4cbd96f7-09c6-4b5e-ad42-1cbe123de63a'],
    ['Initials', 'Initials', '7a282f86-69d9-40ff-ae1c-c746cf21256b'],
    ['ISDNNumber', 'ISDN', 'a579062a-6c1d-4ad3-9d5e-035f9f2c1882'],
    ['JobTitle', 'Job Title', 'c4e0f350-52cc-4ede-904c-dd71a3d11f7d'],
    ['Location', 'Location', '288f5f32-8462-4175-8f09-dd7ba29359a9'],
    ['ManagersName', "Manager's Name", 'ba934502-d68d-4960-a54b-51e15fef5fd3'],
    ['MiddleName', 'Middle Name', '418c8d29-6f2e-44c3-8955-2cd7ec3e2151'],
    ['Nickname', 'Nickname', '6b0a2cd7-a7f9-41ca-b932-f3bebb603793'],
    ['Office', 'Office', '26169ab2-4bd2-4870-b077-10f49c8a5822'],
    ['ol_Department', 'Department', 'c814b2cf-84c6-4f56-b4a4-c766938a97c5'],
    ['ol_EventAddress', 'Event Address', '493896da-0a4f-46ec-a68e-9cfd1a5fc19b'],
    ['OrganizationalIDNumber', 'Organizational ID Number', '0850ae15-19dd-431f-9c2f-3aff3ae292ce'],
    ['OtherAddressCity', 'Other Address City', '90fa9a8e-aac0-4828-9cb4-78f98416affa'],
    ['OtherAddressCountry', 'Other Address Country/Region', '3c0e9e00-8fcc-479f-9d8d-3447cda34c5b'],
    ['OtherAddressPostalCode', 'Other Address Postal Code', '0557c3f8-60c4-4dfb-b5ba-bf3c4e4386b1'],
    ['OtherAddressStateOrProvince', 'Other Address State Or Province', 'f45883bc-8733-4b77-ab5d-43613986aa12'],
    ['OtherFaxNumber', 'Other Fax', 'aad15eb6-d7fd-47b8-abd4-adc0fe33a6ba'],
    ['OtherNumber', 'Other Phone', '96e02495-f428-48bc-9f13-06d98ba58c34'],
    ['PagerNumber', 'Pager', 'f79bf074-daf7-4c06-a314-15b287fdf4c9'],
    ['PrimaryNumber', 'Primary Phone', 'd69bcc0e-57c3-4f3b-bbc5-b090edf21f0f'],
    ['Profession', 'Profession', 'f0753a13-44b1-4269-82af-5c34c57b0c67'],
    ['RadioNumber', 'Radio Phone', 'd1aede4f-1352-48d9-81e2-b10097c359c1'],
    ['ReferredBy', 'Referred By', '9b4cc5a9-1119-43e4-b2a8-412c4031f92b'],
    ['SpouseName', 'Spouse/Domestic Partner', 'f590b1de-8e28-4c17-91bc-bf4096024b7e'],
    ['Suffix', 'Suffix', 'd886eba3-d018-4103-a322-d5780127ef8a'],
    ['TelexNumber', 'Telex', 'e7be7f3c-c436-481d-8865-669e5146f53c'],
    ['TTYTDDNumber', 'TTY-TDD Phone', 'f54697f1-0357-4c5a-a711-0cb654bc73e4'],
    ['UserField1', 'User Field 1', '566656f5-17b3-4291-98a5-5074aadf77b3'],
    ['UserField2', 'User Field 2', '182d1b9e-1718-4e11-b279-38f7ed0a20d6'],
    ['UserField3', 'User Field 3', 'a03eb53e-f123-4af9-9355-f92bd75c00b3'],
    ['UserField4', 'User Field 4', 'adefa4ca-14c3-4694-b531-f51b706efe9d'],
    ['WorkCity', 'City', '6ca7bd7f-b490-402e-af1b-2813cf087b1e'],
    ['WorkCountry', 'Country/Region', '3f3a5c85-9d5a-4663-b925-8b68a678ea3a'],
    ['WorkFax', 'Fax Number', '9d1cacc8-f452-4bc1-a751-050595ad96e1'],
    ['WorkPhone', 'Business Phone', 'fd630629-c165-4513-b43c-fdb16b86a14d'],
    ['WorkState', 'State/Province', 'ceac61d3-dda9-468b-b276-f4a6bb93f14f'],
    ['WorkZip', 'ZIP/Postal Code', '9a631556-3dac-49db-8d2f-fb033b0fdc24'],
  ],
  [documents]: [
    ['_Author', 'Author', '246d0907-637c-46b7-9aa0-0bb914daa832'],
    ['_Category', 'Category', '0fc9cace-c5c2-465d-ae88-b67f2964ca93'],
    ['_Coverage', 'Coverage', '3b1d59c0-26b1-4de6-abbd-3edb4e2c6eca'],
    ['_Format', 'Format', '36111fdd-2c65-41ac-b7ef-48b9b8da4526'],
    ['_Identifier', 'Resource Identifier', '3c76805f-ad45-483a-9c85-7ac24506ce1a'],
    ['_Publisher', 'Publisher', '2eedd0ae-4281-4b77-99be-68f8b3ad8a7a'],
    ['_ResourceType', 'Resource Type', 'edecec70-f6e2-4c3c-a4c7-f61a515dfaa9'],
    ['_Revision', 'Revision', '16b4ab96-0ce5-4c82-a836-f3117e8996ff'],
    ['_Version', 'Version', '78be84b9-d70c-447b-8275-8dcd768b6f92'],
    ['Subject', 'Subject', '76a81629-44d4-4ce1-8d4d-6d7ebcd885fc'],
    ['wic_System_Copyright', 'Copyright', 'f08ab41d-9a03-49ae-9413-6cd284a15625'],
  ],
  [tasks]: [
    ['BillingInformation', 'Billing Information', '4f03f66b-fb1e-4ed2-ab8e-f6ed3fe14844'],
    ['Mileage', 'Mileage', '3126c2f1-063e-4892-828f-0696ec6e105f'],
    ['Role', 'Role', 'eeaeaaf1-4110-465b-905e-df1073a7e0e6'],
    ['TaskCompanies', 'Related Company', '3914f98e-6d99-4218-9ba3-af7370b9e7bc'],
  ],
  [base]: [['Categories', 'Categories', '9ebcd900-9d05-46c8-8f4d-e46e87328844']],
  [extended]: [
    ['CompanyPhonetic', 'Company Phonetic', '034aae88-6e9a-4e41-bc8a-09b6c15fcdf4'],
    ['FirstNamePhonetic', 'First Name Phonetic', 'ea8f7ca9-2a0e-4a89-b8bf-c51a6af62c73'],
    ['LastNamePhonetic', 'Last Name Phonetic', 'fdc8216d-dabf-441d-8ac0-f6c626fbdc24'],
  ],
}

const languages =
  "Arabic|Bulgarian|Chinese (Hong Kong S.A.R.)|Chinese (People's Republic of China)|Chinese (Taiwan)|Croatian|Czech|Danish|Dutch|English|" +
  'Estonian|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Indonesian|Italian|Japanese|Korean|Latvian|Lithuanian|Malay|Norwegian|' +
  'Polish|Portuguese (Brazil)|Portuguese (Portugal)|Romanian|Russian|Serbian (Latin)|Slovak|Slovenian|Spanish|Swedish|Thai|Turkish|' +
  'Ukrainian|Urdu (Islamic Republic of Pakistan)|Vietnamese'

const statuses = ['Not Started', 'Draft', 'Reviewed', 'Scheduled', 'Published', 'Final', 'Expired']

const column = (
  group: string,
  internalName: string,
  title: string,
  type: FieldTypeName,
  id: string,
  more: Pick<SiteColumn, 'settings' | 'defaultValue'> = {},
): SiteColumn => ({ group, internalName, title, type, id, ...more })

/**
 * The site columns that the established server has in every web, beside those of the list templates and of every item: with
 * its names, ids and types, as far as these are documented. Nobody can change them.
 */
export const siteColumnsOfServer: readonly SiteColumn[] = [
  ...Object.entries(texts).flatMap(([group, rows]) =>
    rows.map(([name, title, id]) => column(group, name, title, 'Text', id, { settings: oneLine })),
  ),
  column(contacts, 'Anniversary', 'Anniversary', 'DateTime', '9d76802c-13c4-484a-9872-d7f9641c4672', { settings: day }),
  column(contacts, 'Birthday', 'Birthday', 'DateTime', 'c4c7d925-bc1b-4f37-826d-ac49b4fb1bc1', { settings: day }),
  column(contacts, 'PersonalWebsite', 'Personal Website', 'URL', '5aa071d9-3254-40fb-82df-5cedeff0c41e'),
  column(contacts, 'WebPage', 'Web Page', 'URL', 'a71affd2-dcc7-4529-81bc-2fe593154a5f'),
  column(contacts, 'WorkAddress', 'Address', 'Note', 'fc2e188e-ba91-48c9-9dd3-16431afddd50'),
  column(documents, '_Comments', 'Comments', 'Note', '52578fc3-1f01-4f4d-b016-94ccbcf428cf'),
  column(documents, '_DCDateCreated', 'Date Created', 'DateTime', '9f8b4ee0-84b7-42c6-a094-5cbde2115eb9'),
  column(documents, '_DCDateModified', 'Date Modified', 'DateTime', '810dbd02-bbf5-4c67-b1ce-5ad7c5a512b2'),
  column(documents, '_LastPrinted', 'Last Printed', 'DateTime', 'b835f7c6-88a0-45d5-80c9-7ab4b2888b2b'),
  column(documents, '_Status', 'Status', 'Choice', '1dab9b48-2d1a-47b3-878c-8e84f0d211ba', {
    settings: { choices: statuses, fillIn: true },
    defaultValue: 'Not Started',
  }),
  column(documents, 'Keywords', 'Keywords', 'Note', 'b66e9b50-a28e-469b-b1a0-af0e45486874'),
  column(tasks, 'ActualWork', 'Actual Work', 'Number', 'b0b3407e-1c33-40ed-a37c-2430b7a5d081'),
  column(tasks, 'DateCompleted', 'Date Completed', 'DateTime', '24bfa3c2-e6a0-4651-80e9-3db44bf52147', { settings: day }),
  column(tasks, 'TotalWork', 'Total Work', 'Number', 'f3c4a259-19a2-44b8-ab3d-e9145d07d538'),
  column(base, '_EndDate', 'End Date', 'DateTime', '8a121252-85a9-443d-8217-a1b57020fadf'),
  column(base, 'Language', 'Language', 'Choice', 'd81529e8-384c-4ca6-9c43-c86a256e6a44', {
    settings: { choices: languages.split('|'), fillIn: true },
    defaultValue: 'English',
  }),
  ...[...likeColumns, ...starColumns].map((one) => ({ ...one, group: 'Content Feedback', readOnly: true })),
]
