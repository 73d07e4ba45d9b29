import { type Report, resultsBy, totalsOf } from '../results.ts'

/** The report as JSON, with the totals of each resource. */
export function jsonReport(report: Report): string {
  const resources = [...resultsBy('resource', report.results)].map(([resource, results]) => ({ resource, ...totalsOf(results) }))
  return `${JSON.stringify({ ...report, totals: totalsOf(report.results), resources }, null, 2)}\n`
}
