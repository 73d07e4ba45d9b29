import { tokens } from '../../style.ts'

/** The style sheet of the pages of webs; colours are those of all pages. */
export const siteStyle = `${tokens}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; color: var(--ink); background: var(--page); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
a { color: var(--accent); } a:hover { text-decoration-thickness: 2px; } td > a:only-child, td.name > a, th a, .cards a, .crumbs a { text-decoration: none; } td > a:only-child:hover, td.name > a:hover, th a:hover, .cards a:hover, .crumbs a:hover { text-decoration: underline; }
main a, footer a { text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: 8px; top: -60px; background: var(--page); padding: 8px 12px; z-index: 2; } .skip:focus { top: 8px; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; padding: 10px 24px; background: var(--panel); border-bottom: 1px solid var(--line); }
.bar .site { font-weight: 700; font-size: 18px; color: var(--ink); text-decoration: none; overflow-wrap: anywhere; min-width: 0; }
.bar form { display: flex; gap: 8px; margin: 0; } .bar .seek { flex: 1 1 220px; max-width: 460px; margin-left: auto; } .seek input { flex: 1; min-width: 0; }
.who { display: flex; align-items: center; flex-wrap: wrap; gap: 4px 12px; font-size: 14px; color: var(--soft); overflow-wrap: anywhere; }
.frame { display: grid; grid-template-columns: 220px minmax(0, 1fr); max-width: 1440px; min-height: calc(100vh - 60px); margin: 0 auto; }
.side { padding: 20px 16px; border-right: 1px solid var(--line); font-size: 15px; }
.side ul { list-style: none; margin: 0; padding: 0; } .side ul ul { padding-left: 14px; }
.side li > a { display: block; padding: 5px 8px; border-radius: 6px; text-decoration: none; color: var(--ink); overflow-wrap: anywhere; } .side li > a:hover { background: var(--panel); } .side a[aria-current] { background: var(--panel); font-weight: 600; }
main { padding: 20px 28px 72px; min-width: 0; }
.crumbs ol { display: flex; flex-wrap: wrap; gap: 2px 8px; list-style: none; margin: 0 0 6px; padding: 0; font-size: 14px; } .crumbs li + li::before { content: "›"; color: var(--soft); margin-right: 8px; } .crumbs li { overflow-wrap: anywhere; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 12px; overflow-wrap: anywhere; } h2 { font-size: 20px; margin: 32px 0 8px; } h3 { font-size: 16px; margin: 20px 0 4px; }
.soft { color: var(--soft); } .lead { margin: 0 0 16px; color: var(--soft); overflow-wrap: anywhere; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 12px; list-style: none; margin: 0; padding: 0; }
.cards li { border: 1px solid var(--line); border-radius: 10px; padding: 12px 14px; overflow-wrap: anywhere; } .cards a { font-weight: 600; } .cards p { margin: 2px 0 0; font-size: 14px; color: var(--soft); }
.plainlist { list-style: none; margin: 0; padding: 0; } .plainlist li { padding: 7px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 15px; }
th, td { text-align: left; vertical-align: top; padding: 7px 12px 7px 0; border-bottom: 1px solid var(--line); overflow-wrap: break-word; max-width: 420px; } th { color: var(--soft); font-weight: 600; white-space: nowrap; } th a { color: inherit; }
td.name { min-width: 180px; } td.note { white-space: pre-line; min-width: 220px; } td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; } .group th { color: var(--ink); white-space: normal; max-width: none; }
tfoot th, tfoot td { border-top: 2px solid var(--line); border-bottom: 0; font-weight: 600; } tfoot .soft { font-weight: 400; display: block; font-size: 13px; } .total { font-weight: 400; font-size: 14px; display: inline-block; margin: 0 18px 4px 0; } label + .total { margin-left: 32px; }
tbody tr:hover td { background: var(--panel); } tr.changed td { background: var(--panel); box-shadow: inset 0 2px var(--accent); } tr:has(> td > input:checked) td { background: var(--panel); }
td time, td .kind, td.short { white-space: nowrap; } td:first-child, th:first-child { padding-left: 6px; }
.group-head th label { display: flex; gap: 6px; align-items: center; cursor: pointer; } .group-head:not(:first-of-type) th { padding-top: 14px; }
input.fold { appearance: none; border: 0; padding: 0; margin: 0; width: 24px; height: 24px; cursor: pointer; } input.fold::before { content: "▸"; display: block; text-align: center; line-height: 24px; color: var(--soft); } input.fold:checked::before { content: "▾"; } .group-head:has(.fold:not(:checked)) + tbody { display: none; }
.bulk { position: sticky; bottom: 0; z-index: 1; margin: 12px 0 0; padding: 10px 12px; background: var(--panel); border: 1px solid var(--line); border-radius: 10px; } @supports selector(:has(*)) { .rows:not(:has(td > input:checked)) .bulk { display: none; } }
.chosen { margin: 12px 0 0; }
.kind { display: inline-block; min-width: 42px; padding: 0 6px; border: 1px solid var(--line); border-radius: 5px; background: var(--panel); font-size: 12px; line-height: 1.7; text-align: center; text-transform: uppercase; letter-spacing: .02em; } .kind.is-folder { border-color: var(--accent); color: var(--accent); text-transform: none; }
.tabs { display: flex; flex-wrap: wrap; gap: 4px; margin-right: auto; } .tabs a { padding: 6px 12px; border-radius: 8px; text-decoration: none; font-size: 15px; line-height: 1.5; } .tabs a:hover { background: var(--panel); } .tabs a[aria-current] { background: var(--panel); color: var(--ink); font-weight: 600; box-shadow: inset 0 -2px var(--accent); }
details.menu { position: relative; } details.menu > summary { list-style: none; } details.menu > summary::-webkit-details-marker { display: none; } details.menu > form { position: absolute; z-index: 2; top: calc(100% + 6px); left: 0; width: max-content; max-width: min(340px, calc(100vw - 32px)); padding: 12px; background: var(--page); border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 6px 24px rgb(0 0 0 / 18%); }
.zones { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr)); gap: 0 28px; } .zone { min-width: 0; } .part { margin-bottom: 28px; } .part h2 { margin-top: 12px; } .part img { max-width: 100%; height: auto; } .formatted { white-space: pre-line; overflow-wrap: anywhere; }
.panel { padding: 12px 14px; background: var(--panel); border: 1px solid var(--line); border-radius: 10px; } .panel label { display: grid; gap: 2px; font-size: 14px; flex: 1 1 180px; } .panel label > * { width: 100%; } .panel button { align-self: end; } .zone[data-drop-zone] h2 { font-size: 16px; color: var(--soft); margin: 12px 0 8px; } .card { border: 1px solid var(--line); border-radius: 10px; padding: 10px 14px; margin: 0 0 12px; background: var(--page); } .card .tools { margin: 0 0 4px; } .card > form > .tools { cursor: grab; } .card strong { overflow-wrap: anywhere; } .movers { display: flex; gap: 6px; margin-left: auto; } .card summary { cursor: pointer; color: var(--accent); padding: 4px 0; } button:disabled { opacity: .45; cursor: default; } .drop-here { outline: 2px dashed var(--accent); outline-offset: 3px; border-radius: 10px; }
.tools > *, .tools label { max-width: 100%; min-width: 0; } input[type="file"] { width: 100%; }
.tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0 0 14px; } .tools form { margin: 0; } .tools .ends { display: flex; flex-wrap: wrap; gap: 8px; }
button, .button { display: inline-block; font: inherit; font-weight: 600; font-size: 15px; line-height: 1.4; padding: 6px 14px; border-radius: 8px; border: 1px solid var(--accent); background: var(--accent); color: var(--page); cursor: pointer; text-decoration: none; }
button:hover, .button:hover { filter: brightness(1.08); } button.plain, .button.plain { background: none; color: var(--accent); } button.danger { border-color: var(--delete); background: none; color: var(--delete); }
button.small { padding: 2px 10px; font-size: 14px; }
input, select, textarea { font: inherit; color: var(--ink); background: var(--page); border: 1px solid var(--soft); border-radius: 8px; padding: 6px 10px; max-width: 100%; }
input[type="checkbox"], input[type="radio"] { width: 18px; height: 18px; accent-color: var(--accent); vertical-align: -3px; }
.fields { display: grid; gap: 16px; max-width: 680px; } .fields + .fields { margin-top: 24px; } .fields .field { display: grid; gap: 4px; } .fields .field > input:not([type="checkbox"]), .fields .field > textarea, .fields .field > select { width: 100%; }
.field > label, .legend { font-weight: 600; font-size: 15px; overflow-wrap: anywhere; } fieldset { border: 0; margin: 0; padding: 0; min-width: 0; } legend { padding: 0; font-weight: 600; font-size: 15px; } .choice { display: block; padding: 2px 0; } .field > label.choice { font-weight: 400; } .choice.line { display: grid; gap: 2px; font-size: 14px; } .choice.line > input { width: 100%; font-size: 16px; }
.columns { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 0 24px; } .columns li { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; } .columns .place { width: 56px; text-align: right; padding: 2px 8px; }
.rights { columns: 240px; margin: 8px 0 0; padding-left: 20px; } .rights li { break-inside: avoid; padding: 1px 0; }
.trio { display: flex; flex-wrap: wrap; gap: 8px; } .trio > * { flex: 1 1 140px; min-width: 0; }
.need { color: var(--delete); } .hint { font-size: 14px; color: var(--soft); margin: 0; }
.wrong { color: var(--delete); font-size: 14px; margin: 0; overflow-wrap: anywhere; } [aria-invalid="true"] { border-color: var(--delete); border-width: 2px; }
.theirs { font-size: 14px; margin: 0; padding: 6px 10px; border-left: 4px solid var(--accent); background: var(--panel); overflow-wrap: anywhere; white-space: pre-line; }
.alert, .note-box { border: 1px solid var(--line); border-left: 4px solid var(--accent); background: var(--panel); border-radius: 6px; padding: 10px 14px; margin: 0 0 16px; } .alert { border-left-color: var(--delete); }
dl.facts { display: grid; grid-template-columns: minmax(120px, 220px) minmax(0, 1fr); gap: 8px 20px; margin: 0 0 20px; } dl.facts dt { color: var(--soft); overflow-wrap: anywhere; } dl.facts dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
details.filter { border: 1px solid var(--line); border-radius: 8px; margin: 0 0 14px; } details.filter > summary { padding: 7px 14px; cursor: pointer; font-weight: 600; } details.filter form { padding: 0 14px 14px; display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: end; } details.filter label { display: grid; font-size: 14px; gap: 2px; }
.mark { display: inline-block; border: 1px solid var(--line); background: var(--panel); border-radius: 20px; padding: 0 8px; font-size: 13px; }
.pager { display: flex; gap: 16px; margin: 16px 0 0; }
.drop { border: 2px dashed var(--line); border-radius: 10px; padding: 10px 14px; margin: 0 0 14px; gap: 8px 14px; } .drop input[type="file"] { width: auto; border: 0; padding: 4px 0; } .drop .choice { order: 1; } .drop .hint { order: 2; } .drop [data-upload-state] { order: 3; flex-basis: 100%; } .drop [data-upload-state]:empty { display: none; } .drop p { margin: 4px 0; } .drop.over { border-color: var(--accent); background: var(--panel); } .drop progress { width: 100%; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none !important; }
@media (max-width: 820px) { .frame { display: block; } .side { border-right: 0; border-bottom: 1px solid var(--line); padding: 8px 16px; } .side > ul { display: flex; flex-wrap: wrap; } .side ul ul { padding: 0; } main { padding: 16px 16px 56px; } .bar { padding: 10px 16px; } .bar .seek { order: 3; flex-basis: 100%; max-width: none; } dl.facts { grid-template-columns: 1fr; gap: 2px; } dl.facts dd { margin-bottom: 10px; } }
`
