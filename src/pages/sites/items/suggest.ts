import type { List } from '../../../core/model/lists/list.ts'
import type { SitePage } from '../page/visit.ts'
import { suggestionsFor } from './choices.ts'

/** What a form offers while a user writes into a column, as JSON: the script of the pages asks for it. */
export const suggestPage = (list: List): SitePage => ({
  async show(visit) {
    const field = list.fieldsByName.get((visit.query.get('field') ?? '').slice(0, 300))
    const choices = field ? await suggestionsFor(visit, field, visit.query.get('text') ?? '') : []
    return {
      status: 200,
      headers: { 'Content-Type': 'application/json;charset=utf-8', 'Cache-Control': 'no-store' },
      body: JSON.stringify(choices),
      operation: 'page',
    }
  },
})
