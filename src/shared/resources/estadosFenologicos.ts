import { image, name, position, requiredReference } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Stages in the growth of a crop: a master of their own, and child records of their crop [EF-01]. */
export const estadosFenologicos = resource({
  name: 'estados_fenologicos',
  ...resourceHeads.estados_fenologicos,
  title: 'nombre',
  fields: {
    nombre: name('Nombre estado fenológico'),
    cultivo: requiredReference('Cultivo', 'cultivos'),
    imagen: image('Imagen del estado fenológico'),
    orden: position(),
  },
  child: {
    label: 'Estados fenológicos',
    counted: { one: 'estado', many: 'estados', gender: 'm' },
    owners: ['cultivo'],
    identity: [],
    title: ['nombre'],
  },
})
export type EstadoFenologico = RecordOf<typeof estadosFenologicos>
