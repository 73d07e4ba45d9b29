/** The colours of all pages, light and dark: every text on `--page` and `--panel` has the contrast of WCAG AA. */
export const tokens = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5d6a7c; --line: #dfe4ea; --page: #ffffff; --panel: #f6f8fa; --accent: #0b5fa5; --get: #1a7f4b; --post: #0b5fa5; --put: #9a6700; --delete: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaf0; --soft: #9aa7b8; --line: #303a47; --page: #12171e; --panel: #1a212b; --accent: #6cb6ff; --get: #5cc98d; --post: #6cb6ff; --put: #e0b050; --delete: #ff8a80; } }
`

/** The style sheet of the pages; a nonce in the Content-Security-Policy allows it. */
export const style = `${tokens}* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--page); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; }
a { color: var(--accent); text-decoration: none; } a:hover { text-decoration: underline; }
main code { overflow-wrap: anywhere; } main p a, main li a { text-decoration: underline; text-underline-offset: 2px; }
code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 0.875em; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; overflow-x: auto; margin: 8px 0 16px; }
.frame { display: grid; grid-template-columns: 250px minmax(0, 1fr); max-width: 1240px; margin: 0 auto; }
nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 32px 20px; border-right: 1px solid var(--line); font-size: 14px; }
nav ul { list-style: none; margin: 4px 0 16px; padding: 0; } nav li { padding: 2px 0; } nav b { display: block; margin-top: 12px; }
nav li a { color: var(--soft); }
main { padding: 32px 40px 96px; min-width: 0; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 4px; } h2 { font-size: 22px; margin: 56px 0 4px; padding-top: 8px; border-top: 1px solid var(--line); } h3 { font-size: 17px; margin: 32px 0 4px; } h4 { font-size: 14px; margin: 16px 0 4px; }
.soft { color: var(--soft); }
details { border: 1px solid var(--line); border-radius: 8px; margin: 8px 0; background: var(--page); }
details[open] { background: var(--panel); } details[open] pre { background: var(--page); }
summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; padding: 10px 14px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary code { overflow-wrap: anywhere; } summary .soft { margin-left: auto; font-size: 14px; }
.inside { padding: 0 14px 8px; scroll-margin-top: 64px; }
.method { font: 700 12px/1 ui-monospace, Menlo, Consolas, monospace; min-width: 56px; }
.GET { color: var(--get); } .POST { color: var(--post); } .PUT, .PATCH { color: var(--put); } .DELETE { color: var(--delete); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 4px 0 16px; font-size: 14px; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); } th { color: var(--soft); font-weight: 600; }
td p { margin: 0; } td:first-child { white-space: nowrap; }
.sign-in { max-width: 400px; margin: 10vh auto 0; padding: 0 24px 64px; }
form { display: grid; gap: 6px; } label { font-size: 14px; font-weight: 600; margin-top: 12px; }
input { font: inherit; color: var(--ink); background: var(--page); border: 1px solid var(--soft); border-radius: 8px; padding: 9px 12px; width: 100%; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
input[aria-invalid] { border-color: var(--delete); }
button { font: inherit; font-weight: 600; color: var(--page); background: var(--accent); border: 1px solid var(--accent); border-radius: 8px; padding: 9px 16px; margin-top: 20px; cursor: pointer; }
button.plain { color: var(--accent); background: none; margin: 0; padding: 4px 12px; }
.alert { color: var(--delete); border: 1px solid var(--delete); border-radius: 8px; padding: 10px 14px; }
.note { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 10px 14px; margin: 16px 0 8px; } .note p { margin: 0 0 8px; } .note form { display: block; }
.welcome { max-width: 860px; margin: 8vh auto 0; padding: 0 24px 64px; }
.ways { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); gap: 14px; list-style: none; padding: 0; margin: 24px 0; } .ways li { border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px; } .ways p { margin: 4px 0 0; font-size: 14.5px; }
@media (max-width: 820px) { .frame { display: block; } nav { position: static; max-height: none; border-right: 0; border-bottom: 1px solid var(--line); } main { padding: 24px 20px 64px; } summary .soft { margin-left: 0; width: 100%; } }
`
