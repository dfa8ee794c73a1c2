import type { Settings } from '../settings'

export interface Mail {
  /** One address. */
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** Comes when the mail server has taken it. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** The caller who asks for a link waits as long: the page gives a call up after thirty seconds. */
const PATIENCE_MS = 8_000

/** Sends through the mail server that SMTP_URL names; undefined where it names none, and nothing of it is loaded then. */
export const createMailer = async ({ mail }: Settings): Promise<Mailer | undefined> => {
  if (mail === undefined) return undefined
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: mail.smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      // An object is one address, whatever characters it has.
      await transport.sendMail({ from: mail.from, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
