import type { GetVersionCollection, GetVersionCollectionResponse } from '../../../generated/soap/lists.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { principalsById } from '../../core/access/principals-by-id.ts'
import { queryVersions } from '../../core/acts/items/versions.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fieldNotFound } from '../../core/model/lists/near-columns.ts'
import { xmlElement } from '../../formats/xml.ts'
import { demandItemNumber } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { timeText } from '../protocol/wire-text.ts'
import { valueTexts } from './rowset.ts'

/** The current and earlier values of a column of an item, for lists.asmx (protocol/soap-services#lists). */
export async function getVersionCollection(
  { context }: SignedInCall,
  { strlistID, strlistItemID, strFieldName }: GetVersionCollection,
): Promise<GetVersionCollectionResponse> {
  const list = await openSchema(context, { name: strlistID })
  const field = list.fieldsByName.get(strFieldName)
  if (!field) throw fieldNotFound(list, strFieldName)
  if (field.system) throw invalid(`GetVersionCollection/strFieldName: of '${strFieldName}', which every list has, no versions are kept.`)
  const itemId = demandItemNumber('GetVersionCollection/strlistItemID', strlistItemID)
  const versions = await queryVersions(context, { id: list.row.id }, itemId)
  const texts = await valueTexts(context, versions, field)
  const people = await principalsById(context, new Set(versions.map(({ editorId }) => editorId)))
  const any = versions.map(({ createdAt, editorId }, index) => {
    const { loginName = '', email = '', title = '' } = people.get(editorId) ?? {}
    return xmlElement(
      '',
      'Version',
      new Map([
        [field.internalName, texts[index] ?? ''],
        ['Modified', timeText(createdAt, true)],
        ['Editor', `${editorId},#${loginName},#${email},#,#${title}`],
      ]),
    )
  })
  return { GetVersionCollectionResult: { Versions: { any } } }
}
