// generated from contracts/soap/people/socialdataservice.wsdl; do not edit
import type { XmlElement } from './xml-element.ts'

export interface AddComment {
  readonly url?: string | undefined
  readonly comment?: string | undefined
  readonly isHighPriority?: boolean | undefined
  readonly title?: string | undefined
}

export interface AddCommentResponse {
  readonly AddCommentResult?: SocialCommentDetail | undefined
}

export interface AddTag {
  readonly url?: string | undefined
  readonly termID: string
  readonly title?: string | undefined
  readonly isPrivate?: boolean | undefined
}

export interface AddTagByKeyword {
  readonly url?: string | undefined
  readonly keyword?: string | undefined
  readonly title?: string | undefined
  readonly isPrivate?: boolean | undefined
}

export interface AddTagByKeywordResponse {
  readonly AddTagByKeywordResult?: SocialTagDetail | undefined
}

export interface AddTagResponse {
  readonly AddTagResult?: SocialTagDetail | undefined
}

export interface ArrayOfSocialCommentDetail {
  readonly SocialCommentDetail?: readonly SocialCommentDetail[] | undefined
}

export interface ArrayOfSocialRatingDetail {
  readonly SocialRatingDetail?: readonly SocialRatingDetail[] | undefined
}

export interface ArrayOfSocialTagDetail {
  readonly SocialTagDetail?: readonly SocialTagDetail[] | undefined
}

export interface ArrayOfSocialTermDetail {
  readonly SocialTermDetail?: readonly SocialTermDetail[] | undefined
}

export interface ArrayOfSocialUrlDetail {
  readonly SocialUrlDetail?: readonly SocialUrlDetail[] | undefined
}

export interface CountCommentsOfUser {
  readonly userAccountName?: string | undefined
}

export interface CountCommentsOfUserOnUrl {
  readonly userAccountName?: string | undefined
  readonly url?: string | undefined
}

export interface CountCommentsOfUserOnUrlResponse {
  readonly CountCommentsOfUserOnUrlResult: number
}

export interface CountCommentsOfUserResponse {
  readonly CountCommentsOfUserResult: number
}

export interface CountCommentsOnUrl {
  readonly url?: string | undefined
}

export interface CountCommentsOnUrlResponse {
  readonly CountCommentsOnUrlResult: number
}

export interface CountRatingsOnUrl {
  readonly url?: string | undefined
}

export interface CountRatingsOnUrlResponse {
  readonly CountRatingsOnUrlResult: number
}

export interface CountTagsOfUser {
  readonly userAccountName?: string | undefined
}

export interface CountTagsOfUserResponse {
  readonly CountTagsOfUserResult: number
}

export interface DeleteComment {
  readonly url?: string | undefined
  readonly lastModifiedTime: string
}

export type DeleteCommentResponse = Record<string, never>

export interface DeleteRating {
  readonly url?: string | undefined
}

export type DeleteRatingResponse = Record<string, never>

export interface DeleteTag {
  readonly url?: string | undefined
  readonly termID: string
}

export interface DeleteTagByKeyword {
  readonly url?: string | undefined
  readonly keyword?: string | undefined
}

export type DeleteTagByKeywordResponse = Record<string, never>

export type DeleteTagResponse = Record<string, never>

export interface DeleteTags {
  readonly url?: string | undefined
}

export type DeleteTagsResponse = Record<string, never>

export interface GetAllTagTerms {
  readonly maximumItemsToReturn?: number | undefined
}

export interface GetAllTagTermsForUrlFolder {
  readonly urlFolder?: string | undefined
  readonly maximumItemsToReturn?: number | undefined
}

export interface GetAllTagTermsForUrlFolderResponse {
  readonly GetAllTagTermsForUrlFolderResult?: ArrayOfSocialTermDetail | undefined
}

export interface GetAllTagTermsResponse {
  readonly GetAllTagTermsResult?: ArrayOfSocialTermDetail | undefined
}

export interface GetAllTagUrls {
  readonly termID: string
}

export interface GetAllTagUrlsByKeyword {
  readonly keyword?: string | undefined
}

export interface GetAllTagUrlsByKeywordResponse {
  readonly GetAllTagUrlsByKeywordResult?: ArrayOfSocialUrlDetail | undefined
}

export interface GetAllTagUrlsResponse {
  readonly GetAllTagUrlsResult?: ArrayOfSocialUrlDetail | undefined
}

export interface GetCommentsOfUser {
  readonly userAccountName?: string | undefined
  readonly maximumItemsToReturn?: number | undefined
  readonly startIndex?: number | undefined
}

export interface GetCommentsOfUserOnUrl {
  readonly userAccountName?: string | undefined
  readonly url?: string | undefined
}

export interface GetCommentsOfUserOnUrlResponse {
  readonly GetCommentsOfUserOnUrlResult?: ArrayOfSocialCommentDetail | undefined
}

export interface GetCommentsOfUserResponse {
  readonly GetCommentsOfUserResult?: ArrayOfSocialCommentDetail | undefined
}

export interface GetCommentsOnUrl {
  readonly url?: string | undefined
  readonly maximumItemsToReturn?: number | undefined
  readonly startIndex?: number | undefined
  readonly excludeItemsTime?: string | undefined
}

