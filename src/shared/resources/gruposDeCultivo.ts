import { plainText } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Groups of crops: read-only, with a plain-text name. */
export const gruposDeCultivo = resource({
  name: 'grupos_de_cultivo',
  ...resourceHeads.grupos_de_cultivo,
  title: 'nombre',
  fields: { nombre: plainText('Nombre') },
  operations: ['list', 'read'],
})
export type GrupoDeCultivo = RecordOf<typeof gruposDeCultivo>
