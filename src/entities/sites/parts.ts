import type { OwnedPart } from '../../core/acts/sites/parts.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { noId } from './absent.ts'

const scopes = { site: 2, web: 3, list: 4 } as const

const textOf = (part: OwnedPart, name: string): string | null => {
  const value = part.settings[name]
  return typeof value === 'string' ? value : null
}

const numberOf = (part: OwnedPart, name: string): number => {
  const value = part.settings[name]
  return typeof value === 'number' ? value : 0
}

const rightsOf = ({ settings }: OwnedPart): { High: number; Low: number } => {
  const { Rights: rights } = settings
  return typeof rights === 'object' && rights !== null ? rights : { High: 0, Low: 0 }
}

export const userCustomAction: Shape<OwnedPart, 'UserCustomAction'> = shapeOf<'UserCustomAction', OwnedPart>(
  'UserCustomAction',
  {
    ClientSideComponentId: (one) => textOf(one, 'ClientSideComponentId') ?? noId(),
    ClientSideComponentProperties: (one) => textOf(one, 'ClientSideComponentProperties') ?? '',
    CommandUIExtension: (one) => textOf(one, 'CommandUIExtension'),
    Description: (one) => textOf(one, 'Description'),
    Group: (one) => textOf(one, 'Group'),
    HostProperties: (one) => textOf(one, 'HostProperties') ?? '',
    Id: ({ id }) => id,
    ImageUrl: (one) => textOf(one, 'ImageUrl'),
    Location: (one) => textOf(one, 'Location'),
    Name: (one) => textOf(one, 'Name'),
    RegistrationId: (one) => textOf(one, 'RegistrationId'),
    RegistrationType: (one) => numberOf(one, 'RegistrationType'),
    Rights: rightsOf,
    Scope: ({ owner }) => scopes[owner.kind],
    ScriptBlock: (one) => textOf(one, 'ScriptBlock'),
    ScriptSrc: (one) => textOf(one, 'ScriptSrc'),
    Sequence: (one) => numberOf(one, 'Sequence'),
    Title: (one) => textOf(one, 'Title'),
    Url: (one) => textOf(one, 'Url'),
    VersionOfUserCustomAction: () => '16.0.1.0',
  },
  { address: ({ owner, id }) => `${owner.canonical}/UserCustomActions(guid'${id}')` },
)

export const eventReceiver: Shape<OwnedPart, 'EventReceiver'> = shapeOf<'EventReceiver', OwnedPart>(
  'EventReceiver',
  {
    EventType: (one) => numberOf(one, 'EventType'),
    ReceiverAssembly: (one) => textOf(one, 'ReceiverAssembly') ?? '',
    ReceiverClass: (one) => textOf(one, 'ReceiverClass') ?? '',
    ReceiverId: ({ id }) => id,
    ReceiverName: (one) => textOf(one, 'ReceiverName') ?? '',
    ReceiverUrl: (one) => textOf(one, 'ReceiverUrl') ?? '',
    SequenceNumber: (one) => numberOf(one, 'SequenceNumber'),
    Synchronization: (one) => numberOf(one, 'Synchronization'),
  },
  { address: ({ owner, id }) => `${owner.canonical}/EventReceiver/GetById(guid'${id}')` },
)
