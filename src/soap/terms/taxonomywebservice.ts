import {
  type TaxonomywebserviceBindings,
  type TermGroupInfo,
  type TermInfo,
  type TermPlaceInfo,
  type TermSetInfo,
  taxonomywebservice,
} from '../../../generated/soap/taxonomywebservice.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { deleteTerm, deleteTermSet } from '../../core/acts/terms/delete-terms.ts'
import {
  addTermGroup,
  deleteTermGroup,
  isSystemGroup,
  queryTermGroups,
  type TermGroupState,
  updateTermGroup,
} from '../../core/acts/terms/groups.ts'
import { mergeTerms } from '../../core/acts/terms/merge-terms.ts'
import { reuseTerm, setTermSource } from '../../core/acts/terms/reuse-terms.ts'
import { addTerm, deleteTermLabel, setTermLabel, setTermProperty, updateTerm } from '../../core/acts/terms/term-changes.ts'
import { customProperties } from '../../core/acts/terms/term-properties.ts'
import {
  addTermSet,
  getTermSet,
  queryTermSets,
  setTermSetProperty,
  type TermSetState,
  updateTermSet,
} from '../../core/acts/terms/term-sets.ts'
import {
  demandTermStore,
  findTerms,
  getTerm,
  mostFound,
  type PlacedTerm,
  placeTerms,
  queryChildTerms,
} from '../../core/acts/terms/terms.ts'
import { defaultLcid, keywordsId, labelOf, type TermState, termStoreId, termStoreName } from '../../core/content/terms/term-store.ts'
import { rootWeb } from '../../core/model/sites/find-web.ts'
import { languageTags } from '../../core/model/sites/languages.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import { plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'

/** The GUID that stands for none. */
const noGuid = '00000000-0000-0000-0000-000000000000'

/** A term id for core: empty at the root of a term set. */
const parentOf = (id = noGuid): string => (plainGuid(id) === noGuid ? '' : plainGuid(id))

const idOf = (id?: string): string | undefined => (id === undefined ? undefined : plainGuid(id))

const lcidOf = async (ctx: Context): Promise<number> => defaultLcid(await rootWeb(ctx))

const bindings: TaxonomywebserviceBindings<SignedInCall> = {
  async GetTermStores({ context }) {
    await demand(context, 'Open', context.web)
    const facts = { Id: termStoreId, Name: termStoreName, Lcids: [...languageTags.keys()].join(' '), KeywordsTermSetId: keywordsId }
    return { GetTermStoresResult: { TermStore: [{ ...facts, DefaultLcid: await lcidOf(context) }] } }
  },

  async GetTermGroups({ context }, { termStoreId: asked }) {
    if (asked !== undefined) demandTermStore(plainGuid(asked))
    return { GetTermGroupsResult: { Group: (await queryTermGroups(context)).map(groupInfo) } }
  },

  async CreateTermGroup({ context }, input) {
    return { CreateTermGroupResult: groupInfo(await addTermGroup(context, given(input))) }
  },

  async UpdateTermGroup({ context }, { groupId, ...patch }) {
    await updateTermGroup(context, plainGuid(groupId), given(patch))
    return {}
  },

  async DeleteTermGroup({ context }, { groupId }) {
    await deleteTermGroup(context, plainGuid(groupId))
    return {}
  },

  async GetTermSets({ context }, { groupId }) {
    return { GetTermSetsResult: { TermSet: (await queryTermSets(context, plainGuid(groupId))).map(setInfo) } }
  },

  async GetTermSet({ context }, { termSetId }) {
    return { GetTermSetResult: setInfo(await getTermSet(context, plainGuid(termSetId))) }
  },

  async CreateTermSet({ context }, { groupId, termSetId, name, isAvailableForTagging: isAvailable, ...input }) {
    const id = termSetId === undefined ? undefined : plainGuid(termSetId)
    return {
      CreateTermSetResult: setInfo(await addTermSet(context, plainGuid(groupId), { name, ...given({ ...input, isAvailable, id }) })),
    }
  },

  async UpdateTermSet({ context }, { termSetId, isAvailableForTagging: isAvailable, ...patch }) {
    await updateTermSet(context, plainGuid(termSetId), given({ ...patch, isAvailable }))
    return {}
  },

  async DeleteTermSet({ context }, { termSetId }) {
    await deleteTermSet(context, plainGuid(termSetId))
    return {}
  },

  async GetTerms({ context }, { termSetId, parentTermId, lcid: asked }) {
    const lcid = asked ?? (await lcidOf(context))
    const parentId = parentOf(parentTermId)
    return {
      GetTermsResult: {
        Term: await termInfos(context, await queryChildTerms(context, { termSetId: plainGuid(termSetId), parentId }, lcid), lcid),
      },
    }
  },

  async GetTerm({ context }, { termId, lcid, termSetId }) {
    return { GetTermResult: await termInfo(context, await getTerm(context, plainGuid(termId), idOf(termSetId)), lcid) }
  },

  async FindTerms({ context }, { label, lcid: asked, matchOption, termSetId, maximum: limit = mostFound }) {
    const lcid = asked ?? (await lcidOf(context))
    const search = { label, lcid, isPrefix: matchOption !== 'ExactMatch', limit }
    const found = await findTerms(context, { ...search, ...(termSetId !== undefined && { termSetId: plainGuid(termSetId) }) })
    return { FindTermsResult: { Term: await termInfos(context, found, lcid) } }
  },

  async CreateTerm({ context }, { termSetId, parentTermId, termId, name, description, lcid: asked }) {
    const lcid = asked ?? (await lcidOf(context))
    const place = { termSetId: plainGuid(termSetId), parentId: parentOf(parentTermId) }
    const id = termId === undefined ? undefined : plainGuid(termId)
    return {
      CreateTermResult: await termInfo(context, await addTerm(context, { ...place, name, lcid, ...given({ description, id }) }), lcid),
    }
  },

  async UpdateTerm({ context }, { termId, parentTermId, termSetId, fromTermSetId, isAvailableForTagging: isAvailable, ...patch }) {
    const parentId = parentTermId === undefined ? undefined : parentOf(parentTermId)
    const place = { parentId, termSetId: idOf(termSetId), fromTermSetId: idOf(fromTermSetId) }
    await updateTerm(context, plainGuid(termId), given({ ...patch, isAvailable, ...place }))
    return {}
  },

  async ReuseTerm({ context }, { termId, termSetId, parentTermId, isPinned = false, withTermsBelow: withBelow = false, lcid }) {
    const place = { termSetId: plainGuid(termSetId), parentId: parentOf(parentTermId) }
    const term = await reuseTerm(context, plainGuid(termId), { ...place, isPinned, withBelow })
    return { ReuseTermResult: await termInfo(context, term, lcid) }
  },

  async SetTermSource({ context }, { termId, termSetId }) {
    await setTermSource(context, plainGuid(termId), plainGuid(termSetId))
    return {}
  },

  async MergeTerms({ context }, { termId, intoTermId }) {
    await mergeTerms(context, plainGuid(termId), plainGuid(intoTermId))
    return {}
  },

  async DeleteTerm({ context }, { termId, termSetId }) {
    await deleteTerm(context, plainGuid(termId), idOf(termSetId))
    return {}
  },

  async SetTermLabel({ context }, { termId, label, lcid, isDefault = false }) {
    await setTermLabel(context, plainGuid(termId), { label, lcid: lcid ?? (await lcidOf(context)), isDefault })
    return {}
  },

  async DeleteTermLabel({ context }, { termId, label, lcid }) {
    await deleteTermLabel(context, plainGuid(termId), { label, lcid: lcid ?? (await lcidOf(context)) })
    return {}
  },

  async SetTermProperty({ context }, { termId, name, value }) {
    await setTermProperty(context, plainGuid(termId), name, value)
    return {}
  },

  async SetTermSetProperty({ context }, { termSetId, name, value }) {
    await setTermSetProperty(context, plainGuid(termSetId), name, value)
    return {}
  },
}

