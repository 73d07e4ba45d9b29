import { getUser } from '../../../core/acts/people/users.ts'
import { html } from '../../html.ts'
import { idIn, type SitePage } from '../page/visit.ts'

/** What the site collection knows of a person. */
export const personPage: SitePage = {
  async show({ ctx, query, words }) {
    const { title, loginName, email, description } = await getUser(ctx, { id: idIn(query.get('id')) })
    const facts: [string, string][] = [
      [words.loginName, loginName],
      [words.email, email],
      [words.description, description],
    ]
    return {
      title,
      body: html`<dl class="facts">${facts.map(([name, value]) => (value === '' ? undefined : html`<dt>${name}</dt><dd>${value}</dd>`))}</dl>`,
    }
  },
}
