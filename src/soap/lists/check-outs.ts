import type { ListsBindings } from '../../../generated/soap/lists.ts'
import { type CheckInType, checkIn, checkInTypes, checkOut, undoCheckOut } from '../../core/acts/files/check-out.ts'
import { getFile } from '../../core/acts/files/files.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fileUrl } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'

type Operations = 'CheckOutFile' | 'CheckInFile' | 'UndoCheckOut'

/** The check-outs of lists.asmx (protocol/soap-services#lists). */
export const checkOutBindings: Pick<ListsBindings<SignedInCall>, Operations> = {
  async CheckOutFile({ context }, { pageUrl, lastmodified }) {
    const address = { url: fileUrl('CheckOutFile/pageUrl', pageUrl) }
    if (lastmodified !== undefined) {
      const known = Date.parse(lastmodified)
      if (Number.isNaN(known)) throw invalid(`CheckOutFile/lastmodified must be a date and time; '${lastmodified.slice(0, 60)}' was given.`)
      if ((await getFile(context, address)).row.modifiedAt > known) return { CheckOutFileResult: false }
    }
    await checkOut(context, address)
    return { CheckOutFileResult: true }
  },

  async CheckInFile({ context }, { pageUrl, comment = '', CheckinType = '0' }) {
    await checkIn(context, { url: fileUrl('CheckInFile/pageUrl', pageUrl) }, comment, typeOf(CheckinType))
    return { CheckInFileResult: true }
  },

  async UndoCheckOut({ context }, { pageUrl }) {
    await undoCheckOut(context, { url: fileUrl('UndoCheckOut/pageUrl', pageUrl) })
    return { UndoCheckOutResult: true }
  },
}

function typeOf(given: string): CheckInType {
  const type = Object.values(checkInTypes).find((known) => String(known) === given.trim())
  if (type !== undefined) return type
  throw invalid(`CheckInFile/CheckinType must be 0 (draft), 1 (major version) or 2 (overwrite); '${given.slice(0, 60)}' was given.`)
}
