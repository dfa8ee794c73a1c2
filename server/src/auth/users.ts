import { sql, type Kysely } from 'kysely'
import { otherKinds } from '@/shared/otherKinds'
import type { UsuarioChange, UsuarioInput, UsuarioListado } from '@/shared/user'
import { EMAIL } from '@/shared/validation'
import { digest } from '../response/etag'
import { invalid, labelsOf, notFound, type FieldErrors } from '../response/httpError'
import type { Row, Schema } from '../database/schema'
import { hasEmail } from './email'
import { IS_LIVE } from './sessions'

const names = ['id', 'email', 'nombre', 'apellidos', 'administrador', 'activo', 'password_hash', 'ultimo_acceso'] as const

/** Number of the user's live sessions, which a deactivation would end [AU-04]. */
const sesiones = sql<number>`(select count(*)::integer from sesiones where sesiones.usuario = usuarios.id and ${IS_LIVE})`.as('sesiones')

const columns = [...names, sesiones] as const

type FoundUser = Pick<Row<'usuarios'>, (typeof names)[number]> & { sesiones: number }

const listed = ({ activo, password_hash, ultimo_acceso, ...rest }: FoundUser): UsuarioListado => ({
  ...rest,
  estado: !activo ? 'inactivo' : password_hash === null ? 'invitado' : 'activo',
  ultimo_acceso: ultimo_acceso?.toISOString() ?? null,
})

export const listUsers = async (db: Kysely<Schema>): Promise<UsuarioListado[]> =>
  (await db.selectFrom('usuarios').select(columns).orderBy('id').execute()).map(listed)

export const readUser = async (db: Kysely<Schema>, id: number): Promise<UsuarioListado> => {
  const found = await db.selectFrom('usuarios').where('id', '=', id).select(columns).executeTakeFirst()
  if (found === undefined) throw notFound()
  return listed(found)
}

/** ETag of a user. Sign-ins and sessions do not change the tag: no change is refused because of them. */
export const tagOfUser = ({ ultimo_acceso: _, sesiones: _sesiones, ...rest }: UsuarioListado) => `"${digest(JSON.stringify(rest))}"`

const TAKEN = 'Ya existe un usuario con ese correo electrónico.'

/** True for an e-mail address of at most 320 characters. */
export const isEmail = (text: string) => text.length <= 320 && EMAIL.test(text)

const isTaken = async (db: Kysely<Schema>, email: string, id: number) => {
  const found = await db.selectFrom('usuarios').where(hasEmail(email)).where('id', '!=', id).select('id').executeTakeFirst()
  return found !== undefined
}

/**
 * @param refused errors found before: all errors are reported at once
 * @param id id of the user to change; 0 for a new user
 * @throws HttpError 400
 */
export const checkUser = async (db: Kysely<Schema>, { email }: UsuarioChange, refused: FieldErrors = {}, id = 0) => {
  const errors = { ...refused }
  if (email !== undefined && !('email' in errors)) {
    if (!isEmail(email)) errors['email'] = ['Debe ser un correo electrónico válido.']
    else if (await isTaken(db, email, id)) errors['email'] = [TAKEN]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors, labelsOf(otherKinds.usuarios.fields))
}

/**
 * Adds a user, who cannot sign in before a password is set; a user added by an operator has one already.
 * @param refused errors found before: all errors are reported at once
 * @throws HttpError 400
 */
export const addUser = async (
  db: Kysely<Schema>,
  input: UsuarioInput,
  { password_hash = null, refused }: { password_hash?: string | null; refused?: FieldErrors },
): Promise<UsuarioListado> => {
  await checkUser(db, input, refused)
  const { email, nombre, apellidos, administrador } = input
  const values = { email, nombre, apellidos, administrador, password_hash }
  return listed(await db.insertInto('usuarios').values(values).returning(columns).executeTakeFirstOrThrow())
}

/** User of an email, in any case of letters. */
export const findUser = async (db: Kysely<Schema>, email: string): Promise<UsuarioListado | undefined> => {
  const found = await db.selectFrom('usuarios').where(hasEmail(email)).select(columns).executeTakeFirst()
  return found && listed(found)
}
