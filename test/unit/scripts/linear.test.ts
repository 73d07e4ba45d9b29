import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const script = join(import.meta.dirname, '../../../scripts/linear.ts')
const folder = mkdtempSync(join(tmpdir(), 'tenon-linear-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The findings of the check for a file with this text. */
function said(text: string): Promise<{ code: number; text: string }> {
  const file = join(folder, 'tried.ts')
  writeFileSync(file, text)
  return new Promise((resolve) => {
    execFile(process.execPath, [script, file], (error, out, wrong) => resolve({ code: Number(error?.code ?? 0), text: out + wrong }))
  })
}

describe('the check of regular expressions', { timeout: 60_000 }, () => {
  it('takes what is linear', async () => {
    expect(await said('export const a = /^\\d+(?:\\.\\d*)?$/\nexport const b = new RegExp("^x+$", "i")\n')).toEqual({
      code: 0,
      text: '2 expressions are linear\n',
    })
  })

  it('refuses what is not, with its place and a text that shows it', async () => {
    const { code, text } = await said('export const a = /^\\d+$/\nexport const b = (text: string) => /^\\d+\\.?\\d*$/.test(text)\n')
    expect(code).toBe(1)
    expect(text).toMatch(/tried\.ts:2: \/\^\\d\+\\\.\?\\d\*\$\/: 2nd degree polynomial, such as with/)
    expect(text).not.toMatch(/tried\.ts:1/)
  })

  it('reads what is given to RegExp, and refuses what it cannot read', async () => {
    const { code, text } = await said(
      'export const a = RegExp("(?:a+)+$")\nexport const b = (name: string) => new RegExp("^" + name)\nexport const c = new RegExp("x", String(a))\n',
    )
    expect(code).toBe(1)
    expect(text).toMatch(/tried\.ts:1: .*exponential/)
    expect(text).toMatch(/tried\.ts:2: an expression that is built of parts/)
    expect(text).toMatch(/tried\.ts:3: an expression that is built of parts/)
  })
})
