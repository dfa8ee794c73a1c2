import type { LineInput, ReviewedRow } from '@/features/importar/model/types'
import { columnsMatched, fileRead, importEntered, nameSettled, reviewEnded, reviewRequested, rowsReviewed } from '@/features/importar/slice'
import { createMemoryServer } from '@test/support/memoryServer'
import { entrada, generico, linea } from '@test/features/productos/products'
import { reviewedRow, sheetOf, undecided } from '@test/features/importar/given'

const FAMILIA = 'familias/bioactivadores'

const input = (componente: number, cantidad_1: number): LineInput & { made: object } => ({
  ...{ componente, cantidad_1, magnitud_1: null, cantidad_2: null, magnitud_2: null, solubilidad: 0 },
  made: {},
})

const change = (field: string, before: ReviewedRow['changes'][number]['before'], after: typeof before, more = {}) => ({
  ...{ field, locale: null, before, after, made: [] },
  ...more,
})

/** Rows of two new and two changed products: three with lines, two with stages, and two with a family to be created. */
export const rows: readonly ReviewedRow[] = [
  reviewedRow(2, {
    ...{ state: 'new', id: null, code: 'N2', name: 'Nuevo dos' },
    changes: [
      change('codigo', '', 'N2'),
      change('nombre', '', 'Nuevo dos', { locale: 'es_ES' }),
      change('familia', null, null, { made: [FAMILIA] }),
      change('estados_fenologicos', [], [52]),
    ],
    lines: { before: [], inputs: [input(1, 8), input(2, 3)], shown: [] },
  }),
  reviewedRow(3, {
    ...{ state: 'changed', id: 7, code: '7', name: 'Zinc' },
    changes: [
      change('nombre', '', 'Zinc en français', { locale: 'fr_FR' }),
      change('familia', 3, null, { made: [FAMILIA] }),
      change('estados_fenologicos', [51, 52], [52, 53, 54]),
    ],
    lines: { before: [11, 12, 13], inputs: [input(1, 5), input(3, 1)], shown: [] },
  }),
  reviewedRow(4, {
    ...{ state: 'new', id: null, code: 'N4', name: 'Nuevo cuatro' },
    changes: [change('codigo', '', 'N4'), change('nombre', '', 'Nuevo cuatro', { locale: 'es_ES' })],
  }),
  reviewedRow(5, { state: 'changed', id: 8, code: '8', name: 'Boro', lines: { before: [14], inputs: [], shown: [] } }),
]

const cells = [['N2'], ['7'], ['N4'], ['8'], ['9']]

/** Actions up to the review of a file, before its run is requested. */
export const reviewed = (given = rows) => [
  importEntered({ recurso: 'productos_genericos', isBack: false }),
  fileRead({ name: 'genericos.csv', sheets: [sheetOf(['N. Registro'], ...cells)] }),
  columnsMatched({ matches: [], isRemembered: false, hasRemembered: false }),
  reviewRequested(),
  rowsReviewed({ rows: given, progress: { done: 4, total: 4 } }),
  nameSettled({ key: FAMILIA, decision: { make: true } }),
  reviewEnded({
    decisions: { ...undecided, names: { [FAMILIA]: { make: true } } },
    missing: [{ key: FAMILIA, recurso: 'familias', text: 'Bioactivadores', rows: 2, nearest: null, canMake: true }],
  }),
]

const owned = (id: number) => ({ producto_generico: id, producto_acabado: null })

export const givenServer = () =>
  createMemoryServer(
    {
      productos_genericos: [generico(), { ...generico(), id: 8, codigo: '8', nombre: { es_ES: 'Boro' } }],
      lineas_de_composicion: [
        ...[11, 12, 13].map((id, orden) => ({
          ...linea(id, orden, owned(7)),
          componente: orden + 1,
          cantidad_1: 5,
          valor: { es_ES: `t${id}` },
        })),
        linea(14, 0, owned(8)),
      ],
      como_se_aplica: [entrada(21, 51, owned(7)), entrada(22, 52, owned(7)), entrada(23, 51, owned(8))],
    },
    { extensions: true },
  )

type Server = ReturnType<typeof givenServer>

const linesOf = (server: Server, id: number) =>
  server
    .rows('lineas_de_composicion')
    .filter(({ producto_generico }) => producto_generico === id)
    .map(({ componente, cantidad_1, orden, valor }) => ({ componente, cantidad_1, orden, valor }))
    .sort((one, other) => Number(one.orden) - Number(other.orden))

const entriesOf = (server: Server, id: number) =>
  server
    .rows('como_se_aplica')
    .filter(({ producto_generico }) => producto_generico === id)
    .sort((one, other) => Number(one.estado_fenologico) - Number(other.estado_fenologico))

/** Blank entry of a stage. */
const blank = (estado: number) =>
  expect.objectContaining({ estado_fenologico: estado, modo_de_aplicacion: 0, momento_de_aplicacion: {}, dosis: '', objetivo: {} })

/** Expects every record of the file on the server exactly once. */
export const expectImported = (server: Server) => {
  const familias = server.rows('familias')
  expect(familias.map(({ nombre }) => nombre)).toEqual([{ es_ES: 'Bioactivadores' }])
  const [familia] = familias.map(({ id }) => id)
  const products = server.rows('productos_genericos')
  const byCode = Object.fromEntries(products.map(product => [product['codigo'], product]))
  expect(products).toHaveLength(4)
  const opened = generico()
  expect(byCode['N2']).toMatchObject({ nombre: { es_ES: 'Nuevo dos' }, familia, activo: true })
  expect(byCode['N4']).toMatchObject({ nombre: { es_ES: 'Nuevo cuatro' }, familia: null })
  expect(server.row('productos_genericos', 7)).toMatchObject({ nombre: { ...opened.nombre, fr_FR: 'Zinc en français' }, familia })
  expect(linesOf(server, byCode['N2']?.id ?? 0)).toEqual([
    { componente: 1, cantidad_1: 8, orden: 0, valor: {} },
    { componente: 2, cantidad_1: 3, orden: 1, valor: {} },
  ])
  // The first line is unchanged, and the second takes the text of its component.
  expect(linesOf(server, 7)).toEqual([
    { componente: 1, cantidad_1: 5, orden: 0, valor: { es_ES: 't11' } },
    { componente: 3, cantidad_1: 1, orden: 1, valor: { es_ES: 't13' } },
  ])
  expect(linesOf(server, 8)).toEqual([])
  expect(entriesOf(server, byCode['N2']?.id ?? 0)).toEqual([blank(52)])
  expect(entriesOf(server, 7)).toEqual([entrada(22, 52, owned(7)), blank(53), blank(54)])
  expect(entriesOf(server, 8)).toEqual([entrada(23, 51, owned(8))])
}
