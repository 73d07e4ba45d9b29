import { escapedXml } from '../http/xml.ts'
import { type Report, type Result, resultsBy, totalsOf } from '../results.ts'

/** Characters that XML does not take. */
const plain = (text: string): string =>
  escapedXml(text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd'))

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)

/** The report as CI servers read it: a suite for each group; what is not supported counts as skipped. */
export function junitReport(report: Report): string {
  const { wrong, notSupported, all } = totalsOf(report.results)
  const head = `name="conform ${plain(report.url)}" tests="${all}" failures="${wrong}" skipped="${notSupported}" time="${seconds(report.durationMs)}"`
  const suites = [...resultsBy('group', report.results)].map(([group, results]) => suiteOf(group, results))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${head}>\n${suites.join('')}</testsuites>\n`
}

function suiteOf(group: string, results: readonly Result[]): string {
  const { wrong, notSupported, all } = totalsOf(results)
  const time = seconds(results.reduce((sum, { durationMs }) => sum + durationMs, 0))
  const cases = results.map(caseOf).join('')
  return ` <testsuite name="${plain(group)}" tests="${all}" failures="${wrong}" skipped="${notSupported}" time="${time}">\n${cases} </testsuite>\n`
}

function caseOf({ id, resource, title, verdict, detail = '', request, durationMs }: Result): string {
  const head = `  <testcase classname="${plain(resource)}" name="${plain(`${id}: ${title}`)}" time="${seconds(durationMs)}"`
  if (verdict === 'passed') return `${head}/>\n`
  const more = plain(request === undefined ? detail : `${detail}\n${request}`)
  const inner =
    verdict === 'wrong' ? `<failure message="${plain(detail)}">${more}</failure>` : `<skipped message="not supported: ${plain(detail)}"/>`
  return `${head}>${inner}</testcase>\n`
}
