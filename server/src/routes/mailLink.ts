import type { FastifyRequest } from 'fastify'
import { errorCode } from '../errors'
import { logEvent } from '../http/log'
import { linkMail } from '../mail/linkMail'
import type { Mailer } from '../mail/mailer'

interface Addressee {
  id: number
  email: string
  nombre: string
}

/**
 * Mails a link; true where the mail server has accepted the mail. A failure is logged by its code only: the text of a mail server may
 * repeat the link.
 */
export const mailLink = async (mailer: Mailer, request: FastifyRequest, user: Addressee, enlace: string): Promise<boolean> => {
  try {
    await mailer.send(linkMail(user, enlace))
    return true
  } catch (error) {
    logEvent(request, 'mail.failed', { afectado: user.id, motivo: errorCode(error) ?? 'unknown' })
    return false
  }
}
