import { tokens } from '../../style.ts'

/** The style sheet of the documentation. */
export const sheet = `${tokens}
* { box-sizing: border-box; }
html { scroll-padding-top: 72px; }
body { margin: 0; color: var(--ink); background: var(--page); font: 16px/1.6 system-ui, -apple-system, "Segoe UI", sans-serif; }
a { color: var(--accent); text-decoration: none; } a:hover { text-decoration: underline; }
main p a, main li a, main dd a, main td a, main h3 a { text-decoration: underline; text-underline-offset: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 8px; top: 8px; z-index: 3; background: var(--page); padding: 8px 12px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
header { position: sticky; top: 0; z-index: 2; display: flex; gap: 16px; align-items: center; padding: 10px 24px; background: var(--page); border-bottom: 1px solid var(--line); }
.brand { font-weight: 700; font-size: 18px; color: var(--ink); }
header form { flex: 1; max-width: 560px; position: relative; margin: 0 auto; }
input { font: inherit; color: var(--ink); background: var(--page); border: 1px solid var(--soft); border-radius: 8px; padding: 7px 12px; width: 100%; }
select, textarea { font: inherit; color: var(--ink); background: var(--page); border: 1px solid var(--soft); border-radius: 8px; padding: 7px 12px; width: 100%; }
textarea { font: 14px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; resize: vertical; }
.field { margin: 0 0 14px; } .field label { display: block; font-weight: 600; font-size: 15px; overflow-wrap: anywhere; } .hint { color: var(--soft); font-size: 14px; overflow-wrap: anywhere; } .hint p { margin: 2px 0 0; }
fieldset { border: 1px solid var(--line); border-radius: 10px; padding: 12px 16px; margin: 16px 0; min-width: 0; } legend { font-weight: 600; padding: 0 6px; } .check { width: auto; }
.pair, .side { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr)); gap: 0 18px; } .side > section { min-width: 0; } .condition { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr)); gap: 8px; margin: 8px 0 16px; }
button.send { font-weight: 600; font-size: 16px; color: var(--page); background: var(--accent); border-color: var(--accent); padding: 7px 22px; } button:disabled { opacity: 0.5; cursor: default; }
button { font: inherit; font-size: 13px; color: var(--ink); background: var(--page); border: 1px solid var(--soft); border-radius: 6px; padding: 3px 10px; cursor: pointer; }
.menu { display: none; }
.frame { display: grid; grid-template-columns: 250px minmax(0, 1fr); max-width: 1280px; margin: 0 auto; }
nav { grid-column: 1; grid-row: 1; position: sticky; top: 58px; align-self: start; max-height: calc(100vh - 58px); overflow-y: auto; padding: 24px 12px 48px 24px; font-size: 14.5px; }
nav ul { list-style: none; margin: 0; padding: 0; } nav ul ul { margin: 0 0 8px; padding-left: 12px; border-left: 1px solid var(--line); }
nav a { display: block; padding: 4px 8px; border-radius: 6px; color: var(--ink); overflow-wrap: anywhere; } nav ul ul a { color: var(--soft); }
nav a[aria-current] { background: var(--panel); color: var(--accent); font-weight: 600; }
main { grid-column: 2; grid-row: 1; padding: 20px 40px 64px; min-width: 0; overflow-wrap: break-word; }
.trail { font-size: 14px; margin: 0 0 12px; color: var(--soft); }
h1 { font-size: 30px; line-height: 1.25; margin: 0 0 8px; overflow-wrap: anywhere; } h2 { font-size: 21px; margin: 40px 0 8px; overflow-wrap: anywhere; } h3 { font-size: 17px; margin: 28px 0 4px; overflow-wrap: anywhere; } h4 { font-size: 15px; margin: 20px 0 4px; }
.soft, .lead { color: var(--soft); } .lead { font-size: 18px; margin-top: 0; }
code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 0.875em; }
code { overflow-wrap: anywhere; }
.code { position: relative; } .code button { position: absolute; top: 8px; right: 8px; opacity: 0; } .code:hover button, .code button:focus-visible { opacity: 1; } @media (hover: none) { .code button { opacity: 1; } .code pre { padding-top: 44px; } }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; overflow-x: auto; margin: 8px 0 16px; line-height: 1.5; }
pre code { font-size: 1em; overflow-wrap: normal; }
.verb { font: 700 12px/1 ui-monospace, Menlo, Consolas, monospace; display: inline-block; min-width: 58px; }
.GET { color: var(--get); } .POST { color: var(--post); } .PUT, .PATCH { color: var(--put); } .DELETE { color: var(--delete); }
.address { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 10px 14px; margin: 12px 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 8px 0 16px; font-size: 14.5px; }
th, td { text-align: left; vertical-align: top; padding: 7px 14px 7px 0; border-bottom: 1px solid var(--line); } th { color: var(--soft); font-weight: 600; white-space: nowrap; }
td p { margin: 0; } td p + p { margin-top: 6px; }
.wide td:first-child { min-width: 150px; } @media (max-width: 700px) { .scroll td { min-width: 110px; } }
dl { margin: 8px 0 16px; } dt { margin-top: 10px; font-weight: 600; } dd { margin: 0 0 0 0; }
details { margin: 8px 0; } summary { cursor: pointer; font-weight: 600; padding: 4px 0; overflow-wrap: anywhere; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 14px; list-style: none; padding: 0; margin: 16px 0; }
.cards li { border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px; } .cards p { margin: 4px 0 0; color: var(--soft); font-size: 14.5px; }
.plain { list-style: none; padding: 0; margin: 8px 0; } .plain > li { padding: 7px 0; border-bottom: 1px solid var(--line); } .plain .soft { display: block; font-size: 14.5px; }
.level { padding-left: 18px; }
.found { position: absolute; left: 0; right: 0; top: 100%; margin: 6px 0 0; padding: 6px; list-style: none; background: var(--page); border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 8px 30px #0004; max-height: 70vh; overflow-y: auto; }
.found a { display: block; padding: 6px 10px; border-radius: 6px; color: var(--ink); } .found a:hover, .found a:focus { background: var(--panel); text-decoration: none; } .found span { display: block; color: var(--soft); font-size: 13px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
footer { margin-top: 56px; color: var(--soft); font-size: 14px; }
@media (max-width: 820px) {
  header { padding: 8px 14px; gap: 10px; } .menu { display: block; }
  .frame { display: block; } main { padding: 16px 16px 40px; }
  nav { position: static; max-height: none; border-top: 1px solid var(--line); padding: 20px 16px 48px; } nav a { padding: 8px; }
  h1 { font-size: 25px; }
  .wide, .wide tbody, .wide td { display: block; } .wide thead { display: none; } .wide td:empty { display: none; }
  .wide tr { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 8px 0; border-bottom: 1px solid var(--line); } .wide td, .wide td:first-child { min-width: 0; padding: 0; border: 0; }
  .wide td:not(:first-child) { color: var(--soft); } .wide td.meaning { flex-basis: 100%; color: var(--ink); }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print { header, nav { display: none; } .frame { display: block; } }
`
