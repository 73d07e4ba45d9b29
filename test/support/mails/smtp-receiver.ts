import { createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { type DroppedMail, readMail } from './drop.ts'

/** A mail server for tests. */
export interface SmtpReceiver {
  readonly port: number
  /** The mails that it has taken. */
  readonly mails: DroppedMail[]
  /** Every line that it was sent outside messages. */
  readonly lines: string[]
  /** Whether it confirms mails; without it, it takes them and says nothing. */
  answers: boolean
  /** Replies to commands other than the usual ones, by the first word. */
  readonly replies: Map<string, string>
  stop(): Promise<void>
}

interface Secrets {
  readonly key: string
  readonly cert: string
}

/** Starts a mail server on the loopback, with STARTTLS if it has a key. */
export async function startSmtp(secrets?: Secrets): Promise<SmtpReceiver> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.write('220 test ready\r\n')
    serve(socket)
  })
  const receiver = { mails: [] as DroppedMail[], lines: [] as string[], answers: true, replies: new Map<string, string>() }

  function serve(socket: Socket): void {
    let text = ''
    let isMessage = false
    socket.setEncoding('latin1')
    socket.on('error', () => undefined)
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const take = (line: string): void => {
      receiver.lines.push(line)
      const word = line.split(' ')[0] ?? ''
      const other = receiver.replies.get(word)
      if (other !== undefined) return say(other)
      if (word === 'EHLO') return say(`250-test\r\n${secrets ? '250-STARTTLS\r\n' : ''}250 AUTH LOGIN PLAIN`)
      if (word === 'AUTH') return say('235 ok')
      if (word === 'QUIT') return void socket.end('221 bye\r\n')
      if (word === 'STARTTLS' && secrets) {
        say('220 go')
        socket.removeAllListeners('data')
        return serve(new TLSSocket(socket, { isServer: true, ...secrets }))
      }
      isMessage = word === 'DATA'
      say(isMessage ? '354 go on' : '250 ok')
    }
    socket.on('data', (some: string) => {
      text += some
      for (;;) {
        const end = isMessage ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (isMessage ? 5 : 2))
        if (!isMessage) take(part)
        else {
          isMessage = false
          receiver.mails.push(readMail(`${part}\r\n`))
          if (receiver.answers) say(receiver.replies.get('.') ?? '250 taken')
        }
      }
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = (server.address() as { port: number }).port
  return Object.assign(receiver, {
    port,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
