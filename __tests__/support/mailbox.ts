import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface Received {
  from: string
  to: string[]
  /** The whole mail, its quoted-printable undone. */
  text: string
}

const plain = (mail: string) => {
  const bytes = mail.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** A mail server on this machine that keeps what it gets. */
export const startMailbox = async () => {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    // Its certificate would be unknown.
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      void text(stream).then(mail => {
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text: plain(mail) })
        server.emit('received')
        done()
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    /** The next one that is for that address, or the one that has come. */
    to: async (address: string): Promise<Received> => {
      for (;;) {
        const found = received.find(({ to }) => to.includes(address))
        if (found) return found
        await once(server, 'received')
      }
    },
    stop: () =>
      new Promise<void>(resolve => {
        server.close(resolve)
      }),
  }
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>
