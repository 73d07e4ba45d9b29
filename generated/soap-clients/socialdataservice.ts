// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface SocialdataserviceClient extends Client {
  GetAllTagTermsAsync(parameters: GetAllTagTerms, options?: IExOptions): Promise<[result: GetAllTagTermsResponse, reply: string, header: unknown, request: string]>
  GetAllTagTermsForUrlFolderAsync(parameters: GetAllTagTermsForUrlFolder, options?: IExOptions): Promise<[result: GetAllTagTermsForUrlFolderResponse, reply: string, header: unknown, request: string]>
  GetAllTagUrlsAsync(parameters: GetAllTagUrls, options?: IExOptions): Promise<[result: GetAllTagUrlsResponse, reply: string, header: unknown, request: string]>
  GetAllTagUrlsByKeywordAsync(parameters: GetAllTagUrlsByKeyword, options?: IExOptions): Promise<[result: GetAllTagUrlsByKeywordResponse, reply: string, header: unknown, request: string]>
  GetTagTermsAsync(parameters: GetTagTerms, options?: IExOptions): Promise<[result: GetTagTermsResponse, reply: string, header: unknown, request: string]>
  GetTagTermsOfUserAsync(parameters: GetTagTermsOfUser, options?: IExOptions): Promise<[result: GetTagTermsOfUserResponse, reply: string, header: unknown, request: string]>
  GetTagTermsOnUrlAsync(parameters: GetTagTermsOnUrl, options?: IExOptions): Promise<[result: GetTagTermsOnUrlResponse, reply: string, header: unknown, request: string]>
  GetTagUrlsAsync(parameters: GetTagUrls, options?: IExOptions): Promise<[result: GetTagUrlsResponse, reply: string, header: unknown, request: string]>
  GetTagUrlsByKeywordAsync(parameters: GetTagUrlsByKeyword, options?: IExOptions): Promise<[result: GetTagUrlsByKeywordResponse, reply: string, header: unknown, request: string]>
  GetTagUrlsOfUserAsync(parameters: GetTagUrlsOfUser, options?: IExOptions): Promise<[result: GetTagUrlsOfUserResponse, reply: string, header: unknown, request: string]>
  GetTagUrlsOfUserByKeywordAsync(parameters: GetTagUrlsOfUserByKeyword, options?: IExOptions): Promise<[result: GetTagUrlsOfUserByKeywordResponse, reply: string, header: unknown, request: string]>
  GetTagsAsync(parameters: GetTags, options?: IExOptions): Promise<[result: GetTagsResponse, reply: string, header: unknown, request: string]>
  GetTagsOfUserAsync(parameters: GetTagsOfUser, options?: IExOptions): Promise<[result: GetTagsOfUserResponse, reply: string, header: unknown, request: string]>
  CountTagsOfUserAsync(parameters: CountTagsOfUser, options?: IExOptions): Promise<[result: CountTagsOfUserResponse, reply: string, header: unknown, request: string]>
  AddTagAsync(parameters: AddTag, options?: IExOptions): Promise<[result: AddTagResponse, reply: string, header: unknown, request: string]>
  AddTagByKeywordAsync(parameters: AddTagByKeyword, options?: IExOptions): Promise<[result: AddTagByKeywordResponse, reply: string, header: unknown, request: string]>
  DeleteTagAsync(parameters: DeleteTag, options?: IExOptions): Promise<[result: DeleteTagResponse, reply: string, header: unknown, request: string]>
  DeleteTagByKeywordAsync(parameters: DeleteTagByKeyword, options?: IExOptions): Promise<[result: DeleteTagByKeywordResponse, reply: string, header: unknown, request: string]>
  DeleteTagsAsync(parameters: DeleteTags, options?: IExOptions): Promise<[result: DeleteTagsResponse, reply: string, header: unknown, request: string]>
  GetCommentsOnUrlAsync(parameters: GetCommentsOnUrl, options?: IExOptions): Promise<[result: GetCommentsOnUrlResponse, reply: string, header: unknown, request: string]>
  GetCommentsOfUserAsync(parameters: GetCommentsOfUser, options?: IExOptions): Promise<[result: GetCommentsOfUserResponse, reply: string, header: unknown, request: string]>
  GetCommentsOfUserOnUrlAsync(parameters: GetCommentsOfUserOnUrl, options?: IExOptions): Promise<[result: GetCommentsOfUserOnUrlResponse, reply: string, header: unknown, request: string]>
  CountCommentsOfUserAsync(parameters: CountCommentsOfUser, options?: IExOptions): Promise<[result: CountCommentsOfUserResponse, reply: string, header: unknown, request: string]>
  CountCommentsOfUserOnUrlAsync(parameters: CountCommentsOfUserOnUrl, options?: IExOptions): Promise<[result: CountCommentsOfUserOnUrlResponse, reply: string, header: unknown, request: string]>
  CountCommentsOnUrlAsync(parameters: CountCommentsOnUrl, options?: IExOptions): Promise<[result: CountCommentsOnUrlResponse, reply: string, header: unknown, request: string]>
  AddCommentAsync(parameters: AddComment, options?: IExOptions): Promise<[result: AddCommentResponse, reply: string, header: unknown, request: string]>
  UpdateCommentAsync(parameters: UpdateComment, options?: IExOptions): Promise<[result: UpdateCommentResponse, reply: string, header: unknown, request: string]>
  DeleteCommentAsync(parameters: DeleteComment, options?: IExOptions): Promise<[result: DeleteCommentResponse, reply: string, header: unknown, request: string]>
  GetRatingOnUrlAsync(parameters: GetRatingOnUrl, options?: IExOptions): Promise<[result: GetRatingOnUrlResponse, reply: string, header: unknown, request: string]>
  GetRatingOfUserOnUrlAsync(parameters: GetRatingOfUserOnUrl, options?: IExOptions): Promise<[result: GetRatingOfUserOnUrlResponse, reply: string, header: unknown, request: string]>
  GetRatingsOfUserAsync(parameters: GetRatingsOfUser, options?: IExOptions): Promise<[result: GetRatingsOfUserResponse, reply: string, header: unknown, request: string]>
  GetRatingsOnUrlAsync(parameters: GetRatingsOnUrl, options?: IExOptions): Promise<[result: GetRatingsOnUrlResponse, reply: string, header: unknown, request: string]>
  GetRatingAverageOnUrlAsync(parameters: GetRatingAverageOnUrl, options?: IExOptions): Promise<[result: GetRatingAverageOnUrlResponse, reply: string, header: unknown, request: string]>
  CountRatingsOnUrlAsync(parameters: CountRatingsOnUrl, options?: IExOptions): Promise<[result: CountRatingsOnUrlResponse, reply: string, header: unknown, request: string]>
  SetRatingAsync(parameters: SetRating, options?: IExOptions): Promise<[result: SetRatingResponse, reply: string, header: unknown, request: string]>
  DeleteRatingAsync(parameters: DeleteRating, options?: IExOptions): Promise<[result: DeleteRatingResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<SocialdataserviceClient> =>
  createSoapClient(url, options) as Promise<SocialdataserviceClient>

/** AddComment */
export interface AddComment {
  /** s:string */
  url?: string
  /** s:string */
  comment?: string
  /** s:boolean */
  isHighPriority?: boolean
  /** s:string */
  title?: string
}

/** AddCommentResponse */
export interface AddCommentResponse {
  /** AddCommentResult */
  AddCommentResult?: SocialCommentDetail
}

/** AddTag */
export interface AddTag {
  /** s:string */
  url?: string
  /** guid|s:string|pattern */
  termID?: string
  /** s:string */
  title?: string
  /** s:boolean */
  isPrivate?: boolean
}

/** AddTagByKeyword */
export interface AddTagByKeyword {
  /** s:string */
  url?: string
  /** s:string */
  keyword?: string
  /** s:string */
  title?: string
  /** s:boolean */
  isPrivate?: boolean
}

/** AddTagByKeywordResponse */
export interface AddTagByKeywordResponse {
  /** AddTagByKeywordResult */
  AddTagByKeywordResult?: SocialTagDetail
}

/** AddTagResponse */
export interface AddTagResponse {
  /** AddTagResult */
  AddTagResult?: SocialTagDetail
}

/** CountCommentsOfUser */
export interface CountCommentsOfUser {
  /** s:string */
  userAccountName?: string
}

/** CountCommentsOfUserOnUrl */
export interface CountCommentsOfUserOnUrl {
  /** s:string */
  userAccountName?: string
  /** s:string */
  url?: string
}

/** CountCommentsOfUserOnUrlResponse */
export interface CountCommentsOfUserOnUrlResponse {
  /** s:int */
  CountCommentsOfUserOnUrlResult?: number
}

/** CountCommentsOfUserResponse */
export interface CountCommentsOfUserResponse {
  /** s:int */
  CountCommentsOfUserResult?: number
}

/** CountCommentsOnUrl */
export interface CountCommentsOnUrl {
  /** s:string */
  url?: string
}

/** CountCommentsOnUrlResponse */
export interface CountCommentsOnUrlResponse {
  /** s:int */
  CountCommentsOnUrlResult?: number
}

/** CountRatingsOnUrl */
export interface CountRatingsOnUrl {
  /** s:string */
  url?: string
}

/** CountRatingsOnUrlResponse */
export interface CountRatingsOnUrlResponse {
  /** s:int */
  CountRatingsOnUrlResult?: number
}

/** CountTagsOfUser */
export interface CountTagsOfUser {
  /** s:string */
  userAccountName?: string
}

/** CountTagsOfUserResponse */
export interface CountTagsOfUserResponse {
  /** s:int */
  CountTagsOfUserResult?: number
}

/** DeleteComment */
export interface DeleteComment {
  /** s:string */
  url?: string
  /** s:dateTime */
  lastModifiedTime?: Date
}

/** DeleteCommentResponse */
export interface DeleteCommentResponse {
}

/** DeleteRating */
export interface DeleteRating {
  /** s:string */
  url?: string
}

/** DeleteRatingResponse */
export interface DeleteRatingResponse {
}

/** DeleteTag */
export interface DeleteTag {
  /** s:string */
  url?: string
  /** guid|s:string|pattern */
  termID?: string
}

/** DeleteTagByKeyword */
export interface DeleteTagByKeyword {
  /** s:string */
  url?: string
  /** s:string */
  keyword?: string
}

/** DeleteTagByKeywordResponse */
export interface DeleteTagByKeywordResponse {
}

/** DeleteTagResponse */
export interface DeleteTagResponse {
}

/** DeleteTags */
export interface DeleteTags {
  /** s:string */
  url?: string
}

/** DeleteTagsResponse */
export interface DeleteTagsResponse {
}

/** GetAllTagTerms */
export interface GetAllTagTerms {
  /** s:int */
  maximumItemsToReturn?: number
}

/** GetAllTagTermsForUrlFolder */
export interface GetAllTagTermsForUrlFolder {
  /** s:string */
  urlFolder?: string
  /** s:int */
  maximumItemsToReturn?: number
}

/** GetAllTagTermsForUrlFolderResponse */
export interface GetAllTagTermsForUrlFolderResponse {
  /** GetAllTagTermsForUrlFolderResult */
  GetAllTagTermsForUrlFolderResult?: GetAllTagTermsResult
}

/** GetAllTagTermsResponse */
export interface GetAllTagTermsResponse {
  /** GetAllTagTermsResult */
  GetAllTagTermsResult?: GetAllTagTermsResult
}

/**
 * GetAllTagTermsResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetAllTagTermsResult {
  /** SocialTermDetail[] */
  SocialTermDetail?: Array<SocialTermDetail>
}