export interface GetCommentsOnUrlResponse {
  readonly GetCommentsOnUrlResult?: ArrayOfSocialCommentDetail | undefined
}

export interface GetRatingAverageOnUrl {
  readonly url?: string | undefined
}

export interface GetRatingAverageOnUrlResponse {
  readonly GetRatingAverageOnUrlResult?: SocialRatingAverageDetail | undefined
}

export interface GetRatingOfUserOnUrl {
  readonly userAccountName?: string | undefined
  readonly url?: string | undefined
}

export interface GetRatingOfUserOnUrlResponse {
  readonly GetRatingOfUserOnUrlResult?: SocialRatingDetail | undefined
}

export interface GetRatingOnUrl {
  readonly url?: string | undefined
}

export interface GetRatingOnUrlResponse {
  readonly GetRatingOnUrlResult?: SocialRatingDetail | undefined
}

export interface GetRatingsOfUser {
  readonly userAccountName?: string | undefined
}

export interface GetRatingsOfUserResponse {
  readonly GetRatingsOfUserResult?: ArrayOfSocialRatingDetail | undefined
}

export interface GetRatingsOnUrl {
  readonly url?: string | undefined
}

export interface GetRatingsOnUrlResponse {
  readonly GetRatingsOnUrlResult?: ArrayOfSocialRatingDetail | undefined
}

export interface GetTagTerms {
  readonly maximumItemsToReturn?: number | undefined
}

export interface GetTagTermsOfUser {
  readonly userAccountName?: string | undefined
  readonly maximumItemsToReturn?: number | undefined
}

export interface GetTagTermsOfUserResponse {
  readonly GetTagTermsOfUserResult?: ArrayOfSocialTermDetail | undefined
}

export interface GetTagTermsOnUrl {
  readonly url?: string | undefined
  readonly maximumItemsToReturn?: number | undefined
}

export interface GetTagTermsOnUrlResponse {
  readonly GetTagTermsOnUrlResult?: ArrayOfSocialTermDetail | undefined
}

export interface GetTagTermsResponse {
  readonly GetTagTermsResult?: ArrayOfSocialTermDetail | undefined
}

export interface GetTagUrls {
  readonly termID: string
}

export interface GetTagUrlsByKeyword {
  readonly keyword?: string | undefined
}

export interface GetTagUrlsByKeywordResponse {
  readonly GetTagUrlsByKeywordResult?: ArrayOfSocialUrlDetail | undefined
}

export interface GetTagUrlsOfUser {
  readonly termID: string
  readonly userAccountName?: string | undefined
}

export interface GetTagUrlsOfUserByKeyword {
  readonly keyword?: string | undefined
  readonly userAccountName?: string | undefined
}

export interface GetTagUrlsOfUserByKeywordResponse {
  readonly GetTagUrlsOfUserByKeywordResult?: ArrayOfSocialUrlDetail | undefined
}

export interface GetTagUrlsOfUserResponse {
  readonly GetTagUrlsOfUserResult?: ArrayOfSocialUrlDetail | undefined
}

export interface GetTagUrlsResponse {
  readonly GetTagUrlsResult?: ArrayOfSocialUrlDetail | undefined
}

export interface GetTags {
  readonly url?: string | undefined
}

export interface GetTagsOfUser {
  readonly userAccountName?: string | undefined
  readonly maximumItemsToReturn?: number | undefined
  readonly startIndex?: number | undefined
}

export interface GetTagsOfUserResponse {
  readonly GetTagsOfUserResult?: ArrayOfSocialTagDetail | undefined
}

export interface GetTagsResponse {
  readonly GetTagsResult?: ArrayOfSocialTagDetail | undefined
}

export interface SetRating {
  readonly url?: string | undefined
  readonly rating: number
  readonly title?: string | undefined
  readonly analysisDataEntry?: XmlElement | undefined
}

export interface SetRatingResponse {
  readonly SetRatingResult: string
}

/** A note. */
export interface SocialCommentDetail {
  readonly Url?: string | undefined
  readonly Owner?: string | undefined
  readonly LastModifiedTime: string
  readonly Title?: string | undefined
  readonly Comment?: string | undefined
  readonly IsHighPriority: boolean
}

/** The average of the ratings of an address. CurrentUserRating is -1 if the caller gave none. */
export interface SocialRatingAverageDetail {
  readonly Url?: string | undefined
  readonly Average: number
  readonly LastModifiedTime: string
  readonly Count: number
  readonly CurrentUserRating: number
}

/** A rating. */
export interface SocialRatingDetail {
  readonly Url?: string | undefined
  readonly Owner?: string | undefined
  readonly LastModifiedTime: string
  readonly Title?: string | undefined
  readonly Rating: number
}

/** A tag. Its owner alone sees a private one. */
export interface SocialTagDetail {
  readonly Url?: string | undefined
  readonly Owner?: string | undefined
  readonly LastModifiedTime: string
  readonly Title?: string | undefined
  readonly Term?: TermDetail | undefined
  readonly IsPrivate: boolean
}

