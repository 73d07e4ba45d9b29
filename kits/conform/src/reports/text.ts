import { type Report, type Result, resultsBy, totalsOf } from '../results.ts'

/** The report in lines: a row for each resource, then what is wrong and what is not supported. */
export function textReport(report: Report): string {
  const rows = [...resultsBy('resource', report.results)].map(([resource, results]) => {
    const { passed, wrong, notSupported, all } = totalsOf(results)
    const more = [wrong > 0 ? `${wrong} wrong` : '', notSupported > 0 ? `${notSupported} not supported` : ''].filter((text) => text !== '')
    return `  ${resource.padEnd(28)} ${String(passed).padStart(4)} of ${String(all).padStart(4)}${more.length > 0 ? `   ${more.join(', ')}` : ''}`
  })
  const of = (verdict: string) => report.results.filter((result) => result.verdict === verdict)
  const { passed, wrong, notSupported, all, percent } = totalsOf(report.results)
  const { declared, succeeding, refusing, missing } = report.coverage
  return [
    ...rows,
    ...linesOf('wrong', of('wrong')),
    ...linesOf('not supported', of('not supported')),
    ...report.leftOver.map((one) => `could not be cleaned up: ${one}`),
    `operations: ${declared} in the contract, ${succeeding} called with success, ${refusing} as a stranger, ${missing.length} not called`,
    `${percent} %: ${passed} of ${all} checks passed, ${wrong} wrong, ${notSupported} not supported, in ${(report.durationMs / 1000).toFixed(1)} s`,
    '',
  ].join('\n')
}

const linesOf = (verdict: string, results: readonly Result[]): string[] =>
  results.flatMap(({ id, title, detail, request }) => [
    '',
    `${verdict}: ${id} (${title})`,
    `  ${detail ?? ''}`,
    ...(request === undefined ? [] : [`  ${request.slice(0, 1000)}`]),
  ])
