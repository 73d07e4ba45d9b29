/** The style sheet of the inspector, behind that of all pages. */
export const inspectorStyle = `
.bar { display: flex; flex-wrap: wrap; gap: 4px 32px; align-items: baseline; padding: 10px 24px; border-bottom: 1px solid var(--line); background: var(--panel); }
.bar nav { position: static; padding: 0; border: 0; display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 15px; } .bar nav b { margin: 0; }
.bar a[aria-current] { font-weight: 700; text-decoration: underline; }
.skip { position: absolute; left: -9999px; } .skip:focus { position: static; }
.wide { padding: 20px 24px 64px; }
.wide h2 { margin-top: 32px; } .wide h2:first-of-type { border-top: 0; }
.filters { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; margin: 8px 0 16px; } .filters label { margin: 0; } .filters input { padding: 5px 8px; } .filters div { flex: 1 1 120px; max-width: 260px; } .filters button { margin: 0; padding: 5px 14px; }
.filters .check { flex: 0 0 auto; display: flex; gap: 6px; align-items: center; } .filters .check input { width: auto; }
.log td { font-size: 13px; vertical-align: baseline; padding: 5px 10px 5px 0; } .log td.url { overflow-wrap: anywhere; min-width: 220px; white-space: normal; } .log td.number { text-align: right; font-variant-numeric: tabular-nums; }
.log tr.new td { background: var(--panel); }
.ok { color: var(--get); } .bad { color: var(--delete); font-weight: 600; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 20px; margin: 8px 0 16px; } .facts dt { color: var(--soft); } .facts dd { margin: 0; overflow-wrap: anywhere; }
.tag { border: 1px solid var(--line); border-radius: 6px; padding: 0 6px; font-size: 12px; white-space: nowrap; }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(340px, 1fr)); gap: 0 32px; } .two pre { max-height: 480px; overflow: auto; }
pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`
