import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const python = fileURLToPath(new URL('../../../.sqlfluff/bin/python', import.meta.url))
const program = fileURLToPath(new URL('../../store/sqlserver/parse.py', import.meta.url))

/** Whether the independent parser of T-SQL is installed; in CI it must be. */
export const hasParser = existsSync(python) || Boolean(process.env.CI)

/** The parts of each text that are no T-SQL, by an independent parser. */
export function parsed(texts: Readonly<Record<string, string>>): Record<string, string[]> {
  const input = JSON.stringify(texts)
  const { status, stdout, stderr } = spawnSync(python, [program], { input, encoding: 'utf8', timeout: 280_000, maxBuffer: 2 ** 26 })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return JSON.parse(stdout) as Record<string, string[]>
}

/**
 * The text with lists of columns, values and rows of values cut to two of each, and one number for all values: so few texts are left
 * that differ in form.
 */
export const formOf = (text: string): string =>
  text
    .replaceAll(/@\d{1,6}/g, '@1')
    .replaceAll(/((?:"\w{1,64}"\.)?"\w{1,64}"(?: as "\w{1,64}")?)(?:, (?:"\w{1,64}"\.)?"\w{1,64}"(?: as "\w{1,64}")?){4,}/g, '$1')
    .replaceAll(/@1(?:, ?@1){2,}/g, '@1, @1')
    .replaceAll(/\(@1 \+ N'\.'\)(?:, \(@1 \+ N'\.'\)){2,}/g, "(@1 + N'.'), (@1 + N'.')")
    .replaceAll(/(\((?:@1, ?)*@1\))(?:, ?\((?:@1, ?)*@1\)){2,}/g, '$1, $1')
