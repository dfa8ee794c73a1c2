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

/** Says whether the mail has gone. Why not is in the log, by its code alone: what a mail server says may repeat what it was given. */
export const mailLink = async (mailer: Mailer, request: FastifyRequest, user: Addressee, enlace: string): Promise<boolean> => {
  try {
    await mailer.send(linkMail(user, enlace))
    return true
  } catch (error) {
    logEvent(request, 'mail.failed', { afectado: user.id, motivo: errorCode(error) ?? 'unknown' })
    return false
  }
}
