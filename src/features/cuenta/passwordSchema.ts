import { object, ref, string } from 'yup'

const REQUIRED = 'Debe introducir un valor valido para la contraseña'

/** The two fields of a password change, both trimmed [SE-11, SE-12, SE-13]. `minLength` is configuration [SE-15]. */
export const passwordSchema = (minLength: number) =>
  object({
    first: string().trim().required(REQUIRED).min(minLength, `Las contraseña es demasiado corta, minimo ${minLength} caracteres`),
    second: string()
      .trim()
      .required(REQUIRED)
      .oneOf([ref('first')], 'Las contraseñas no coinciden'),
  })
