import { decimal, owner, position, reference, text } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Measurements of a trial: created and deleted, never updated [TR-05, TR-16]. */
export const resultadosDeEnsayo = resource({
  name: 'resultados_de_ensayo',
  ...resourceHeads.resultados_de_ensayo,
  title: null,
  fields: {
    valor: decimal('Valor'),
    magnitud: reference('Magnitud', 'magnitudes'),
    descripcion: text('Descripción'),
    orden: position(),
    ensayo: owner('Ensayo', 'ensayos'),
  },
  filters: ['ensayo'],
  operations: ['list', 'create', 'read', 'remove'],
  child: {
    label: 'Resultados',
    counted: { one: 'resultado', many: 'resultados', gender: 'm' },
    owners: ['ensayo'],
    identity: [['descripcion'], ['magnitud', 'orden']],
    title: ['descripcion', 'valor'],
  },
})
export type ResultadoDeEnsayo = RecordOf<typeof resultadosDeEnsayo>
