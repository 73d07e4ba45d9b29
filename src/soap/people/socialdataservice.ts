import {
  type SocialCommentDetail,
  type SocialDataServiceBindings,
  type SocialRatingDetail,
  type SocialTagDetail,
  type SocialTermDetail,
  type SocialUrlDetail,
  socialdataservice,
} from '../../../generated/soap/socialdataservice.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { ProfileAddress } from '../../core/acts/profiles/profiles.ts'
import { addNote, countNotes, deleteNote, queryNotes, type SocialNote, updateNote } from '../../core/acts/social/notes.ts'
import {
  countRatings,
  deleteRating,
  findRating,
  queryRatingsOf,
  queryRatingsOn,
  ratingAverage,
  type SocialRating,
  setRating,
} from '../../core/acts/social/ratings.ts'
import {
  type Counted,
  countTags,
  deleteTags,
  queryTags,
  queryTagTerms,
  queryTagUrls,
  type SocialTag,
  setTag,
  type TagTerm,
} from '../../core/acts/social/tags.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'

/** The user of an account name. Fails with `invalid_request` without one. */
function userNamed(accountName = ''): ProfileAddress {
  if (accountName.trim() === '') throw invalid('userAccountName must name a user.')
  return { loginName: accountName }
}

/** A keyword. Fails with `invalid_request` without one. */
function keywordNamed(keyword = ''): { readonly keyword: string } {
  if (keyword.trim() === '' || keyword.length > 255) throw invalid('A keyword has 1 to 255 characters.')
  return { keyword }
}

const termNamed = (termID: string) => ({ id: plainGuid(termID) })

/** In milliseconds, because the time of a note is a part of its address. */
const exactTime = (ms: number): string => new Date(ms).toISOString()

interface Entry {
  readonly row: { readonly url: string; readonly title: string; readonly modifiedAt: number }
  readonly owner: string
}

const entryData = ({ row: { url, title, modifiedAt }, owner }: Entry) => ({
  Url: url,
  Owner: owner,
  LastModifiedTime: exactTime(modifiedAt),
  Title: title,
})

const termDetail = ({ id, name }: TagTerm) => ({ Id: id, Name: name })
const tagData = (tag: SocialTag): SocialTagDetail => ({
  ...entryData(tag),
  Term: termDetail(tag.term),
  IsPrivate: tag.row.isPrivate,
})
const noteData = (note: SocialNote): SocialCommentDetail => ({
  ...entryData(note),
  Comment: note.row.note,
  IsHighPriority: note.row.isHighPriority,
})
const ratingData = (rating: SocialRating): SocialRatingDetail => ({ ...entryData(rating), Rating: rating.row.rating })

const tags = (all: readonly SocialTag[]) => ({ SocialTagDetail: all.map(tagData) })
const notes = (all: readonly SocialNote[]) => ({ SocialCommentDetail: all.map(noteData) })
const ratings = (all: readonly SocialRating[]) => ({ SocialRatingDetail: all.map(ratingData) })
const terms = (all: readonly Counted<TagTerm>[]) => ({
  SocialTermDetail: all.map(({ of, count }): SocialTermDetail => ({ Term: termDetail(of), Count: count })),
})
const urls = (all: readonly Counted<string>[]) => ({
  SocialUrlDetail: all.map(({ of, count }): SocialUrlDetail => ({ Url: of, Count: count })),
})

type Bindings = SocialDataServiceBindings<SignedInCall>

const tagBindings: Pick<Bindings, Extract<keyof Bindings, `${string}Tag${string}`>> = {
  async GetAllTagTerms({ context }, { maximumItemsToReturn: most }) {
    return { GetAllTagTermsResult: terms(await queryTagTerms(context, { owner: 'everybody' }, { most })) }
  },

  async GetAllTagTermsForUrlFolder({ context }, { urlFolder: folder = '', maximumItemsToReturn: most }) {
    return { GetAllTagTermsForUrlFolderResult: terms(await queryTagTerms(context, { owner: 'everybody', folder }, { most })) }
  },

  async GetTagTerms({ context }, { maximumItemsToReturn: most }) {
    return { GetTagTermsResult: terms(await queryTagTerms(context, { owner: 'own' }, { most })) }
  },

  async GetTagTermsOfUser({ context }, { userAccountName, maximumItemsToReturn: most }) {
    return { GetTagTermsOfUserResult: terms(await queryTagTerms(context, { owner: userNamed(userAccountName) }, { most })) }
  },

  async GetTagTermsOnUrl({ context }, { url = '', maximumItemsToReturn: most }) {
    return { GetTagTermsOnUrlResult: terms(await queryTagTerms(context, { owner: 'everybody', url }, { most })) }
  },

  async GetAllTagUrls({ context }, { termID }) {
    return { GetAllTagUrlsResult: urls(await queryTagUrls(context, { owner: 'everybody', term: termNamed(termID) })) }
  },

  async GetAllTagUrlsByKeyword({ context }, { keyword }) {
    return { GetAllTagUrlsByKeywordResult: urls(await queryTagUrls(context, { owner: 'everybody', term: keywordNamed(keyword) })) }
  },

  async GetTagUrls({ context }, { termID }) {
    return { GetTagUrlsResult: urls(await queryTagUrls(context, { owner: 'own', term: termNamed(termID) })) }
  },

  async GetTagUrlsByKeyword({ context }, { keyword }) {
    return { GetTagUrlsByKeywordResult: urls(await queryTagUrls(context, { owner: 'own', term: keywordNamed(keyword) })) }
  },

  async GetTagUrlsOfUser({ context }, { termID, userAccountName }) {
    const query = { owner: userNamed(userAccountName), term: termNamed(termID) }
    return { GetTagUrlsOfUserResult: urls(await queryTagUrls(context, query)) }
  },

  async GetTagUrlsOfUserByKeyword({ context }, { keyword, userAccountName }) {
    const query = { owner: userNamed(userAccountName), term: keywordNamed(keyword) }
    return { GetTagUrlsOfUserByKeywordResult: urls(await queryTagUrls(context, query)) }
  },

  async GetTags({ context }, { url = '' }) {
    return { GetTagsResult: tags(await queryTags(context, { owner: 'everybody', url }, {})) }
  },

  async GetTagsOfUser({ context }, { userAccountName, maximumItemsToReturn: most, startIndex: start }) {
    return { GetTagsOfUserResult: tags(await queryTags(context, { owner: userNamed(userAccountName) }, { most, start })) }
  },

  async CountTagsOfUser({ context }, { userAccountName }) {
    return { CountTagsOfUserResult: await countTags(context, userNamed(userAccountName)) }
  },

  async AddTag({ context }, { url, termID, title, isPrivate }) {
    return { AddTagResult: tagData(await setTag(context, url, termNamed(termID), { title, isPrivate })) }
  },

  async AddTagByKeyword({ context }, { url, keyword, title, isPrivate }) {
    return { AddTagByKeywordResult: tagData(await setTag(context, url, keywordNamed(keyword), { title, isPrivate })) }
  },

  async DeleteTag({ context }, { url, termID }) {
    await deleteTags(context, url, termNamed(termID))
    return {}
  },

  async DeleteTagByKeyword({ context }, { url, keyword }) {
    await deleteTags(context, url, keywordNamed(keyword))
    return {}
  },

  async DeleteTags({ context }, { url }) {
    await deleteTags(context, url, 'all')
    return {}
  },
}

