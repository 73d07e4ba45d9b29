import { telemetryScript } from '../../telemetry-script.ts'

/** The script of the pages of the administration: a part that changes is read again, and a slider sends its form. */
export const farmScript = `'use strict'
${telemetryScript}const part = () => document.querySelector('[data-poll]')
async function look() {
  const here = part()
  if (!here) return
  if (!document.hidden && !here.contains(document.activeElement)) {
    const reply = await fetch(location.href, { headers: { Accept: 'text/html' }, credentials: 'same-origin' }).catch(() => null)
    if (reply && reply.ok) {
      const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
      const fresh = page.querySelector('[data-part]')
      if (fresh) here.replaceWith(document.adoptNode(fresh))
    }
  }
  wait()
}
function wait() {
  const here = part()
  if (here) setTimeout(look, Number(here.dataset.poll))
}
wait()
for (const slider of document.querySelectorAll('input[data-send]')) slider.addEventListener('change', () => slider.form.requestSubmit())
`

/** Rules of the pages of the administration, beside those of the pages of webs. */
export const farmStyle = `
.scroll { position: relative; } .bar .who { margin-left: auto; }
form.inline { display: inline-block; margin: 0 4px 4px 0; } form.inline > div { display: inline; }
td summary { padding: 4px 0; cursor: pointer; } input[type="range"] { min-height: 24px; } .hint + form { margin-top: 10px; } .acts { min-width: 160px; } progress { width: 120px; height: 12px; accent-color: var(--accent); }
.panel { border: 1px solid var(--line); border-radius: 10px; padding: 4px 18px 18px; margin: 0 0 16px; } .panel > summary { cursor: pointer; font-weight: 600; padding: 10px 0; } .panel:not([open]) { padding-bottom: 4px; }
figure.plot { margin: 0 0 24px; border: 1px solid var(--line); border-radius: 10px; padding: 14px 18px; } .plot svg { display: block; width: 100%; height: auto; overflow: visible; } .plot figcaption { font-weight: 600; margin-bottom: 8px; }
.plot .grid { stroke: var(--line); } .plot text { fill: var(--soft); font: 12px system-ui, sans-serif; } @media (max-width: 560px) { .plot text { font-size: 22px; } } .plot .first { stroke: var(--accent); } .plot .second { stroke: var(--delete); stroke-dasharray: 5 3; } .plot polyline { fill: none; stroke-width: 2; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); gap: 0 20px; } .legend-line { font-size: 14px; color: var(--soft); margin: 6px 0 0; }
input[type="range"] { width: 100%; accent-color: var(--accent); padding: 0; border: 0; } pre { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px; margin: 0; }
`
