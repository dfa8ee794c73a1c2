import { choice, plainText, requiredReference, text } from '@/shared/resources/fields'
import { oneProduct, PRODUCT_OWNERS, productOwners } from '@/shared/resources/productFields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Modes of application; the index of each is its code, 0 to 2 [CD-05]. */
export const APPLICATION_MODES = ['Aplicación foliar', 'Aplicación al riego', 'Aplicación foliar y al riego'] as const

/** Entries on how a product is applied in one stage of a crop [AP-03, CD-05]. */
export const comoSeAplica = resource({
  name: 'como_se_aplica',
  ...resourceHeads.como_se_aplica,
  title: null,
  fields: {
    estado_fenologico: requiredReference('Estado fenológico', 'estados_fenologicos'),
    modo_de_aplicacion: choice('Modo de aplicación', APPLICATION_MODES),
    objetivo: text('Objetivo'),
    momento_de_aplicacion: text('Momento de aplicación'),
    dosis: plainText('Dosis'),
    ...productOwners,
  },
  exactlyOne: oneProduct,
  filters: [...PRODUCT_OWNERS, 'estado_fenologico'],
  child: {
    label: 'Cómo se aplica',
    counted: { one: 'forma de aplicación', many: 'formas de aplicación', gender: 'f' },
    owners: PRODUCT_OWNERS,
    identity: [['estado_fenologico']],
    title: ['estado_fenologico'],
  },
})
export type ComoSeAplica = RecordOf<typeof comoSeAplica>
