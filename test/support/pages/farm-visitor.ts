import { type GotPage, visitorOf } from './visitor.ts'

type Fields = Readonly<Record<string, string | readonly string[]>>

/** Somebody with a browser without script on the pages of the administration. */
export function farmVisitorOf(url: string, userName: string) {
  const visitor = visitorOf(url, userName)
  return {
    ...visitor,
    page: (path: string, headers: Record<string, string> = {}) => visitor.get(`/_admin/${path}`, headers),
    /** Opens a page, and sends a form of it. */
    async submit(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<GotPage> {
      const { digest } = await visitor.get(`/_admin/${path}`, headers)
      return visitor.post(`/_admin/${path}`, { __REQUESTDIGEST: digest, ...fields }, headers)
    },
  }
}
