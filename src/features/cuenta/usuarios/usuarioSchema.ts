import { boolean, object, string } from 'yup'
import { EMAIL } from '@/shared/validation'

const MAX_NAME_LENGTH = 200
const TOO_LONG = `Como máximo ${MAX_NAME_LENGTH} caracteres`

/** Rules of the API, checked in the form; the name is required in addition [AU-02]. */
export const usuarioSchema = object({
  email: string().trim().required('Escriba el correo electrónico').matches(EMAIL, 'Escriba un correo electrónico válido'),
  nombre: string().trim().required('Escriba el nombre').max(MAX_NAME_LENGTH, TOO_LONG),
  apellidos: string().trim().default('').max(MAX_NAME_LENGTH, TOO_LONG),
  administrador: boolean().default(false),
})
