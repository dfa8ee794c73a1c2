import type { Settings } from '../settings'

export interface Mail {
  /** One email address. */
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** Timeout of each step of a delivery. The request for a link waits for the delivery, and the page aborts a call after thirty seconds. */
const PATIENCE_MS = 8_000

/** Creates the sender for the mail server in SMTP_URL; undefined where none is set, and the library is not loaded. */
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
      // An object is one address; a string with commas would be several.
      await transport.sendMail({ from: mail.from, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
