import { object, string } from 'yup'
import { MIN_LOGIN_PASSWORD_LENGTH } from '@/shared/constants'
import { EMAIL } from '@/shared/validation'

export const emailSchema = string().trim().required('Escriba su correo electrónico').matches(EMAIL, 'Escriba un correo electrónico válido')

/** Rules of the sign-in: a valid e-mail and a password of at least 6 characters [SE-02]. */
export const loginSchema = object({
  email: emailSchema,
  password: string()
    .required('Escriba su contraseña')
    .min(MIN_LOGIN_PASSWORD_LENGTH, `La contraseña tiene al menos ${MIN_LOGIN_PASSWORD_LENGTH} caracteres`),
})