/** GetAllTagUrls */
export interface GetAllTagUrls {
  /** guid|s:string|pattern */
  termID?: string
}

/** GetAllTagUrlsByKeyword */
export interface GetAllTagUrlsByKeyword {
  /** s:string */
  keyword?: string
}

/** GetAllTagUrlsByKeywordResponse */
export interface GetAllTagUrlsByKeywordResponse {
  /** GetAllTagUrlsByKeywordResult */
  GetAllTagUrlsByKeywordResult?: GetAllTagUrlsResult
}

/** GetAllTagUrlsResponse */
export interface GetAllTagUrlsResponse {
  /** GetAllTagUrlsResult */
  GetAllTagUrlsResult?: GetAllTagUrlsResult
}

/**
 * GetAllTagUrlsResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetAllTagUrlsResult {
  /** SocialUrlDetail[] */
  SocialUrlDetail?: Array<SocialUrlDetail>
}

/** GetCommentsOfUser */
export interface GetCommentsOfUser {
  /** s:string */
  userAccountName?: string
  /** s:int */
  maximumItemsToReturn?: number
  /** s:int */
  startIndex?: number
}

/** GetCommentsOfUserOnUrl */
export interface GetCommentsOfUserOnUrl {
  /** s:string */
  userAccountName?: string
  /** s:string */
  url?: string
}

