/** A feature that the server knows, where it can be active, and whether it is in a new one of them. */
export interface FeatureDefinition {
  readonly id: string
  readonly name: string
  readonly scope: 'web' | 'site'
  readonly isInTeamSite: boolean
}

type Row = readonly [id: string, name: string, scope: 'web' | 'site', isInTeamSite?: true]

/** Those of lists and of team sites, and those that clients activate most. Their ids are what clients look for. */
const rows: readonly Row[] = [
  ['00bfea71-de22-43b2-a848-c05709900100', 'CustomList', 'web', true],
  ['00bfea71-e717-4e80-aa17-d0c71b360101', 'DocumentLibrary', 'web', true],
  ['00bfea71-2062-426c-90bf-714c59600103', 'LinksList', 'web', true],
  ['00bfea71-d1ce-42de-9c63-a44004ce0104', 'AnnouncementsList', 'web', true],
  ['00bfea71-7e6d-4186-9ba8-c047ac750105', 'ContactsList', 'web', true],
  ['00bfea71-ec85-4903-972d-ebe475780106', 'EventsList', 'web', true],
  ['00bfea71-a83e-497e-9ba0-7a5c597d0107', 'TasksList', 'web', true],
  ['f9ce21f8-f437-4f7e-8bc6-946378c850f0', 'HierarchyTasksList', 'web', true],
  ['00bfea71-6a49-43fa-b535-d15c05500108', 'DiscussionsList', 'web', true],
  ['00bfea71-52d4-45b3-b544-b1c71b620109', 'PictureLibrary', 'web', true],
  ['00bfea71-eb8a-40b1-80c7-506be7590102', 'SurveysList', 'web', true],
  ['00bfea71-1e1d-4562-b56a-f05371bb0115', 'XmlFormLibrary', 'web', true],
  ['00bfea71-c796-4402-9f2f-0eb9a6e71b18', 'WebPageLibrary', 'web', true],
  ['00bfea71-4ea5-48d4-a4ad-7ea5c011abe5', 'TeamCollab', 'web', true],
  ['00bfea71-4ea5-48d4-a4ad-305cf7030140', 'WorkflowHistoryList', 'web', true],
  ['00bfea71-f600-43f6-a895-40c0de7b0117', 'NoCodeWorkflowLibrary', 'web', true],
  ['00bfea71-2d77-4a75-9fca-76516689e21a', 'WorkflowProcessList', 'web', true],
  ['00bfea71-5932-4f9c-ad71-1557e5751100', 'IssuesList', 'web', true],
  ['00bfea71-513d-4ca0-96c2-6a47775c0119', 'GanttTasksList', 'web', true],
  ['00bfea71-3a1d-41d3-a0ee-651d11570120', 'GridList', 'web', true],
  ['00bfea71-dbd7-4f72-b8cb-da7ac0440130', 'DataConnectionLibrary', 'web', true],
  ['00bfea71-f381-423d-b9d1-da7a54c50110', 'DataSourceLibrary', 'web', true],
  ['00bfea71-d8fe-4fec-8dad-01c19a6e4053', 'WikiPageHomePage', 'web', true],
  ['87294c72-f260-42f3-a41b-981a2ffce37a', 'MDSFeature', 'web'],
  ['15a572c6-e545-4d32-897a-bab6f5846e18', 'SiteFeed', 'web'],
  ['7201d6a4-a5d3-49a1-8c19-19c4bac6e668', 'MetaDataNav', 'web'],
  ['94c94ca6-b32f-4da9-a9e3-1f3d343d7ecb', 'PublishingWeb', 'web'],
  ['b6917cb1-93a0-4b97-a84d-7cf49975d4ec', 'SitePages', 'web'],
  ['8a4b8de2-6fd8-41e9-923c-c7c3c00f8295', 'OpenInClient', 'site'],
  ['b50e3104-6812-424f-a011-cc90e6327318', 'DocId', 'site'],
  ['3bae86a2-776d-499d-9db8-fa4cdc7884f8', 'DocumentSet', 'site'],
  ['f6924d36-2fa8-4f0b-b16d-06b7250180fa', 'PublishingSite', 'site'],
  ['0af5989a-3aea-4519-8ab0-85d91abe39ff', 'Workflows', 'site'],
  ['7c637b23-06c4-472d-9a9a-7c175762c5c4', 'ViewFormPagesLockDown', 'site'],
]

/** The definitions by id. */
export const featureDefinitions: ReadonlyMap<string, FeatureDefinition> = new Map(
  rows.map(([id, name, scope, isInTeamSite = false]) => [id, { id, name, scope, isInTeamSite }]),
)
