import type { Setting } from './setting.ts'

/** What requests and values may have at most. */
export const limits = [
  {
    key: 'Limits:RequestBodyBytes',
    type: 'integer',
    default: 4_194_304,
    min: 1024,
    max: 1_073_741_824,
    help: 'Largest request body, uploads excepted.',
  },
  {
    key: 'Limits:SignInBodyBytes',
    type: 'integer',
    default: 65_536,
    min: 1024,
    max: 1_048_576,
    help: 'Largest body of a SOAP message that is read before anybody has signed in (authentication.asmx).',
  },
  {
    key: 'Limits:UploadBytes',
    type: 'integer',
    default: 10_737_418_240,
    min: 1024,
    max: 1_099_511_627_776,
    help: 'Largest file or attachment that is taken in.',
  },
  {
    key: 'Limits:ResponsePageItems',
    type: 'integer',
    default: 5000,
    min: 1,
    max: 100_000,
    help: 'Most rows of one reply; a larger $top is read as this.',
  },
  {
    key: 'Limits:ReplyEntities',
    type: 'integer',
    default: 100_000,
    min: 1,
    max: 10_000_000,
    help: 'Most entities of one reply, those that $expand brings included. All parts of a batch count as one reply.',
  },
  {
    key: 'Limits:NoteBytes',
    type: 'integer',
    default: 1_048_576,
    min: 255,
    max: 1_073_741_824,
    help: 'Largest value of a column of several lines of text, in bytes of UTF-8.',
  },
] as const satisfies readonly Setting[]
