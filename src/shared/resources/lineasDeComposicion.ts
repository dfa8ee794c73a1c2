import { MAX_QUANTITY, QUANTITY_DECIMALS } from '@/shared/constants'
import { choice, decimal, position, reference, text } from '@/shared/resources/fields'
import { oneProduct, PRODUCT_OWNERS, productOwners } from '@/shared/resources/productFields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Solubilities; the index of each is its code, 0 to 4 [CO-06]. */
export const SOLUBILIDADES = [
  '--',
  '* Soluble en agua y complejado',
  '** Soluble en agua',
  '*** Soluble en agua y en citrato amónico neutro',
  '**** Soluble en agua y quelatado',
] as const

const quantity = { range: { min: 0, max: MAX_QUANTITY }, decimals: QUANTITY_DECIMALS }

/** Lines of a product's composition: a component with its quantities, or free text. Created and deleted, never updated [CO-02, CO-07]. */
export const lineasDeComposicion = resource({
  name: 'lineas_de_composicion',
  ...resourceHeads.lineas_de_composicion,
  title: null,
  fields: {
    componente: reference('Componente', 'componentes'),
    solubilidad: choice('Solubilidad', SOLUBILIDADES),
    cantidad_1: decimal('Cantidad 1', quantity),
    magnitud_1: reference('Magnitud 1', 'magnitudes'),
    cantidad_2: decimal('Cantidad 2', quantity),
    magnitud_2: reference('Magnitud 2', 'magnitudes'),
    valor: text('Texto'),
    orden: position(),
    ...productOwners,
  },
  exactlyOne: oneProduct,
  filters: PRODUCT_OWNERS,
  operations: ['list', 'create', 'read', 'remove'],
  child: {
    label: 'Composición',
    counted: { one: 'línea', many: 'líneas', gender: 'f' },
    owners: PRODUCT_OWNERS,
    identity: [['componente'], ['componente', 'orden']],
    title: ['componente', 'valor'],
  },
})
export type LineaDeComposicion = RecordOf<typeof lineasDeComposicion>