/** A term with the number of its tags. */
export interface SocialTermDetail {
  readonly Term?: TermDetail | undefined
  readonly Count: number
}

/** An address with the number of its tags. */
export interface SocialUrlDetail {
  readonly Url?: string | undefined
  readonly Count: number
}

/** A term of the term store. */
export interface TermDetail {
  readonly Id: string
  readonly Name?: string | undefined
}

export interface UpdateComment {
  readonly url?: string | undefined
  readonly lastModifiedTime: string
  readonly comment?: string | undefined
  readonly isHighPriority?: boolean | undefined
}

export type UpdateCommentResponse = Record<string, never>

/** Tags, notes and ratings of addresses. */
export interface SocialDataServiceBindings<Ctx> {
  /** Returns the terms of all tags that the caller may see, each with the number of its tags, the most used first. */
  GetAllTagTerms(ctx: Ctx, input: GetAllTagTerms): Promise<GetAllTagTermsResponse>
  /** Returns the terms of the tags of all addresses below a folder. */
  GetAllTagTermsForUrlFolder(ctx: Ctx, input: GetAllTagTermsForUrlFolder): Promise<GetAllTagTermsForUrlFolderResponse>
  /** Returns the addresses that have a tag with a term, each with the number of those tags. */
  GetAllTagUrls(ctx: Ctx, input: GetAllTagUrls): Promise<GetAllTagUrlsResponse>
  /** Returns the addresses that have a tag with a keyword. */
  GetAllTagUrlsByKeyword(ctx: Ctx, input: GetAllTagUrlsByKeyword): Promise<GetAllTagUrlsByKeywordResponse>
  /** Returns the terms of the tags of the caller. */
  GetTagTerms(ctx: Ctx, input: GetTagTerms): Promise<GetTagTermsResponse>
  /** Returns the terms of the tags of a user. */
  GetTagTermsOfUser(ctx: Ctx, input: GetTagTermsOfUser): Promise<GetTagTermsOfUserResponse>
  /** Returns the terms of the tags of an address. */
  GetTagTermsOnUrl(ctx: Ctx, input: GetTagTermsOnUrl): Promise<GetTagTermsOnUrlResponse>
  /** Returns the addresses to which the caller gave a tag with a term. */
  GetTagUrls(ctx: Ctx, input: GetTagUrls): Promise<GetTagUrlsResponse>
  /** Returns the addresses to which the caller gave a tag with a keyword. */
  GetTagUrlsByKeyword(ctx: Ctx, input: GetTagUrlsByKeyword): Promise<GetTagUrlsByKeywordResponse>
  /** Returns the addresses to which a user gave a tag with a term. */
  GetTagUrlsOfUser(ctx: Ctx, input: GetTagUrlsOfUser): Promise<GetTagUrlsOfUserResponse>
  /** Returns the addresses to which a user gave a tag with a keyword. */
  GetTagUrlsOfUserByKeyword(ctx: Ctx, input: GetTagUrlsOfUserByKeyword): Promise<GetTagUrlsOfUserByKeywordResponse>
  /** Returns the tags of an address, the newest first. */
  GetTags(ctx: Ctx, input: GetTags): Promise<GetTagsResponse>
  /** Returns the tags of a user, the newest first. */
  GetTagsOfUser(ctx: Ctx, input: GetTagsOfUser): Promise<GetTagsOfUserResponse>
  /** Returns the number of tags of a user that the caller may see. */
  CountTagsOfUser(ctx: Ctx, input: CountTagsOfUser): Promise<CountTagsOfUserResponse>
  /** Gives an address a tag of the caller. A tag with the same term is replaced. */
  AddTag(ctx: Ctx, input: AddTag): Promise<AddTagResponse>
  /** Gives an address a tag of the caller. A keyword that no term has is added to the term store, which needs the right AddListItems. */
  AddTagByKeyword(ctx: Ctx, input: AddTagByKeyword): Promise<AddTagByKeywordResponse>
  /** Deletes the tag that the caller gave to an address. */
  DeleteTag(ctx: Ctx, input: DeleteTag): Promise<DeleteTagResponse>
  /** Deletes the tag with a keyword that the caller gave to an address. */
  DeleteTagByKeyword(ctx: Ctx, input: DeleteTagByKeyword): Promise<DeleteTagByKeywordResponse>
  /** Deletes all tags that the caller gave to an address. */
  DeleteTags(ctx: Ctx, input: DeleteTags): Promise<DeleteTagsResponse>
  /** Returns the notes on an address, the newest first. Those that are newer than excludeItemsTime are left out. */
  GetCommentsOnUrl(ctx: Ctx, input: GetCommentsOnUrl): Promise<GetCommentsOnUrlResponse>
  /** Returns the notes of a user, the newest first. */
  GetCommentsOfUser(ctx: Ctx, input: GetCommentsOfUser): Promise<GetCommentsOfUserResponse>
  /** Returns the notes of a user on an address, the newest first. */
  GetCommentsOfUserOnUrl(ctx: Ctx, input: GetCommentsOfUserOnUrl): Promise<GetCommentsOfUserOnUrlResponse>
  /** Returns the number of notes of a user. */
  CountCommentsOfUser(ctx: Ctx, input: CountCommentsOfUser): Promise<CountCommentsOfUserResponse>
  /** Returns the number of notes of a user on an address. */
  CountCommentsOfUserOnUrl(ctx: Ctx, input: CountCommentsOfUserOnUrl): Promise<CountCommentsOfUserOnUrlResponse>
  /** Returns the number of notes on an address. */
  CountCommentsOnUrl(ctx: Ctx, input: CountCommentsOnUrl): Promise<CountCommentsOnUrlResponse>
  /** Adds a note of the caller to an address. */
  AddComment(ctx: Ctx, input: AddComment): Promise<AddCommentResponse>
  /** Changes the note of the caller on an address that has this time. The note gets a new time. */
  UpdateComment(ctx: Ctx, input: UpdateComment): Promise<UpdateCommentResponse>
  /** Deletes the note of the caller on an address that has this time. */
  DeleteComment(ctx: Ctx, input: DeleteComment): Promise<DeleteCommentResponse>
  /** Returns the rating that the caller gave to an address. */
  GetRatingOnUrl(ctx: Ctx, input: GetRatingOnUrl): Promise<GetRatingOnUrlResponse>
  /** Returns the rating that a user gave to an address. */
  GetRatingOfUserOnUrl(ctx: Ctx, input: GetRatingOfUserOnUrl): Promise<GetRatingOfUserOnUrlResponse>
  /** Returns the ratings of a user, the newest first. */
  GetRatingsOfUser(ctx: Ctx, input: GetRatingsOfUser): Promise<GetRatingsOfUserResponse>
  /** Returns the ratings of an address, the newest first. */
  GetRatingsOnUrl(ctx: Ctx, input: GetRatingsOnUrl): Promise<GetRatingsOnUrlResponse>
  /** Returns the average of the ratings of an address. */
  GetRatingAverageOnUrl(ctx: Ctx, input: GetRatingAverageOnUrl): Promise<GetRatingAverageOnUrlResponse>
  /** Returns the number of ratings of an address. */
  CountRatingsOnUrl(ctx: Ctx, input: CountRatingsOnUrl): Promise<CountRatingsOnUrlResponse>
  /** Gives an address a rating of the caller, from 0 to 5. Returns its time. analysisDataEntry is not used. */
  SetRating(ctx: Ctx, input: SetRating): Promise<SetRatingResponse>
  /** Deletes the rating that the caller gave to an address. */
  DeleteRating(ctx: Ctx, input: DeleteRating): Promise<DeleteRatingResponse>
}

