import { resourceHeads } from '@/shared/resources/names'
import type { Solucion } from '@/shared/resources/soluciones'
import { inLocale } from '@/shared/locales'
import { TABLE } from '@/features/soluciones/slice'
import { defineList } from '@/kits/lists/list'

/** List of solutions [CB-01]. */
export const solucionesList = defineList<Solucion>({
  storage: TABLE,
  noun: resourceHeads.soluciones.noun,
  columns: [{ key: 'nombre', title: 'Nombre', text: ({ nombre }) => inLocale(nombre) }],
  storedOrder: ['nombre'],
  importTo: '/importar/soluciones',
})
