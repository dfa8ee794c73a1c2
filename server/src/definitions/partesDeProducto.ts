import { define } from './definition'
import { integer, map, optionalOwner, quantity, reference, requiredReference, text } from './fields'
import { APPLICATION_MODES } from '@/shared/resources/comoSeAplica'
import { SOLUBILIDADES } from '@/shared/resources/lineasDeComposicion'

const ofOneProduct = {
  producto_generico: optionalOwner('productos_genericos'),
  producto_acabado: optionalOwner('productos_acabados'),
}

const exactlyOne = {
  members: Object.keys(ofOneProduct),
  sentence: 'Debe indicar un producto genérico o un producto acabado, y solo uno de los dos.',
}

/** A line of a composition belongs to one product, generic or finished; it is made and deleted, never changed [CO-02, CO-07]. */
export const lineasDeComposicion = define({
  table: 'lineas_de_composicion',
  path: '/api/lineas_de_composicion/',
  subject: 'La línea de composición',
  counted: { one: 'línea de composición', many: 'líneas de composición' },
  fields: {
    componente: reference('componentes'),
    cantidad_1: quantity,
    magnitud_1: reference('magnitudes'),
    cantidad_2: quantity,
    magnitud_2: reference('magnitudes'),
    solubilidad: integer(0, SOLUBILIDADES.length - 1),
    valor: map,
    orden: integer(),
    ...ofOneProduct,
  },
  exactlyOne,
  filters: Object.keys(ofOneProduct),
  operations: ['list', 'create', 'read', 'remove'],
})

/** An entry tells how one product is applied in one stage of a crop [AP-03, CD-05]. */
export const comoSeAplica = define({
  table: 'como_se_aplica',
  path: '/api/como_se_aplica/',
  subject: 'La forma de aplicación',
  counted: { one: 'forma de aplicación', many: 'formas de aplicación' },
  fields: {
    modo_de_aplicacion: integer(0, APPLICATION_MODES.length - 1),
    momento_de_aplicacion: map,
    dosis: text,
    objetivo: map,
    estado_fenologico: requiredReference('estados_fenologicos'),
    ...ofOneProduct,
  },
  required: ['estado_fenologico'],
  exactlyOne,
  filters: [...Object.keys(ofOneProduct), 'estado_fenologico'],
})