/** GetCommentsOfUserOnUrlResponse */
export interface GetCommentsOfUserOnUrlResponse {
  /** GetCommentsOfUserOnUrlResult */
  GetCommentsOfUserOnUrlResult?: GetCommentsOnUrlResult
}

/** GetCommentsOfUserResponse */
export interface GetCommentsOfUserResponse {
  /** GetCommentsOfUserResult */
  GetCommentsOfUserResult?: GetCommentsOnUrlResult
}

/** GetCommentsOnUrl */
export interface GetCommentsOnUrl {
  /** s:string */
  url?: string
  /** s:int */
  maximumItemsToReturn?: number
  /** s:int */
  startIndex?: number
  /** s:dateTime */
  excludeItemsTime?: Date
}

/** GetCommentsOnUrlResponse */
export interface GetCommentsOnUrlResponse {
  /** GetCommentsOnUrlResult */
  GetCommentsOnUrlResult?: GetCommentsOnUrlResult
}

/**
 * GetCommentsOnUrlResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetCommentsOnUrlResult {
  /** SocialCommentDetail[] */
  SocialCommentDetail?: Array<SocialCommentDetail>
}

/** GetRatingAverageOnUrl */
export interface GetRatingAverageOnUrl {
  /** s:string */
  url?: string
}

