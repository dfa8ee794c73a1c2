import {
  countedColumns,
  filasShown,
  isOfLanguage,
  nothingWantsInWords,
  reviewingInWords,
  revisionInWords,
} from '@/features/informes/revision'
import type { Fila, Revision } from '@/shared/review'

const fila = (id: number, codigo: string, nombre: string, vacias: string[], supletorias: string[] = []): Fila => ({
  ...{ tipo: 'productos_acabados', id, codigo, nombre },
  celdas: [
    ...vacias.map(columna => ({ columna, motivo: 'vacia' as const })),
    ...supletorias.map(columna => ({ columna, motivo: 'es_ES' as const })),
  ],
})
const filas = [
  fila(1, '10', 'Zinc', ['slug', 'descripcion']),
  fila(2, '20', 'Ácido', ['descripcion'], ['nombre']),
  fila(3, '30', 'Boro', [], ['nombre', 'familia']),
]
const column = (columna: string, vacias: number, supletorias = 0) => ({ columna, titulo: columna.toUpperCase(), vacias, supletorias })
const revision: Revision = {
  productos: 143,
  columnas: [column('codigo', 0), column('slug', 1), column('nombre', 0, 2), column('familia', 0, 1), column('descripcion', 2)],
  filas,
}

it('counts by columns, what wants most first, of equals by name [CM-02]', () => {
  expect(countedColumns(revision).map(({ columna, celdas }) => `${columna} ${celdas}`)).toEqual([
    'descripcion 2',
    'nombre 2',
    'familia 1',
    'slug 1',
  ])
})

it('says how many want something, and apart how many have it in es_ES only [CM-02]', () => {
  expect(revisionInWords(revision)).toBe(
    '2 de 143 productos tienen celdas vacías, 3 en total; 2 tienen celdas en es_ES por falta del idioma, 3 en total',
  )
  expect(revisionInWords({ productos: 1, columnas: [column('slug', 2)], filas: filas.slice(0, 1) })).toBe(
    '1 de 1 producto tiene celdas vacías, 2 en total',
  )
  expect([0, 1, 12_000].map(nothingWantsInWords)).toEqual([
    'Este informe no tiene productos',
    'El producto de este informe no tiene celdas vacías',
    'Los 12\u202f000 productos de este informe no tienen celdas vacías',
  ])
  expect([null, 1, 143].map(reviewingInWords)).toEqual([
    'Revisando los productos ...',
    'Revisando 1 producto ...',
    'Revisando 143 productos ...',
  ])
})

it('shows those that want any of the columns chosen, sorted [CM-02]', () => {
  const shown = (columnas: string[], column: string, descending = false) =>
    filasShown(filas, new Set(columnas), { column, descending }).map(({ id }) => id)
  expect(shown([], 'codigo', true)).toEqual([3, 2, 1])
  expect(shown(['slug', 'familia'], 'codigo')).toEqual([1, 3])
  expect(shown([], 'nombre')).toEqual([2, 3, 1])
  expect(shown([], 'vacias', true)).toEqual([1, 2, 3])
  expect(shown([], 'es_ES', true)).toEqual([3, 2, 1])
})

it('is of a language where it is a text, or where the language wants it [CM-02]', () => {
  const of = (columna: string, motivo: 'vacia' | 'es_ES') => isOfLanguage({ columna, motivo })
  expect([of('descripcion', 'vacia'), of('familia', 'es_ES'), of('imagen_catalogo', 'vacia')]).toEqual([true, true, false])
})
