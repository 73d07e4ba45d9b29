import { parseForm } from '../../formats/form.ts'
import { type Request, type Response, readText } from '../../http/message/message.ts'
import type { Ready } from '../../http/way/edge.ts'
import { isToken } from '../door/guard.ts'
import { pageCookie } from '../door/page-cookie.ts'

/** Shows the form that asks for the token. */
export type TokenPage = (form: { readonly action: string; readonly isWrong: boolean }) => Response

const formLimitBytes = 4 * 1024

/** The page that asks for the token of the settings, and sets the cookie for those who know it. */
export const signInOperation = (request: Request, token: string, page: TokenPage): Ready => ({
  needs: undefined,
  operation: 'page',
  perform: async () => ({ ...(await signIn(request, token, page)), operation: 'page' }),
  fail: (error) => {
    throw error
  },
})

async function signIn(request: Request, token: string, page: TokenPage): Promise<Response> {
  const action = `/_emulator${request.query === '' ? '' : `?${request.query}`}`
  if (request.method !== 'POST') return page({ action, isWrong: false })
  const form = parseForm(await readText(request, formLimitBytes), { whole: 'form', part: 'field' })
  if (!isToken(form.get('token') ?? '', token)) return page({ action, isWrong: true })
  return { status: 303, headers: { Location: action, 'Cache-Control': 'no-store', 'Set-Cookie': pageCookie(token, request.isSecure) } }
}
