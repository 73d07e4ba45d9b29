/** The writes of SOAP that no request of REST does, with the reason. */
export const withoutTwin: readonly (readonly [reason: string, operations: readonly string[]])[] = [
  ['It signs in and writes nothing. REST has no operation for it.', ['authentication.Login']],
  ['The change is one of the farm, whose twin is an operation of farm administration.', ['diagnostics.SetLoggingLevel']],
  ['REST adds available content types to lists, and makes no new ones there.', ['lists.CreateContentType']],
  ['REST stores the bytes of pictures, and does not edit them.', ['imaging.Edit']],
  ['REST does not write property bags of items, where the answers are.', ['meetings.SetAttendeeResponse']],
  [
    'The contract of REST has associations of workflows, and no operation on their instances and tasks.',
    ['workflow.StartWorkflow', 'workflow.AlterToDo', 'workflow.ClaimReleaseTask'],
  ],
  [
    'The contract of REST has no operation that writes to the term store.',
    [
      ...['CreateTermGroup', 'UpdateTermGroup', 'DeleteTermGroup', 'CreateTermSet', 'UpdateTermSet', 'DeleteTermSet'],
      ...[
        'CreateTerm',
        'UpdateTerm',
        'ReuseTerm',
        'SetTermSource',
        'MergeTerms',
        'DeleteTerm',
        'SetTermLabel',
        'DeleteTermLabel',
        'SetTermProperty',
        'SetTermSetProperty',
      ],
    ].map((name) => `taxonomywebservice.${name}`),
  ],
  ['The contract of REST has no operation that adds terms.', ['taxonomyclientservice.AddTerms', 'taxonomyclientservice.GetTermsByLabel']],
  [
    'The contract of REST has no tags, notes and ratings.',
    [
      ...['AddTag', 'AddTagByKeyword', 'DeleteTag', 'DeleteTagByKeyword', 'DeleteTags'],
      ...['AddComment', 'UpdateComment', 'DeleteComment', 'SetRating', 'DeleteRating'],
    ].map((name) => `socialdataservice.${name}`),
  ],
  [
    'REST makes and deletes no profiles; what users follow there is no colleague, link or membership.',
    [
      ...['CreateUserProfileByAccountName', 'DeleteUserProfileByAccountName'],
      ...['AddColleague', 'UpdateColleaguePrivacy', 'RemoveColleague', 'RemoveAllColleagues'],
      ...['AddLink', 'UpdateLink', 'RemoveLink', 'RemoveAllLinks'],
      ...['AddPinnedLink', 'UpdatePinnedLink', 'RemovePinnedLink', 'RemoveAllPinnedLinks'],
      ...['AddMembership', 'UpdateMembershipPrivacy', 'RemoveMembership', 'RemoveAllMemberships'],
    ].map((name) => `userprofileservice.${name}`),
  ],
]
