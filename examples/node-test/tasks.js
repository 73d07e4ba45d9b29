/** The client under test: it reads and adds tasks, and tries again when the server says that it is busy. */
export class Tasks {
  #items
  #headers

  constructor(url, userName) {
    this.#items = `${url}/_api/web/lists/getbytitle('Tasks')/items`
    this.#headers = { Authorization: `Basic ${btoa(`${userName}:any`)}`, Accept: 'application/json;odata=nometadata' }
  }

  async titles() {
    const { value } = await this.#send(`${this.#items}?$select=Title&$orderby=Id`)
    return value.map(({ Title }) => Title)
  }

  add(title) {
    const headers = { 'Content-Type': 'application/json' }
    return this.#send(this.#items, { method: 'POST', headers, body: JSON.stringify({ Title: title }) })
  }

  async #send(address, { headers, ...init } = {}, tries = 3) {
    const reply = await fetch(address, { ...init, headers: { ...this.#headers, ...headers } })
    if (reply.status === 503 && tries > 1) return this.#send(address, { headers, ...init }, tries - 1)
    if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
}
