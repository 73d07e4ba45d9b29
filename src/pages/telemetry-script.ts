/**
 * The part of the script of our pages that tells this server which errors a script had, and how long a page took to load. It runs before
 * the rest of the script. Only pages of somebody who is signed in have the mark that it looks for; a page tells a bounded number of events.
 */
export const telemetryScript = `
{
  const mostTold = 50
  const longest = 1000
  let left = 'tells' in document.body.dataset ? mostTold : 0
  let waiting = []
  let timer = 0
  const send = () => {
    clearTimeout(timer)
    timer = 0
    const events = waiting
    waiting = []
    if (events.length === 0) return
    const request = { method: 'POST', keepalive: true, credentials: 'same-origin', headers: { 'Content-Type': 'application/json' } }
    fetch('/api/telemetry', { ...request, body: JSON.stringify({ events }) }).catch(() => {})
  }
  const tell = (name, properties) => {
    if (left <= 0) return
    left -= 1
    waiting.push({ name, timestamp: new Date().toISOString(), properties: { page: location.pathname.slice(0, longest), ...properties } })
    if (timer === 0) timer = setTimeout(send, 500)
  }
  const brief = (value) => String(value).slice(0, longest)
  addEventListener('error', ({ message, filename, lineno, colno }) =>
    tell('script.error', { message: brief(message), file: brief(filename).split(/[?#]/)[0], line: lineno, column: colno }),
  )
  addEventListener('unhandledrejection', ({ reason }) => tell('script.rejection', { message: brief(reason && reason.message ? reason.message : reason) }))
  const loaded = () =>
    setTimeout(() => {
      const [page] = performance.getEntriesByType('navigation')
      if (page) tell('page.load', { durationMs: Math.round(page.loadEventEnd), firstByteMs: Math.round(page.responseStart), bytes: page.transferSize })
    })
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded)
  addEventListener('pagehide', send)
}
`
