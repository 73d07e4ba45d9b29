/** The script of the list: adds the requests that come, by server-sent events, and copies the text of a button's target. */
export const liveScript = `
(() => {
  const log = document.getElementById('log')
  if (!log) return
  const most = 500
  const page = new URLSearchParams(location.search)
  const query = new URLSearchParams([...page].filter(([name, value]) => value !== '' && name !== 'view'))
  query.set('since', log.dataset.since)
  const shard = page.get('shard')
  const cell = (row, text, name) => {
    const made = row.insertCell()
    made.textContent = text
    if (name) made.className = name
    return made
  }
  const tag = (place, text) => {
    const made = document.createElement('span')
    made.className = 'tag'
    made.textContent = text
    place.append(made, ' ')
  }
  const source = new EventSource('/_emulator/requests/stream?' + query)
  let added = 0
  source.onmessage = ({ data }) => {
    const one = JSON.parse(data)
    const row = log.insertRow(0)
    row.className = 'new'
    const link = document.createElement('a')
    link.href = '/_emulator?id=' + one.id + (shard ? '&shard=' + encodeURIComponent(shard) : '')
    link.textContent = one.id
    cell(row, '', 'number').append(link)
    cell(row, one.at.slice(11, 23))
    cell(row, one.method, 'method ' + one.method)
    const code = document.createElement('code')
    code.textContent = one.url
    cell(row, '', 'url').append(code)
    cell(row, one.status === 0 ? 'reset' : one.status, 'number ' + (one.status > 0 && one.status < 400 ? 'ok' : 'bad'))
    cell(row, one.operation || '')
    cell(row, (one.user || '').split('|').pop())
    cell(row, one.durationMs.toFixed(1), 'number')
    const remarks = cell(row, '')
    if (one.faultId !== null) tag(remarks, 'fault ' + one.faultId)
    if (one.notes.length > 0) tag(remarks, one.notes.length === 1 ? '1 note' : one.notes.length + ' notes')
    if (one.operation === null && (one.status === 404 || one.status === 405)) tag(remarks, 'met no operation')
    while (log.rows.length > most) log.deleteRow(-1)
    added += 1
    document.getElementById('count').textContent = added === 1 ? '1 new request.' : added + ' new requests.'
  }
})()
`

/** The script of a request: a button that copies its command. */
export const copyScript = `
(() => {
  const button = document.getElementById('copy')
  const command = document.getElementById('curl')
  if (!button || !command || !navigator.clipboard) return
  button.hidden = false
  button.onclick = async () => {
    await navigator.clipboard.writeText(command.textContent)
    button.textContent = 'Copied'
  }
})()
`
