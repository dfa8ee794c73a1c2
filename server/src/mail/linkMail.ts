import { PRODUCT_NAME } from '@/shared/constants'
import type { Mail } from './mailer'

/** Says what the link is for, how long it holds and that nothing happens to who takes no notice of it. */
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