/** taxonomywebservice.asmx (protocol/soap-terms#the-term-store). */
export const taxonomywebserviceService = signedInService(taxonomywebservice, wsdl.taxonomywebservice, () => bindings)

/** The members that have a value. */
const given = <T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> }

const times = ({ createdAt, modifiedAt }: { readonly createdAt: number; readonly modifiedAt: number }) => ({
  Created: isoTime(createdAt),
  LastModified: isoTime(modifiedAt),
})

const groupInfo = (row: TermGroupState): TermGroupInfo => ({
  Id: row.id,
  Name: row.name,
  Description: row.description,
  IsSystem: isSystemGroup(row.id),
  ...times(row),
})

const propertiesOf = (row: { readonly properties: string | null }) => [...customProperties(row)].map(([Name, text]) => ({ Name, text }))

const setInfo = (row: TermSetState): TermSetInfo => ({
  Id: row.id,
  GroupId: row.groupId,
  Name: row.name,
  Description: row.description,
  IsOpen: row.isOpen,
  IsAvailableForTagging: row.isAvailable,
  TermCount: row.termCount,
  Property: propertiesOf(row),
  ...times(row),
})

async function termInfo(ctx: Context, term: TermState, lcid?: number): Promise<TermInfo> {
  const [info] = await termInfos(ctx, [term], lcid ?? (await lcidOf(ctx)))
  if (!info) throw new Error(`the term ${term.row.id} has no term set`)
  return info
}

async function termInfos(ctx: Context, terms: readonly TermState[], lcid: number): Promise<TermInfo[]> {
  const usual = await lcidOf(ctx)
  return (await placeTerms(ctx, terms)).map((term) => infoOf(term, lcid, usual))
}

const placeInfo = ({ row, placement }: TermState): TermPlaceInfo => ({
  TermSetId: row.termSetId,
  ...(row.parentId !== '' && { ParentTermId: row.parentId }),
  IsSource: placement === undefined,
  IsPinned: typeof placement?.pinnedRootId === 'string',
})

function infoOf(term: PlacedTerm, lcid: number, usual: number): TermInfo {
  const { row, labels, ancestors, childCount, places } = term
  return {
    Id: row.id,
    TermSetId: row.termSetId,
    ...(row.parentId !== '' && { ParentTermId: row.parentId }),
    Name: labelOf(term, lcid, usual),
    Path: [...ancestors, term].map((each) => labelOf(each, lcid, usual)).join(';'),
    Description: row.description,
    IsDeprecated: row.isDeprecated,
    IsAvailableForTagging: row.isAvailable,
    HasChildren: childCount > 0,
    ...times(row),
    Label: labels.map(({ label, lcid: of, isDefault }) => ({ text: label, Lcid: of, IsDefault: isDefault })),
    Property: propertiesOf(row),
    Place: places.length < 2 ? [] : places.map(placeInfo),
  }
}
