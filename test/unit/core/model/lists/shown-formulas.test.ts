import { describe, expect, it } from 'vitest'
import { shownFormula, shownValidation } from '../../../../../src/core/model/lists/calculated.ts'
import { systemFieldsOf } from '../../../../../src/core/model/lists/system-fields.ts'

const fields = systemFieldsOf(0)

describe('a stored formula', () => {
  it('is shown with the titles of its columns', () => {
    expect(shownFormula('=[Created]+1', fields)).toBe('=[Created]+1')
    expect(shownValidation('=[Created]<TODAY()', fields)).toBe('=[Created]<TODAY()')
  })

  it.each(['=((', '=NoSuchFunction(1)', '=1+', `="open`])('that cannot be read any more is shown as it is stored: %s', (text) => {
    expect(shownFormula(text, fields)).toBe(text)
    expect(shownValidation(text, fields)).toBe(text)
  })
})
