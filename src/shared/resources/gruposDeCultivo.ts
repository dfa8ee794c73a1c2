import { plainText } from '@/shared/resources/fields'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Groups of crops: read only, and their name is plain text. */
export const gruposDeCultivo = resource({
  name: 'grupos_de_cultivo',
  noun: { one: 'grupo de cultivo', many: 'grupos de cultivo', gender: 'm' },
  routes: null,
  title: 'nombre',
  fields: { nombre: plainText('Nombre') },
  operations: ['list', 'read'],
})
export type GrupoDeCultivo = RecordOf<typeof gruposDeCultivo>
