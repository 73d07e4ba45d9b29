/** The value of a property of an event. */
export type TelemetryValue = string | number | boolean

/** The most characters of a text that are kept. */
const longestText = 1_000
/** What stands for a secret. */
const masked = '***'

/** Names of properties whose values are secrets, wherever the word stands. */
const secretName = /password|passwd|pwd|secret|token|cookie|authorization|assertion|digest|credential|apikey|api_key|session/i
/** The end of the name of a scheme of signing in, which credentials follow. */
const schemeName = /(?:bearer|basic|negotiate|ntlm)$/i
/** A token of three parts at the beginning of a word. */
const tokenForm = /^["'(]?ey[\w-]{8,1000}\.[\w-]{2,1000}\./
const shortestCredentials = 8

/** The properties as they are kept: without secrets, as far as a program can know them, and with texts of bounded length. */
export function shownProperties(properties: ReadonlyMap<string, TelemetryValue>): ReadonlyMap<string, TelemetryValue> {
  const shown = (name: string, value: TelemetryValue): TelemetryValue => {
    if (secretName.test(name)) return masked
    return typeof value === 'string' ? shownText(value) : value
  }
  return new Map([...properties].map(([name, value]) => [name, shown(name, value)]))
}

function shownText(text: string): string {
  let before = ''
  const shown = text
    .slice(0, longestText)
    .split(/(\s)/)
    .map((word) => {
      if (word.trim() === '') return word
      const isSecret = tokenForm.test(word) || (schemeName.test(before) && word.length >= shortestCredentials)
      before = word
      return isSecret ? masked : withoutQuery(word)
    })
  return shown.join('')
}

/** An address without its query and its fragment; every other word as it is. */
function withoutQuery(word: string): string {
  const [path = ''] = word.split(/[?#]/, 1)
  return path.includes('/') ? path : word
}
