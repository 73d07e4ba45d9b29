import {
  type Association,
  deleteAssociation,
  getAssociation,
  getAssociationByName,
  updateAssociation,
} from '../../core/acts/workflow/associations.ts'
import { isListOwner, type WorkflowOwnerAddress } from '../../core/acts/workflow/owners.ts'
import type { List } from '../../core/model/lists/list.ts'
import type { ShownType } from '../../entities/lists/content-type.ts'
import { associationPatch } from '../../entities/lists/input/workflow-input.ts'
import { workflowAssociationShape } from '../../entities/lists/workflow-subscription.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'

const ownerOf = ({ owner }: Association): WorkflowOwnerAddress => (isListOwner(owner) ? { id: owner.row.id } : 'web')

/** What has the workflows of a collection: those of a content type belong to its list or its web. */
function addressIn(workflows: Objects['WorkflowAssociationCollection']): WorkflowOwnerAddress {
  if (workflows.kind === 'rows') throw notInModel('A workflow of a result')
  const { type, value } = workflows.owner
  const list = type === 'List' ? (value as List) : type === 'ContentType' ? (value as ShownType).list : undefined
  return list ? { id: list.row.id } : 'web'
}

/** contracts/csom/workflow-associations.yaml */
export const associationMethods: HandlersOf<'WorkflowAssociation' | 'WorkflowAssociationCollection'> = {
  'WorkflowAssociationCollection.GetById': async (workflows, [id]) =>
    objectOf(workflows.ctx, workflowAssociationShape, await getAssociation(workflows.ctx, addressIn(workflows), id)),
  'WorkflowAssociationCollection.GetByName': async (workflows, [name]) =>
    objectOf(workflows.ctx, workflowAssociationShape, await getAssociationByName(workflows.ctx, addressIn(workflows), name)),
  'WorkflowAssociation.Update': async (object) => {
    const { ctx, value } = object
    await updateAssociation(ctx, ownerOf(value), value.row.id, associationPatch(settingsOf<'WorkflowAssociation'>(object), value.row))
    object.value = await getAssociation(ctx, ownerOf(value), value.row.id)
    object.settings.clear()
  },
  'WorkflowAssociation.DeleteObject': ({ ctx, value }) => deleteAssociation(ctx, ownerOf(value), value.row.id),
}
