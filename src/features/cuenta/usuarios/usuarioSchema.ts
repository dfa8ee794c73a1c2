import { boolean, object, string } from 'yup'
import { EMAIL, tooLong } from '@/shared/validation'

const MAX_NAME_LENGTH = 200

/** Rules of the API, checked in the form; the name is required in addition [AU-02]. */
export const usuarioSchema = object({
  email: string().trim().required('Escriba el correo electrónico').matches(EMAIL, 'Escriba un correo electrónico válido'),
  nombre: string().trim().required('Escriba el nombre').max(MAX_NAME_LENGTH, tooLong(MAX_NAME_LENGTH)),
  apellidos: string().trim().default('').max(MAX_NAME_LENGTH, tooLong(MAX_NAME_LENGTH)),
  administrador: boolean().default(false),
})
