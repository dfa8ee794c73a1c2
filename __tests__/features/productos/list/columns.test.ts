import { acabadosList, selectAcabados } from '@/features/productos/list/acabados'
import { genericosList, selectGenericos } from '@/features/productos/list/genericos'
import { fuentesList } from '@/features/productos/new/fuentes'
import { boundColumns, type List } from '@/kits/lists/list'
import type { RootState } from '@/app/rootReducer'
import type { Row } from '@/ui/table/model/row'
import { familias, productosAcabados, productosGenericos } from '@/store/catalogues'
import { toastRaised } from '@/store/toasts'
import { rootReducer, stateAfter } from '@test/support/state'
import { acabado, generico } from '@test/features/productos/products'

const familia = { id: 3, nombre: { es_ES: 'Quelatos' }, descripcion: {}, color: '', prioridad: 0, imagen: null }
const genericos = productosGenericos.loaded([
  generico(),
  generico({ id: 9, codigo: 'G-9', nombre: {}, familia: null, activo: true, ecologico: false }),
])
const acabados = productosAcabados.loaded([
  acabado(),
  acabado({ id: 10, producto_generico: 9, paises: [], empresa: null }),
  acabado({ id: 11, producto_generico: null }),
])
/** Texts of the cells, by row. */
const textsOf = <R extends Row, Context>(list: List<R, Context>, rows: readonly R[] | null, state: RootState) => {
  const columns = boundColumns(list.columns, list.selectContext?.(state as never) as Context)
  return rows?.map(row => columns.map(column => column.text(row)))
}

describe('the rows of the lists of products', () => {
  const state = stateAfter(genericos, familias.loaded([familia]), acabados)

  it('have the columns of generic products [PG-02, ML-02]', () => {
    expect(textsOf(genericosList, selectGenericos(state), state)).toEqual([
      ['G-1', 'Zinc', 'Quelatos', 'Inactivo', 'Sí', '5'],
      ['G-9', '', '', 'Activo', 'No', '5'],
    ])
    expect(textsOf(fuentesList, selectGenericos(state), state)?.[0]).toEqual(['G-1', 'Zinc', 'Quelatos', 'Inactivo', 'Sí'])
  })

  it('have the columns of finished ones, with the generic one by its name, or by its code where it has none [PA-03]', () => {
    expect(textsOf(acabadosList, selectAcabados(state), state)).toEqual([
      ['10100', 'Zinc', 'Zinc', 'ES, PT', 'Quelatos', 'NC', 'Inactivo', 'Sí'],
      ['10100', 'Zinc', 'G-9', '', 'Quelatos', '', 'Inactivo', 'Sí'],
      ['10100', 'Zinc', '', 'ES, PT', 'Quelatos', 'NC', 'Inactivo', 'Sí'],
    ])
  })

  it('are not there before all that they show is, and stay while it is loaded again or that fails [PG-05]', () => {
    const failed = stateAfter(genericos, familias.loadFailed(), acabados)
    expect(selectAcabados(stateAfter(genericos, acabados))).toBeNull()
    expect(selectGenericos(stateAfter(genericos, familias.loadRequested()))).toBeNull()
    expect(selectAcabados(stateAfter(familias.loaded([familia]), acabados))).toBeNull()
    expect(selectAcabados(failed)).toHaveLength(3)
    const again = stateAfter(genericos, familias.loaded([familia]), acabados, productosAcabados.loadRequested(), familias.loadRequested())
    expect(selectAcabados(again)).toHaveLength(3)
  })

  it('are the same as long as nothing in them changes, so that no table prepares them again', () => {
    const asked = stateAfter(genericos, familias.loaded([familia]), acabados)
    const before = selectAcabados(asked)
    const otherwise = rootReducer(asked, toastRaised('success', 'Otra cosa'))
    expect(selectAcabados(otherwise)).toBe(before)
    const contextOf = (root: RootState) => acabadosList.selectContext?.(root)
    expect(contextOf(otherwise)).toBe(contextOf(asked))
  })
})
