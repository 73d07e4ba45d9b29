import { escapedXml } from '../http/xml.ts'
import { type Report, type Result, resultsBy, totalsOf } from '../results.ts'

const css = `:root{color-scheme:light dark;--line:#8886}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.3rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}
td.number{text-align:right;font-variant-numeric:tabular-nums}code{font-size:.9em;overflow-wrap:anywhere}
.passed{color:light-dark(#116329,#7ee787)}.wrong{color:light-dark(#a40e26,#ff9a94);font-weight:600}
.not-supported{color:light-dark(#7d4e00,#f2cc60)}details{margin:.3rem 0}`

const verdictClass = ({ verdict }: Result): string => verdict.replace(' ', '-')

/** The report as one page without scripts, which loads nothing. */
export function htmlReport(report: Report): string {
  const { passed, wrong, notSupported, all, percent } = totalsOf(report.results)
  const rows = [...resultsBy('resource', report.results)].map(([resource, results]) => {
    const totals = totalsOf(results)
    const numbers = [totals.all, totals.passed, totals.wrong, totals.notSupported].map((one) => `<td class="number">${one}</td>`)
    return `<tr><td><a href="#${anchorOf(resource)}">${escapedXml(resource)}</a></td>${numbers.join('')}</tr>`
  })
  const sections = [...resultsBy('resource', report.results)].map(([resource, results]) => sectionOf(resource, results))
  const left = report.leftOver.map((one) => `<li>${escapedXml(one)}</li>`).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escapedXml(report.url)}</title><style>${css}</style></head><body><main>
<h1>Conformance of ${escapedXml(report.url)}</h1>
<p>${percent} % of ${all} checks passed: ${passed} passed, ${wrong} wrong, ${notSupported} not supported.
Profile ${escapedXml(report.profile)}, contract ${escapedXml(report.contract)}, ${escapedXml(report.startedAt)}, ${(report.durationMs / 1000).toFixed(1)} s.</p>
${left === '' ? '' : `<h2>What could not be cleaned up</h2><ul>${left}</ul>`}
<h2>Resources</h2><table><thead><tr><th>Resource</th><th>Checks</th><th>Passed</th><th>Wrong</th><th>Not supported</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
${sections.join('\n')}
</main></body></html>
`
}

const anchorOf = (resource: string): string => encodeURIComponent(resource.replaceAll(' ', '-'))

function sectionOf(resource: string, results: readonly Result[]): string {
  const rows = results.map((result) => {
    const request =
      result.request === undefined ? '' : `<details><summary>Request</summary><code>${escapedXml(result.request)}</code></details>`
    const detail = result.detail === undefined ? '' : `<div>${escapedXml(result.detail)}</div>${request}`
    const operations = result.operations.slice(0, 8).map((one) => `<code>${escapedXml(one)}</code>`)
    return `<tr><td class="${verdictClass(result)}">${result.verdict}</td><td>${escapedXml(result.title)}${detail}</td><td>${operations.join(' ')}</td></tr>`
  })
  const head = '<thead><tr><th>Result</th><th>Check</th><th>Operations</th></tr></thead>'
  return `<h2 id="${anchorOf(resource)}">${escapedXml(resource)}</h2><table>${head}<tbody>${rows.join('\n')}</tbody></table>`
}
