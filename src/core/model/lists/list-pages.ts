import { isLibrary, type List } from './list.ts'
import { listTemplates, noFeature } from './templates.ts'

/** The server-relative URL of a page of a list, such as a view or a form; libraries have them in a folder. */
export const pageUrl = (list: List, leafName: string): string => `${list.url}/${isLibrary(list) ? 'Forms/' : ''}${leafName}`

/** The pages that show, change and add an item; libraries have another page for uploads. */
export const displayFormUrl = (list: List): string => pageUrl(list, 'DispForm.aspx')
export const editFormUrl = (list: List): string => pageUrl(list, 'EditForm.aspx')
export const newFormUrl = (list: List): string => pageUrl(list, isLibrary(list) ? 'Upload.aspx' : 'NewForm.aspx')

/** The address of one of the server's pictures. */
export const imageUrl = (name: string): string => `/_layouts/15/images/${name}.png`

/** The picture of a list, which is that of its template. */
export const listImageUrl = ({ row }: List): string =>
  imageUrl(listTemplates.get(row.baseTemplate)?.icon ?? (row.baseType === 1 ? 'itdl' : 'itgen'))

/** The id of the feature that contains a list's template. */
export const templateFeatureId = ({ row }: List): string => listTemplates.get(row.baseTemplate)?.featureId ?? noFeature
