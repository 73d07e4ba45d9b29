import {
  type Taxonomy_x0020_web_x0020_serviceBindings as Bindings,
  taxonomyclientservice,
} from '../../../generated/soap/taxonomyclientservice.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { Context } from '../../core/access/context.ts'
import { addTerm, addTerms } from '../../core/acts/terms/term-changes.ts'
import { getTermSet } from '../../core/acts/terms/term-sets.ts'
import {
  demandTermStore,
  findTerms,
  mostFound,
  placeTerms,
  queryAllTerms,
  queryChildTerms,
  queryTermsById,
} from '../../core/acts/terms/terms.ts'
import { defaultLcid, keywordsId, type TermState } from '../../core/content/terms/term-store.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { rootWeb } from '../../core/model/sites/find-web.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import { plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { containerText, entriesIn, guidOf, guidsIn, type TermsText, termsText, textsIn, timesText } from './term-xml.ts'

/** The GUID that stands for none. */
const noGuid = '00000000-0000-0000-0000-000000000000'

/** Fails with `term_store_not_found` unless a text names the term store. */
const demandStore = (id: string): void => {
  if (plainGuid(id) !== noGuid) demandTermStore(plainGuid(id))
}

const mostTermSets = 20

/** The maximum number of terms in a reply, which is that of one term set. */
const mostTerms = 5_000

const bindings: Bindings<SignedInCall> = {
  async GetTermSets({ context }, { sharedServiceIds, termSetIds, lcid, clientTimeStamps, clientVersions }) {
    for (const id of guidsIn('sharedServiceIds', sharedServiceIds)) demandStore(id)
    const asked = guidsIn('termSetIds', termSetIds)
    if (asked.length > mostTermSets) throw invalid(`At most ${mostTermSets} term sets can be read together; ${asked.length} were given.`)
    const ids = [...new Set(asked)]
    const times = textsIn('clientTimeStamps', clientTimeStamps).map(Date.parse)
    const versions = textsIn('clientVersions', clientVersions)
    const sets = []
    for (const id of ids) sets.push(await getTermSet(context, id))
    const places = ids.map((id) => asked.indexOf(id))
    const changed = sets.filter(({ modifiedAt }, n) => {
      const at = places[n] ?? n
      return versions[at] === '0' || !(modifiedAt <= (times[at] ?? Number.NaN))
    })
    const terms: TermState[] = []
    for (const { id } of changed) {
      terms.push(...(await queryAllTerms(context, id)))
      if (terms.length > mostTerms) throw invalid(`The term sets have more than ${mostTerms} terms together. Ask for fewer of them.`)
    }
    return {
      GetTermSetsResult: containerText(await shown(context, terms, lcid)),
      serverTermSetTimeStampXml: timesText(sets.map(({ modifiedAt }) => isoTime(modifiedAt))),
    }
  },

  async GetChildTermsInTermSet({ context }, { sspId, lcid, termSetId }) {
    demandStore(sspId)
    const terms = await queryChildTerms(context, { termSetId: plainGuid(termSetId) }, lcid)
    return { GetChildTermsInTermSetResult: termsText(await shown(context, terms, lcid)) }
  },

  async GetChildTermsInTerm({ context }, { sspId, lcid, termId, termSetId }) {
    demandStore(sspId)
    const terms = await queryChildTerms(context, { termSetId: plainGuid(termSetId), parentId: plainGuid(termId) }, lcid)
    return { GetChildTermsInTermResult: termsText(await shown(context, terms, lcid)) }
  },

  async GetKeywordTermsByGuids({ context }, { termIds, lcid }) {
    const terms = await queryTermsById(context, guidsIn('termIds', termIds))
    return { GetKeywordTermsByGuidsResult: termsText(await shown(context, terms, lcid)) }
  },

  async GetTermsByLabel({ context }, { label = '', lcid, matchOption, resultCollectionSize, termIds, addIfNotFound }) {
    const sets = guidsIn('termIds', termIds)
    const limit = resultCollectionSize > 0 ? resultCollectionSize : mostFound
    const search = { label, lcid, isPrefix: matchOption === 'StartsWith', limit }
    const asked = sets.length === 0 ? [search] : sets.map((termSetId) => ({ ...search, termSetId }))
    const found: TermState[] = []
    for (const one of asked.slice(0, mostTermSets)) found.push(...(await findTerms(context, one)))
    if (found.length === 0 && addIfNotFound) found.push(await addTerm(context, { termSetId: sets[0] ?? keywordsId, name: label, lcid }))
    return { GetTermsByLabelResult: termsText(await shown(context, found.slice(0, limit), lcid)) }
  },

  async AddTerms({ context }, { sharedServiceId, termSetId, lcid, newTerms }) {
    demandStore(sharedServiceId)
    const asked = entriesIn('newTerms', newTerms)
    if (asked.length === 0) throw invalid('newTerms must hold at least one element newTerm with a label.')
    const added = await addTerms(
      context,
      asked.map(({ attributes }) => {
        const parentId = guidOf('newTerms/@parentTermId', attributes.get('parentTermId') || noGuid)
        return { termSetId: plainGuid(termSetId), parentId: parentId === noGuid ? '' : parentId, name: attributes.get('label') ?? '', lcid }
      }),
    )
    const more = (at: number) => {
      const clientId = asked[at]?.attributes.get('clientId')
      return clientId === undefined ? {} : { a65: clientId }
    }
    return { AddTermsResult: termsText({ ...(await shown(context, added, lcid)), more }) }
  },
}

/** taxonomyclientservice.asmx (protocol/soap-terms#terms-in-a-text). */
export const taxonomyclientserviceService = signedInService(taxonomyclientservice, wsdl.taxonomyclientservice, () => bindings)

async function shown(ctx: Context, terms: readonly TermState[], lcid: number): Promise<TermsText> {
  const placed = await placeTerms(ctx, terms)
  const isOther = (term: TermState) => (place: TermState) => place.row.termSetId !== term.row.termSetId
  const others = Map.groupBy(
    await placeTerms(
      ctx,
      placed.flatMap((term) => term.places.filter(isOther(term))),
    ),
    ({ row }) => row.id,
  )
  const shownTerms = placed.map((term) => ({ term, elsewhere: (others.get(term.row.id) ?? []).filter(isOther(term)) }))
  return { terms: shownTerms, lcid, usual: defaultLcid(await rootWeb(ctx)) }
}