/** GetRatingAverageOnUrlResponse */
export interface GetRatingAverageOnUrlResponse {
  /** GetRatingAverageOnUrlResult */
  GetRatingAverageOnUrlResult?: GetRatingAverageOnUrlResult
}

/**
 * GetRatingAverageOnUrlResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetRatingAverageOnUrlResult {
  /** s:string */
  Url?: string
  /** s:float */
  Average?: number
  /** s:dateTime */
  LastModifiedTime?: Date
  /** s:long */
  Count?: number
  /** s:int */
  CurrentUserRating?: number
}

/** GetRatingOfUserOnUrl */
export interface GetRatingOfUserOnUrl {
  /** s:string */
  userAccountName?: string
  /** s:string */
  url?: string
}

/** GetRatingOfUserOnUrlResponse */
export interface GetRatingOfUserOnUrlResponse {
  /** GetRatingOfUserOnUrlResult */
  GetRatingOfUserOnUrlResult?: GetRatingOnUrlResult
}

/** GetRatingOnUrl */
export interface GetRatingOnUrl {
  /** s:string */
  url?: string
}

/** GetRatingOnUrlResponse */
export interface GetRatingOnUrlResponse {
  /** GetRatingOnUrlResult */
  GetRatingOnUrlResult?: GetRatingOnUrlResult
}

/**
 * GetRatingOnUrlResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetRatingOnUrlResult {
  /** s:string */
  Url?: string
  /** s:string */
  Owner?: string
  /** s:dateTime */
  LastModifiedTime?: Date
  /** s:string */
  Title?: string
  /** s:int */
  Rating?: number
}

/** GetRatingsOfUser */
export interface GetRatingsOfUser {
  /** s:string */
  userAccountName?: string
}

/** GetRatingsOfUserResponse */
export interface GetRatingsOfUserResponse {
  /** GetRatingsOfUserResult */
  GetRatingsOfUserResult?: GetRatingsOfUserResult
}

/**
 * GetRatingsOfUserResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetRatingsOfUserResult {
  /** SocialRatingDetail[] */
  SocialRatingDetail?: Array<GetRatingOnUrlResult>
}

/** GetRatingsOnUrl */
export interface GetRatingsOnUrl {
  /** s:string */
  url?: string
}

/** GetRatingsOnUrlResponse */
export interface GetRatingsOnUrlResponse {
  /** GetRatingsOnUrlResult */
  GetRatingsOnUrlResult?: GetRatingsOfUserResult
}

/** GetTagTerms */
export interface GetTagTerms {
  /** s:int */
  maximumItemsToReturn?: number
}

/** GetTagTermsOfUser */
export interface GetTagTermsOfUser {
  /** s:string */
  userAccountName?: string
  /** s:int */
  maximumItemsToReturn?: number
}

/** GetTagTermsOfUserResponse */
export interface GetTagTermsOfUserResponse {
  /** GetTagTermsOfUserResult */
  GetTagTermsOfUserResult?: GetAllTagTermsResult
}

/** GetTagTermsOnUrl */
export interface GetTagTermsOnUrl {
  /** s:string */
  url?: string
  /** s:int */
  maximumItemsToReturn?: number
}

