import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  from: string
  to: string[]
  /** The whole mail, quoted-printable decoded. */
  text: string
}

const plain = (mail: string) => {
  const bytes = mail.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** SMTP server on this machine that stores the mails it receives. */
export const startMailbox = async () => {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    // Clients would reject its self-signed certificate.
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
    /** First mail to this address; waits for one if none has arrived. */
    to: async (address: string): Promise<ReceivedMail> => {
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
