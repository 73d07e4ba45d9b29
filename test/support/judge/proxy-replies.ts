/** The header of every reply that came from a server, and not from HAProxy itself. It names the server. */
export const servedBy = 'x-served-by'

/** Whether HAProxy itself has answered, because the server of the request is gone: 502, or 503 if no other one was there. */
export const isOfProxy = (status: number, text: string): boolean =>
  (status === 502 || status === 503) && text.startsWith(`<html><body><h1>${status} `)
