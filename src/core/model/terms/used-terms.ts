import { derivedId } from '../derived-id.ts'
import type { Field } from '../lists/field.ts'
import type { TemplateField } from '../lists/template-columns.ts'
import { type ListTemplate, noFeature, titleField } from '../lists/templates.ts'

/**
 * The hidden list of the root web with an item for each term that items of the site collection have (protocol/fields#terms-of-an-item).
 * The number of the item is the `WssId` of the term.
 */
export const usedTermsTitle = 'TaxonomyHiddenList'

const column = (internalName: string, type: 'Text' | 'Note' = 'Text'): TemplateField => ({
  internalName,
  title: internalName,
  type,
  id: derivedId(`used terms ${internalName}`),
})

/** Clients make no such list: its template is not among those of `listtemplates`. */
export const usedTermsTemplate: ListTemplate = {
  id: 100,
  name: usedTermsTitle,
  baseType: 0,
  contentTypeId: '0x01',
  fields: [
    titleField(false),
    ...['IdForTermStore', 'IdForTerm', 'IdForTermSet'].map((name) => column(name)),
    column('Term'),
    column('Path', 'Note'),
    column('CatchAllData'),
    column('CatchAllDataLabel'),
  ],
  featureId: noFeature,
  icon: 'itgen',
  hasFolders: false,
}

/** The hidden columns beside columns of terms, by the names and ids that clients of the established server know. */
export const catchAll = { name: 'TaxCatchAll', title: 'Taxonomy Catch All Column', id: 'f3b0adf9-c1a2-4b02-920d-943fba4b3611' } as const
export const catchAllLabel = {
  name: 'TaxCatchAllLabel',
  title: 'Taxonomy Catch All Column1',
  id: '8f6b6dd8-9357-4019-8172-966fcd502ed2',
} as const

/** Whether the values of a column are terms. */
export const isOfTerms = ({ type }: Pick<Field, 'type'>): boolean => type === 'TaxonomyFieldType' || type === 'TaxonomyFieldTypeMulti'
