import type { ListsBindings } from '../../../generated/soap/lists.ts'
import { outcomeOf } from '../../core/access/batch.ts'
import { type CheckInType, checkIn, checkInTypes, checkOut, undoCheckOut } from '../../core/acts/files/check-out.ts'
import { getFile } from '../../core/acts/files/files.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fileUrl } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'

type Operations = 'CheckOutFile' | 'CheckInFile' | 'UndoCheckOut'

/** The check-outs of lists.asmx (protocol/soap-services#lists). */
export const checkOutBindings: Pick<ListsBindings<SignedInCall>, Operations> = {
  async CheckOutFile({ context, request }, { pageUrl, lastmodified }) {
    const address = { url: pageAt('CheckOutFile', pageUrl) }
    if (lastmodified !== undefined) {
      const known = Date.parse(lastmodified)
      if (Number.isNaN(known)) throw invalid(`CheckOutFile/lastmodified must be a date and time; '${lastmodified.slice(0, 60)}' was given.`)
      if ((await getFile(context, address)).row.modifiedAt > known) return { CheckOutFileResult: false }
    }
    return { CheckOutFileResult: await isDone(request, () => checkOut(context, address)) }
  },

  async CheckInFile({ context, request }, { pageUrl, comment = '', CheckinType = '0' }) {
    const address = { url: pageAt('CheckInFile', pageUrl) }
    return { CheckInFileResult: await isDone(request, () => checkIn(context, address, comment, typeOf(CheckinType))) }
  },

  async UndoCheckOut({ context, request }, { pageUrl }) {
    const address = { url: pageAt('UndoCheckOut', pageUrl) }
    return { UndoCheckOutResult: await isDone(request, () => undoCheckOut(context, address)) }
  },
}

function pageAt(operation: keyof typeof checkOutBindings, pageUrl: string): string {
  if (pageUrl.trim() === '') throw invalid(`${operation}/pageUrl needs the address of a file.`)
  return fileUrl(`${operation}/pageUrl`, pageUrl)
}

/** The file is checked out already, or not checked out. */
const wrongStates: ReadonlySet<string> = new Set(['file_checked_out', 'file_not_checked_out'])

/** True once `change` is done; false where the profile has it instead of a fault for a file in the wrong state. */
async function isDone({ profile }: SignedInCall['request'], change: () => Promise<unknown>): Promise<boolean> {
  const outcome = await outcomeOf(change)
  if (outcome.ok) return true
  if (profile.soap.tellsWrongCheckOuts && wrongStates.has(outcome.error.reason)) return false
  throw outcome.error
}

function typeOf(given: string): CheckInType {
  const type = Object.values(checkInTypes).find((known) => String(known) === given.trim())
  if (type !== undefined) return type
  throw invalid(`CheckInFile/CheckinType must be 0 (draft), 1 (major version) or 2 (overwrite); '${given.slice(0, 60)}' was given.`)
}