export const socialdataservice = {
  file: 'socialdataservice',
  service: 'SocialDataService',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://microsoft.com/webservices/SharePointPortalServer/SocialDataService',
  documentation: 'Tags, notes and ratings of addresses.',
  operations: [
    {
      name: 'GetAllTagTerms',
      documentation: 'Returns the terms of all tags that the caller may see, each with the number of its tags, the most used first.',
      input: 'GetAllTagTerms',
      output: 'GetAllTagTermsResponse',
      reads: true,
    },
    {
      name: 'GetAllTagTermsForUrlFolder',
      documentation: 'Returns the terms of the tags of all addresses below a folder.',
      input: 'GetAllTagTermsForUrlFolder',
      output: 'GetAllTagTermsForUrlFolderResponse',
      reads: true,
    },
    {
      name: 'GetAllTagUrls',
      documentation: 'Returns the addresses that have a tag with a term, each with the number of those tags.',
      input: 'GetAllTagUrls',
      output: 'GetAllTagUrlsResponse',
      reads: true,
    },
    {
      name: 'GetAllTagUrlsByKeyword',
      documentation: 'Returns the addresses that have a tag with a keyword.',
      input: 'GetAllTagUrlsByKeyword',
      output: 'GetAllTagUrlsByKeywordResponse',
      reads: true,
    },
    {
      name: 'GetTagTerms',
      documentation: 'Returns the terms of the tags of the caller.',
      input: 'GetTagTerms',
      output: 'GetTagTermsResponse',
      reads: true,
    },
    {
      name: 'GetTagTermsOfUser',
      documentation: 'Returns the terms of the tags of a user.',
      input: 'GetTagTermsOfUser',
      output: 'GetTagTermsOfUserResponse',
      reads: true,
    },
    {
      name: 'GetTagTermsOnUrl',
      documentation: 'Returns the terms of the tags of an address.',
      input: 'GetTagTermsOnUrl',
      output: 'GetTagTermsOnUrlResponse',
      reads: true,
    },
    {
      name: 'GetTagUrls',
      documentation: 'Returns the addresses to which the caller gave a tag with a term.',
      input: 'GetTagUrls',
      output: 'GetTagUrlsResponse',
      reads: true,
    },
    {
      name: 'GetTagUrlsByKeyword',
      documentation: 'Returns the addresses to which the caller gave a tag with a keyword.',
      input: 'GetTagUrlsByKeyword',
      output: 'GetTagUrlsByKeywordResponse',
      reads: true,
    },
    {
      name: 'GetTagUrlsOfUser',
      documentation: 'Returns the addresses to which a user gave a tag with a term.',
      input: 'GetTagUrlsOfUser',
      output: 'GetTagUrlsOfUserResponse',
      reads: true,
    },
    {
      name: 'GetTagUrlsOfUserByKeyword',
      documentation: 'Returns the addresses to which a user gave a tag with a keyword.',
      input: 'GetTagUrlsOfUserByKeyword',
      output: 'GetTagUrlsOfUserByKeywordResponse',
      reads: true,
    },
    {
      name: 'GetTags',
      documentation: 'Returns the tags of an address, the newest first.',
      input: 'GetTags',
      output: 'GetTagsResponse',
      reads: true,
    },
    {
      name: 'GetTagsOfUser',
      documentation: 'Returns the tags of a user, the newest first.',
      input: 'GetTagsOfUser',
      output: 'GetTagsOfUserResponse',
      reads: true,
    },
    {
      name: 'CountTagsOfUser',
      documentation: 'Returns the number of tags of a user that the caller may see.',
      input: 'CountTagsOfUser',
      output: 'CountTagsOfUserResponse',
      reads: true,
    },
    {
      name: 'AddTag',
      documentation: 'Gives an address a tag of the caller. A tag with the same term is replaced.',
      input: 'AddTag',
      output: 'AddTagResponse',
    },
    {
      name: 'AddTagByKeyword',
      documentation: 'Gives an address a tag of the caller. A keyword that no term has is added to the term store, which needs the right AddListItems.',
      input: 'AddTagByKeyword',
      output: 'AddTagByKeywordResponse',
    },
    {
      name: 'DeleteTag',
      documentation: 'Deletes the tag that the caller gave to an address.',
      input: 'DeleteTag',
      output: 'DeleteTagResponse',
    },
    {
      name: 'DeleteTagByKeyword',
      documentation: 'Deletes the tag with a keyword that the caller gave to an address.',
      input: 'DeleteTagByKeyword',
      output: 'DeleteTagByKeywordResponse',
    },
    {
      name: 'DeleteTags',
      documentation: 'Deletes all tags that the caller gave to an address.',
      input: 'DeleteTags',
      output: 'DeleteTagsResponse',
    },
    {
      name: 'GetCommentsOnUrl',
      documentation: 'Returns the notes on an address, the newest first. Those that are newer than excludeItemsTime are left out.',
      input: 'GetCommentsOnUrl',
      output: 'GetCommentsOnUrlResponse',
      reads: true,
    },
    {
      name: 'GetCommentsOfUser',
      documentation: 'Returns the notes of a user, the newest first.',
      input: 'GetCommentsOfUser',
      output: 'GetCommentsOfUserResponse',
      reads: true,
    },
    {
      name: 'GetCommentsOfUserOnUrl',
      documentation: 'Returns the notes of a user on an address, the newest first.',
      input: 'GetCommentsOfUserOnUrl',
      output: 'GetCommentsOfUserOnUrlResponse',
      reads: true,
    },
    {
      name: 'CountCommentsOfUser',
      documentation: 'Returns the number of notes of a user.',
      input: 'CountCommentsOfUser',
      output: 'CountCommentsOfUserResponse',
      reads: true,
    },
    {
      name: 'CountCommentsOfUserOnUrl',
      documentation: 'Returns the number of notes of a user on an address.',
      input: 'CountCommentsOfUserOnUrl',
      output: 'CountCommentsOfUserOnUrlResponse',
      reads: true,
    },
    {
      name: 'CountCommentsOnUrl',
      documentation: 'Returns the number of notes on an address.',
      input: 'CountCommentsOnUrl',
      output: 'CountCommentsOnUrlResponse',
      reads: true,
    },
    { name: 'AddComment', documentation: 'Adds a note of the caller to an address.', input: 'AddComment', output: 'AddCommentResponse' },
    {
      name: 'UpdateComment',
      documentation: 'Changes the note of the caller on an address that has this time. The note gets a new time.',
      input: 'UpdateComment',
      output: 'UpdateCommentResponse',
    },
    {
      name: 'DeleteComment',
      documentation: 'Deletes the note of the caller on an address that has this time.',
      input: 'DeleteComment',
      output: 'DeleteCommentResponse',
    },
    {
      name: 'GetRatingOnUrl',
      documentation: 'Returns the rating that the caller gave to an address.',
      input: 'GetRatingOnUrl',
      output: 'GetRatingOnUrlResponse',
      reads: true,
    },
    {
      name: 'GetRatingOfUserOnUrl',
      documentation: 'Returns the rating that a user gave to an address.',
      input: 'GetRatingOfUserOnUrl',
      output: 'GetRatingOfUserOnUrlResponse',
      reads: true,
    },
    {
      name: 'GetRatingsOfUser',
      documentation: 'Returns the ratings of a user, the newest first.',
      input: 'GetRatingsOfUser',
      output: 'GetRatingsOfUserResponse',
      reads: true,
    },
    {
      name: 'GetRatingsOnUrl',
      documentation: 'Returns the ratings of an address, the newest first.',
      input: 'GetRatingsOnUrl',
      output: 'GetRatingsOnUrlResponse',
      reads: true,
    },
    {
      name: 'GetRatingAverageOnUrl',
      documentation: 'Returns the average of the ratings of an address.',
      input: 'GetRatingAverageOnUrl',
      output: 'GetRatingAverageOnUrlResponse',
      reads: true,
    },
    {
      name: 'CountRatingsOnUrl',
      documentation: 'Returns the number of ratings of an address.',
      input: 'CountRatingsOnUrl',
      output: 'CountRatingsOnUrlResponse',
      reads: true,
    },
    {
      name: 'SetRating',
      documentation: 'Gives an address a rating of the caller, from 0 to 5. Returns its time. analysisDataEntry is not used.',
      input: 'SetRating',
      output: 'SetRatingResponse',
    },
    {
      name: 'DeleteRating',
      documentation: 'Deletes the rating that the caller gave to an address.',
      input: 'DeleteRating',
      output: 'DeleteRatingResponse',
    },
  ],
  types: {
    AddComment: {
      elements: [
        { name: 'url', optional: true, simple: { base: 'string' } },
        { name: 'comment', optional: true, simple: { base: 'string' } },
        { name: 'isHighPriority', optional: true, simple: { base: 'boolean' } },
        { name: 'title', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    AddCommentResponse: { elements: [{ name: 'AddCommentResult', optional: true, type: 'SocialCommentDetail' }], attributes: [] },
    AddTag: {
      elements: [
        { name: 'url', optional: true, simple: { base: 'string' } },
        {
          name: 'termID',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'title', optional: true, simple: { base: 'string' } },
        { name: 'isPrivate', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    AddTagByKeyword: {
      elements: [
        { name: 'url', optional: true, simple: { base: 'string' } },
        { name: 'keyword', optional: true, simple: { base: 'string' } },
        { name: 'title', optional: true, simple: { base: 'string' } },
        { name: 'isPrivate', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    AddTagByKeywordResponse: { elements: [{ name: 'AddTagByKeywordResult', optional: true, type: 'SocialTagDetail' }], attributes: [] },
    AddTagResponse: { elements: [{ name: 'AddTagResult', optional: true, type: 'SocialTagDetail' }], attributes: [] },
    ArrayOfSocialCommentDetail: {
      elements: [{ name: 'SocialCommentDetail', optional: true, many: true, type: 'SocialCommentDetail' }],
      attributes: [],
    },
    ArrayOfSocialRatingDetail: {
      elements: [{ name: 'SocialRatingDetail', optional: true, many: true, type: 'SocialRatingDetail' }],
      attributes: [],
    },
    ArrayOfSocialTagDetail: {
      elements: [{ name: 'SocialTagDetail', optional: true, many: true, type: 'SocialTagDetail' }],
      attributes: [],
    },
    ArrayOfSocialTermDetail: {
      elements: [{ name: 'SocialTermDetail', optional: true, many: true, type: 'SocialTermDetail' }],
      attributes: [],
    },
    ArrayOfSocialUrlDetail: {
      elements: [{ name: 'SocialUrlDetail', optional: true, many: true, type: 'SocialUrlDetail' }],
      attributes: [],
    },
    CountCommentsOfUser: { elements: [{ name: 'userAccountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    CountCommentsOfUserOnUrl: {
      elements: [
        { name: 'userAccountName', optional: true, simple: { base: 'string' } },
        { name: 'url', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    CountCommentsOfUserOnUrlResponse: { elements: [{ name: 'CountCommentsOfUserOnUrlResult', simple: { base: 'int' } }], attributes: [] },
    CountCommentsOfUserResponse: { elements: [{ name: 'CountCommentsOfUserResult', simple: { base: 'int' } }], attributes: [] },
    CountCommentsOnUrl: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    CountCommentsOnUrlResponse: { elements: [{ name: 'CountCommentsOnUrlResult', simple: { base: 'int' } }], attributes: [] },
    CountRatingsOnUrl: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    CountRatingsOnUrlResponse: { elements: [{ name: 'CountRatingsOnUrlResult', simple: { base: 'int' } }], attributes: [] },
    CountTagsOfUser: { elements: [{ name: 'userAccountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    CountTagsOfUserResponse: { elements: [{ name: 'CountTagsOfUserResult', simple: { base: 'int' } }], attributes: [] },
    DeleteComment: {
      elements: [{ name: 'url', optional: true, simple: { base: 'string' } }, { name: 'lastModifiedTime', simple: { base: 'dateTime' } }],
      attributes: [],
    },
    DeleteCommentResponse: { elements: [], attributes: [] },
    DeleteRating: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    DeleteRatingResponse: { elements: [], attributes: [] },
    DeleteTag: {
      elements: [
        { name: 'url', optional: true, simple: { base: 'string' } },
        {
          name: 'termID',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    DeleteTagByKeyword: {
      elements: [
        { name: 'url', optional: true, simple: { base: 'string' } },
        { name: 'keyword', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    DeleteTagByKeywordResponse: { elements: [], attributes: [] },
    DeleteTagResponse: { elements: [], attributes: [] },
    DeleteTags: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    DeleteTagsResponse: { elements: [], attributes: [] },
    GetAllTagTerms: { elements: [{ name: 'maximumItemsToReturn', optional: true, simple: { base: 'int' } }], attributes: [] },
    GetAllTagTermsForUrlFolder: {
      elements: [
        { name: 'urlFolder', optional: true, simple: { base: 'string' } },
        { name: 'maximumItemsToReturn', optional: true, simple: { base: 'int' } },
      ],
      attributes: [],
    },
    GetAllTagTermsForUrlFolderResponse: {
      elements: [{ name: 'GetAllTagTermsForUrlFolderResult', optional: true, type: 'ArrayOfSocialTermDetail' }],
      attributes: [],
    },
    GetAllTagTermsResponse: {
      elements: [{ name: 'GetAllTagTermsResult', optional: true, type: 'ArrayOfSocialTermDetail' }],
      attributes: [],
    },
    GetAllTagUrls: {
      elements: [
        {
          name: 'termID',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    GetAllTagUrlsByKeyword: { elements: [{ name: 'keyword', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetAllTagUrlsByKeywordResponse: {
      elements: [{ name: 'GetAllTagUrlsByKeywordResult', optional: true, type: 'ArrayOfSocialUrlDetail' }],
      attributes: [],
    },
    GetAllTagUrlsResponse: { elements: [{ name: 'GetAllTagUrlsResult', optional: true, type: 'ArrayOfSocialUrlDetail' }], attributes: [] },
    GetCommentsOfUser: {
      elements: [
        { name: 'userAccountName', optional: true, simple: { base: 'string' } },
        { name: 'maximumItemsToReturn', optional: true, simple: { base: 'int' } },
        { name: 'startIndex', optional: true, simple: { base: 'int' } },
      ],
      attributes: [],
    },
    GetCommentsOfUserOnUrl: {
      elements: [
        { name: 'userAccountName', optional: true, simple: { base: 'string' } },
        { name: 'url', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetCommentsOfUserOnUrlResponse: {
      elements: [{ name: 'GetCommentsOfUserOnUrlResult', optional: true, type: 'ArrayOfSocialCommentDetail' }],
      attributes: [],
    },
    GetCommentsOfUserResponse: {
      elements: [{ name: 'GetCommentsOfUserResult', optional: true, type: 'ArrayOfSocialCommentDetail' }],
      attributes: [],
    },
    GetCommentsOnUrl: {
      elements: [
        { name: 'url', optional: true, simple: { base: 'string' } },
        { name: 'maximumItemsToReturn', optional: true, simple: { base: 'int' } },
        { name: 'startIndex', optional: true, simple: { base: 'int' } },
        { name: 'excludeItemsTime', optional: true, simple: { base: 'dateTime' } },
      ],
      attributes: [],
    },
    GetCommentsOnUrlResponse: {
      elements: [{ name: 'GetCommentsOnUrlResult', optional: true, type: 'ArrayOfSocialCommentDetail' }],
      attributes: [],
    },
    GetRatingAverageOnUrl: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetRatingAverageOnUrlResponse: {
      elements: [{ name: 'GetRatingAverageOnUrlResult', optional: true, type: 'SocialRatingAverageDetail' }],
      attributes: [],
    },
    GetRatingOfUserOnUrl: {
      elements: [
        { name: 'userAccountName', optional: true, simple: { base: 'string' } },
        { name: 'url', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetRatingOfUserOnUrlResponse: {
      elements: [{ name: 'GetRatingOfUserOnUrlResult', optional: true, type: 'SocialRatingDetail' }],
      attributes: [],
    },
    GetRatingOnUrl: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetRatingOnUrlResponse: { elements: [{ name: 'GetRatingOnUrlResult', optional: true, type: 'SocialRatingDetail' }], attributes: [] },
    GetRatingsOfUser: { elements: [{ name: 'userAccountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetRatingsOfUserResponse: {
      elements: [{ name: 'GetRatingsOfUserResult', optional: true, type: 'ArrayOfSocialRatingDetail' }],
      attributes: [],
    },
    GetRatingsOnUrl: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetRatingsOnUrlResponse: {
      elements: [{ name: 'GetRatingsOnUrlResult', optional: true, type: 'ArrayOfSocialRatingDetail' }],
      attributes: [],
    },
    GetTagTerms: { elements: [{ name: 'maximumItemsToReturn', optional: true, simple: { base: 'int' } }], attributes: [] },
    GetTagTermsOfUser: {
      elements: [
        { name: 'userAccountName', optional: true, simple: { base: 'string' } },
        { name: 'maximumItemsToReturn', optional: true, simple: { base: 'int' } },
      ],
      attributes: [],
    },
    GetTagTermsOfUserResponse: {
      elements: [{ name: 'GetTagTermsOfUserResult', optional: true, type: 'ArrayOfSocialTermDetail' }],
      attributes: [],
    },
    GetTagTermsOnUrl: {
      elements: [
        { name: 'url', optional: true, simple: { base: 'string' } },
        { name: 'maximumItemsToReturn', optional: true, simple: { base: 'int' } },
      ],
      attributes: [],
    },
    GetTagTermsOnUrlResponse: {
      elements: [{ name: 'GetTagTermsOnUrlResult', optional: true, type: 'ArrayOfSocialTermDetail' }],
      attributes: [],
    },
    GetTagTermsResponse: { elements: [{ name: 'GetTagTermsResult', optional: true, type: 'ArrayOfSocialTermDetail' }], attributes: [] },
    GetTagUrls: {
      elements: [
        {
          name: 'termID',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    GetTagUrlsByKeyword: { elements: [{ name: 'keyword', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetTagUrlsByKeywordResponse: {
      elements: [{ name: 'GetTagUrlsByKeywordResult', optional: true, type: 'ArrayOfSocialUrlDetail' }],
      attributes: [],
    },
    GetTagUrlsOfUser: {
      elements: [
        {
          name: 'termID',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'userAccountName', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetTagUrlsOfUserByKeyword: {
      elements: [
        { name: 'keyword', optional: true, simple: { base: 'string' } },
        { name: 'userAccountName', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetTagUrlsOfUserByKeywordResponse: {
      elements: [{ name: 'GetTagUrlsOfUserByKeywordResult', optional: true, type: 'ArrayOfSocialUrlDetail' }],
      attributes: [],
    },
    GetTagUrlsOfUserResponse: {
      elements: [{ name: 'GetTagUrlsOfUserResult', optional: true, type: 'ArrayOfSocialUrlDetail' }],
      attributes: [],
    },
    GetTagUrlsResponse: { elements: [{ name: 'GetTagUrlsResult', optional: true, type: 'ArrayOfSocialUrlDetail' }], attributes: [] },
    GetTags: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetTagsOfUser: {
      elements: [
        { name: 'userAccountName', optional: true, simple: { base: 'string' } },
        { name: 'maximumItemsToReturn', optional: true, simple: { base: 'int' } },
        { name: 'startIndex', optional: true, simple: { base: 'int' } },
      ],
      attributes: [],
    },
    GetTagsOfUserResponse: { elements: [{ name: 'GetTagsOfUserResult', optional: true, type: 'ArrayOfSocialTagDetail' }], attributes: [] },
    GetTagsResponse: { elements: [{ name: 'GetTagsResult', optional: true, type: 'ArrayOfSocialTagDetail' }], attributes: [] },
    SetRating: {
      elements: [
        { name: 'url', optional: true, simple: { base: 'string' } },
        { name: 'rating', simple: { base: 'int' } },
        { name: 'title', optional: true, simple: { base: 'string' } },
        { name: 'analysisDataEntry', optional: true, content: { elements: [], attributes: [], asXml: true } },
      ],
      attributes: [],
    },
    SetRatingResponse: { elements: [{ name: 'SetRatingResult', simple: { base: 'dateTime' } }], attributes: [] },
    SocialCommentDetail: {
      elements: [
        { name: 'Url', optional: true, simple: { base: 'string' } },
        { name: 'Owner', optional: true, simple: { base: 'string' } },
        { name: 'LastModifiedTime', simple: { base: 'dateTime' } },
        { name: 'Title', optional: true, simple: { base: 'string' } },
        { name: 'Comment', optional: true, simple: { base: 'string' } },
        { name: 'IsHighPriority', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    SocialRatingAverageDetail: {
      elements: [
        { name: 'Url', optional: true, simple: { base: 'string' } },
        { name: 'Average', simple: { base: 'float' } },
        { name: 'LastModifiedTime', simple: { base: 'dateTime' } },
        { name: 'Count', simple: { base: 'long' } },
        { name: 'CurrentUserRating', simple: { base: 'int' } },
      ],
      attributes: [],
    },
    SocialRatingDetail: {
      elements: [
        { name: 'Url', optional: true, simple: { base: 'string' } },
        { name: 'Owner', optional: true, simple: { base: 'string' } },
        { name: 'LastModifiedTime', simple: { base: 'dateTime' } },
        { name: 'Title', optional: true, simple: { base: 'string' } },
        { name: 'Rating', simple: { base: 'int' } },
      ],
      attributes: [],
    },
    SocialTagDetail: {
      elements: [
        { name: 'Url', optional: true, simple: { base: 'string' } },
        { name: 'Owner', optional: true, simple: { base: 'string' } },
        { name: 'LastModifiedTime', simple: { base: 'dateTime' } },
        { name: 'Title', optional: true, simple: { base: 'string' } },
        { name: 'Term', optional: true, type: 'TermDetail' },
        { name: 'IsPrivate', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    SocialTermDetail: {
      elements: [{ name: 'Term', optional: true, type: 'TermDetail' }, { name: 'Count', simple: { base: 'long' } }],
      attributes: [],
    },
    SocialUrlDetail: {
      elements: [{ name: 'Url', optional: true, simple: { base: 'string' } }, { name: 'Count', simple: { base: 'long' } }],
      attributes: [],
    },
    TermDetail: {
      elements: [
        {
          name: 'Id',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'Name', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    UpdateComment: {
      elements: [
        { name: 'url', optional: true, simple: { base: 'string' } },
        { name: 'lastModifiedTime', simple: { base: 'dateTime' } },
        { name: 'comment', optional: true, simple: { base: 'string' } },
        { name: 'isHighPriority', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    UpdateCommentResponse: { elements: [], attributes: [] },
  },
} as const
