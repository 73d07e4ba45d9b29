import type { FieldMethod, FieldMethods, WebsBindings } from '../../../generated/soap/webs.ts'
import { addSiteColumn, deleteSiteColumn, getSiteColumn, getSiteColumns, updateSiteColumn } from '../../core/acts/lists/site-columns.ts'
import type { Field } from '../../core/model/lists/field.ts'
import { fieldXmlChange } from '../../entities/lists/input/field-xml-change.ts'
import { readFieldElement } from '../../formats/caml/field-xml.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { columnElements } from './content-type-definition.ts'
import { columnOfElement, demandFewMethods, fieldOfMethod, resultsOfMethods } from './field-methods.ts'

/** The changes of site columns in webs.asmx. Each method is an act of its own. */
export const siteColumnBindings: Pick<WebsBindings<SignedInCall>, 'UpdateColumns'> = {
  async UpdateColumns(call, { newFields, updateFields, deleteFields }) {
    const { context } = call
    demandFewMethods('UpdateColumns', newFields, updateFields, deleteFields)
    const run = async <T extends object>(methods: FieldMethods | undefined, work: (method: FieldMethod) => Promise<T>) => ({
      Method: await resultsOfMethods(call, methods, work),
    })
    const shown = async (field: Field) => {
      const { id } = context.web.row
      const place = { ownerId: id, webId: id, all: await getSiteColumns(context) }
      const [Field] = await columnElements(context, [field], place)
      return { ...(Field && { Field }) }
    }
    const NewFields = await run(newFields, async (method) =>
      shown(await addSiteColumn(context, readFieldElement(fieldOfMethod(method), false))),
    )
    const UpdateFields = await run(updateFields, async (method) => {
      const element = fieldOfMethod(method)
      const column = columnOfElement(element)
      const field = await getSiteColumn(context, column)
      return shown(await updateSiteColumn(context, column, fieldXmlChange(element, field)))
    })
    const DeleteFields = await run(deleteFields, async (method) => {
      await deleteSiteColumn(context, columnOfElement(fieldOfMethod(method)))
      return {}
    })
    return { UpdateColumnsResult: { Results: { NewFields, UpdateFields, DeleteFields } } }
  },
}