const noteBindings: Pick<Bindings, Extract<keyof Bindings, `${string}Comment${string}`>> = {
  async GetCommentsOnUrl({ context }, { url = '', maximumItemsToReturn: most, startIndex: start, excludeItemsTime }) {
    const upTo = excludeItemsTime === undefined ? undefined : Date.parse(excludeItemsTime)
    return { GetCommentsOnUrlResult: notes(await queryNotes(context, { url, upTo }, { most, start })) }
  },

  async GetCommentsOfUser({ context }, { userAccountName, maximumItemsToReturn: most, startIndex: start }) {
    return { GetCommentsOfUserResult: notes(await queryNotes(context, { owner: userNamed(userAccountName) }, { most, start })) }
  },

  async GetCommentsOfUserOnUrl({ context }, { userAccountName, url = '' }) {
    return { GetCommentsOfUserOnUrlResult: notes(await queryNotes(context, { owner: userNamed(userAccountName), url })) }
  },

  async CountCommentsOfUser({ context }, { userAccountName }) {
    return { CountCommentsOfUserResult: await countNotes(context, { owner: userNamed(userAccountName) }) }
  },

  async CountCommentsOfUserOnUrl({ context }, { userAccountName, url = '' }) {
    return { CountCommentsOfUserOnUrlResult: await countNotes(context, { owner: userNamed(userAccountName), url }) }
  },

  async CountCommentsOnUrl({ context }, { url = '' }) {
    return { CountCommentsOnUrlResult: await countNotes(context, { url }) }
  },

  async AddComment({ context }, { url, comment: note, isHighPriority, title }) {
    return { AddCommentResult: noteData(await addNote(context, url, { note, isHighPriority, title })) }
  },

  async UpdateComment({ context }, { url, lastModifiedTime, comment: note, isHighPriority }) {
    await updateNote(context, { url, time: Date.parse(lastModifiedTime) }, { note, isHighPriority })
    return {}
  },

  async DeleteComment({ context }, { url, lastModifiedTime }) {
    await deleteNote(context, { url, time: Date.parse(lastModifiedTime) })
    return {}
  },
}

const ratingBindings: Pick<Bindings, Extract<keyof Bindings, `${string}Rating${string}`>> = {
  async GetRatingOnUrl({ context }, { url }) {
    const found = await findRating(context, url, 'own')
    return found ? { GetRatingOnUrlResult: ratingData(found) } : {}
  },

  async GetRatingOfUserOnUrl({ context }, { userAccountName, url }) {
    const found = await findRating(context, url, userNamed(userAccountName))
    return found ? { GetRatingOfUserOnUrlResult: ratingData(found) } : {}
  },

  async GetRatingsOfUser({ context }, { userAccountName }) {
    return { GetRatingsOfUserResult: ratings(await queryRatingsOf(context, userNamed(userAccountName))) }
  },

  async GetRatingsOnUrl({ context }, { url }) {
    return { GetRatingsOnUrlResult: ratings(await queryRatingsOn(context, url)) }
  },

  async GetRatingAverageOnUrl({ context }, { url }) {
    const found = await ratingAverage(context, url)
    if (!found) return {}
    const { average, count, modifiedAt, own = -1 } = found
    const times = { LastModifiedTime: exactTime(modifiedAt), Count: count, CurrentUserRating: own }
    return { GetRatingAverageOnUrlResult: { Url: found.url, Average: average, ...times } }
  },

  async CountRatingsOnUrl({ context }, { url }) {
    return { CountRatingsOnUrlResult: await countRatings(context, url) }
  },

  async SetRating({ context }, { url, rating, title }) {
    return { SetRatingResult: exactTime(await setRating(context, url, { rating, title })) }
  },

  async DeleteRating({ context }, { url }) {
    await deleteRating(context, url)
    return {}
  },
}

/** socialdataservice.asmx (protocol/soap-profiles#tags-notes-and-ratings). */
export const socialdataserviceService = signedInService(socialdataservice, wsdl.socialdataservice, () => ({
  ...tagBindings,
  ...noteBindings,
  ...ratingBindings,
}))
