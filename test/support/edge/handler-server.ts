import { createCors } from '../../../src/http/server/cors.ts'
import { type Patience, type RunningServer, serve } from '../../../src/http/server/server.ts'
import { svc } from '../../../src/profile/svc.ts'

type Handler = Parameters<typeof serve>[0]['handle']

/** The HTTP server on a free port of the loopback, around one handler. The caller stops it. */
export const serveHandler = (patience: Patience, handle: Handler): Promise<RunningServer> =>
  serve({
    host: '127.0.0.1',
    port: 0,
    profile: svc,
    newId: () => '00000000-0000-0000-0000-000000000000',
    monotonic: () => performance.now(),
    isTrusted: () => false,
    cors: createCors({ origins: [], allowCredentials: false }),
    onError: () => undefined,
    onCut: () => undefined,
    stalledReaderMs: 30_000,
    patience,
    handle,
  })
