import { define } from './definition'
import { code, country, date, image, integer, listOf, map, number, owner, reference, roi } from './fields'

/** A trial holds its general data and the generic products that it was made with [TR-03, TR-04]. */
export const ensayos = define({
  table: 'ensayos',
  path: '/api/ensayos/',
  subject: 'El ensayo',
  counted: { one: 'ensayo', many: 'ensayos' },
  fields: {
    codigo: code,
    nombre: map,
    fecha: date,
    pais: country,
    cultivo: reference('cultivos'),
    roi,
    descripcion: map,
    dosis: map,
    momento_de_aplicacion: map,
    productos: listOf('productos_genericos'),
    imagen: image,
  },
  required: ['codigo'],
  unique: { codigo: 'Ya existe un ensayo con este código.' },
})

/** A result is made and deleted, never changed: the API has no update for it [TR-05, TR-16]. */
export const resultadosDeEnsayo = define({
  table: 'resultados_de_ensayo',
  path: '/api/resultados_de_ensayo/',
  subject: 'El resultado de ensayo',
  counted: { one: 'resultado de ensayo', many: 'resultados de ensayo' },
  fields: { ensayo: owner('ensayos'), orden: integer(), valor: number, magnitud: reference('magnitudes'), descripcion: map },
  required: ['ensayo'],
  filters: ['ensayo'],
  operations: ['list', 'create', 'read', 'remove'],
})

/** An attachment belongs to a trial and goes with it; its image is uploaded by itself [TR-06]. */
export const adjuntosDeEnsayo = define({
  table: 'adjuntos_de_ensayo',
  path: '/api/adjuntos_de_ensayo/',
  subject: 'El adjunto de ensayo',
  counted: { one: 'adjunto de ensayo', many: 'adjuntos de ensayo' },
  fields: { ensayo: owner('ensayos'), orden: integer(), descripcion: map, imagen: image },
  required: ['ensayo'],
  filters: ['ensayo'],
})