/** GetTagTermsOnUrlResponse */
export interface GetTagTermsOnUrlResponse {
  /** GetTagTermsOnUrlResult */
  GetTagTermsOnUrlResult?: GetAllTagTermsResult
}

/** GetTagTermsResponse */
export interface GetTagTermsResponse {
  /** GetTagTermsResult */
  GetTagTermsResult?: GetAllTagTermsResult
}

/** GetTagUrls */
export interface GetTagUrls {
  /** guid|s:string|pattern */
  termID?: string
}

/** GetTagUrlsByKeyword */
export interface GetTagUrlsByKeyword {
  /** s:string */
  keyword?: string
}

/** GetTagUrlsByKeywordResponse */
export interface GetTagUrlsByKeywordResponse {
  /** GetTagUrlsByKeywordResult */
  GetTagUrlsByKeywordResult?: GetAllTagUrlsResult
}

/** GetTagUrlsOfUser */
export interface GetTagUrlsOfUser {
  /** guid|s:string|pattern */
  termID?: string
  /** s:string */
  userAccountName?: string
}

/** GetTagUrlsOfUserByKeyword */
export interface GetTagUrlsOfUserByKeyword {
  /** s:string */
  keyword?: string
  /** s:string */
  userAccountName?: string
}

/** GetTagUrlsOfUserByKeywordResponse */
export interface GetTagUrlsOfUserByKeywordResponse {
  /** GetTagUrlsOfUserByKeywordResult */
  GetTagUrlsOfUserByKeywordResult?: GetAllTagUrlsResult
}

/** GetTagUrlsOfUserResponse */
export interface GetTagUrlsOfUserResponse {
  /** GetTagUrlsOfUserResult */
  GetTagUrlsOfUserResult?: GetAllTagUrlsResult
}

/** GetTagUrlsResponse */
export interface GetTagUrlsResponse {
  /** GetTagUrlsResult */
  GetTagUrlsResult?: GetAllTagUrlsResult
}

/** GetTags */
export interface GetTags {
  /** s:string */
  url?: string
}

/** GetTagsOfUser */
export interface GetTagsOfUser {
  /** s:string */
  userAccountName?: string
  /** s:int */
  maximumItemsToReturn?: number
  /** s:int */
  startIndex?: number
}

/** GetTagsOfUserResponse */
export interface GetTagsOfUserResponse {
  /** GetTagsOfUserResult */
  GetTagsOfUserResult?: GetTagsResult
}

/** GetTagsResponse */
export interface GetTagsResponse {
  /** GetTagsResult */
  GetTagsResult?: GetTagsResult
}

/**
 * GetTagsResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetTagsResult {
  /** SocialTagDetail[] */
  SocialTagDetail?: Array<SocialTagDetail>
}

/** SetRating */
export interface SetRating {
  /** s:string */
  url?: string
  /** s:int */
  rating?: number
  /** s:string */
  title?: string
  /** s:anyType */
  analysisDataEntry?: string
}

/** SetRatingResponse */
export interface SetRatingResponse {
  /** s:dateTime */
  SetRatingResult?: Date
}

/**
 * SocialCommentDetail
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SocialCommentDetail {
  /** s:string */
  Url?: string
  /** s:string */
  Owner?: string
  /** s:dateTime */
  LastModifiedTime?: Date
  /** s:string */
  Title?: string
  /** s:string */
  Comment?: string
  /** s:boolean */
  IsHighPriority?: boolean
}

/**
 * SocialTagDetail
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SocialTagDetail {
  /** s:string */
  Url?: string
  /** s:string */
  Owner?: string
  /** s:dateTime */
  LastModifiedTime?: Date
  /** s:string */
  Title?: string
  /** Term */
  Term?: Term
  /** s:boolean */
  IsPrivate?: boolean
}

/**
 * SocialTermDetail
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SocialTermDetail {
  /** Term */
  Term?: Term
  /** s:long */
  Count?: number
}

/**
 * SocialUrlDetail
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SocialUrlDetail {
  /** s:string */
  Url?: string
  /** s:long */
  Count?: number
}

/**
 * Term
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Term {
  /** guid|s:string|pattern */
  Id?: string
  /** s:string */
  Name?: string
}

/** UpdateComment */
export interface UpdateComment {
  /** s:string */
  url?: string
  /** s:dateTime */
  lastModifiedTime?: Date
  /** s:string */
  comment?: string
  /** s:boolean */
  isHighPriority?: boolean
}

/** UpdateCommentResponse */
export interface UpdateCommentResponse {
}
