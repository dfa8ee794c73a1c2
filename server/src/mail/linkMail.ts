import { PRODUCT_NAME } from '@/shared/constants'
import type { Mail } from './mailer'

/** Mail with a link: its purpose, its lifetime, and that it can be ignored. */
export const linkMail = ({ email, nombre }: { email: string; nombre: string }, enlace: string): Mail => ({
  to: email,
  subject: `Elija su contraseña de ${PRODUCT_NAME}`,
  text: [
    nombre === '' ? 'Hola:' : `Hola, ${nombre}:`,
    `Con este enlace elige su contraseña de ${PRODUCT_NAME} y entra:`,
    enlace,
    'Sirve una vez, durante 72 horas. Cuando lo use se cerrarán las sesiones que tenga abiertas.',
    'Si no lo esperaba, no haga nada: nadie más lo ha recibido.',
  ].join('\n\n'),
})
