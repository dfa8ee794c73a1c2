import { flag, plainText, type Field } from '@/shared/resources/fields'
import type { Noun } from '@/shared/resources/names'

/** Field whose changes the history lists without values, for example a password. */
interface UntoldField {
  kind: 'untold'
  label: string
}

/** Field of a record as the history shows it. */
export type HistoryField = Field | UntoldField
export type HistoryFields = Readonly<Record<string, HistoryField>>

/** Kind of record of the history. */
export interface HistoryKind {
  noun: Noun
  fields: HistoryFields
}

/**
 * Kinds of records in the history that are no resources: users and backups, which have no form with a history, and countries, which are
 * only referred to.
 */
export const otherKinds = {
  usuarios: {
    noun: { one: 'usuario', many: 'usuarios', gender: 'm' },
    fields: {
      email: plainText('Correo electrónico'),
      nombre: plainText('Nombre'),
      apellidos: plainText('Apellidos'),
      administrador: flag('Administrador'),
      activo: flag('Estado', true, { yes: 'activo', no: 'inactivo' }),
      clave: { kind: 'untold', label: 'Contraseña' },
    },
  },
  copias_de_seguridad: { noun: { one: 'copia de seguridad', many: 'copias de seguridad', gender: 'f' }, fields: {} },
  paises: { noun: { one: 'país', many: 'países', gender: 'm' }, fields: {} },
} satisfies Record<string, HistoryKind>
