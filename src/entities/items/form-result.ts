import type { FormResult } from '../../core/acts/items/form-values.ts'
import { type Profile, wireReasonOf } from '../../profile/profile.ts'

/** The result for a column of a form as clients read it. */
export const formResultShown = (profile: Profile, { name, text, error }: FormResult, itemId: number) => ({
  ErrorCode: error ? wireReasonOf(profile, error).number | 0 : 0,
  ErrorMessage: error?.message ?? null,
  FieldName: name,
  FieldValue: text,
  HasException: error !== undefined,
  ItemId: error ? 0 : itemId,
})
