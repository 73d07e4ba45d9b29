import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on web parts. */
export const webPartReasons = defineReasons({
  web_part_not_found: { code: 'not_found', message: "'{url}' has no web part {part}." },
})
