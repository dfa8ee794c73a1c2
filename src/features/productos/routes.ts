import { needsOfSheets } from '@/features/productos/sheets/needs'
import { isAddressOf } from '@/shared/address'
import type { CatalogueName } from '@/store/catalogues'
import type { Route } from '@/store/route'

const GENERICOS = '/productos/genericos/view'
const NEW_GENERICO = '/productos/genericos/new'
const ACABADOS = '/productos/acabados/view'
const NEW_ACABADO = '/productos/acabados/new'
const EDIT = '/productos/edit/:tipo/:id'
const SHEETS = '/productos/ficha/:tipo/:ids'

const OF_BOTH: readonly CatalogueName[] = [
  'familias',
  'iconos',
  'componentes',
  'magnitudes',
  'gruposDeCultivo',
  'cultivos',
  'estadosFenologicos',
]
const OF_ACABADOS: readonly CatalogueName[] = [...OF_BOTH, 'envases', 'paises', 'productosGenericos']

export const productosRoutes: readonly Route[] = [
  {
    path: GENERICOS,
    chunk: () => import('@/features/productos/list/genericosChunk'),
    needs: ['productosGenericos', 'familias'],
    links: [EDIT, NEW_GENERICO, SHEETS],
  },
  { path: NEW_GENERICO, chunk: () => import('@/features/productos/new/genericoChunk'), links: [EDIT] },
  {
    path: ACABADOS,
    chunk: () => import('@/features/productos/list/acabadosChunk'),
    needs: ['productosAcabados', 'productosGenericos', 'familias'],
    links: [EDIT, NEW_ACABADO, SHEETS],
  },
  {
    path: NEW_ACABADO,
    chunk: () => import('@/features/productos/new/acabadoChunk'),
    needs: ['productosGenericos', 'familias'],
    links: [EDIT],
  },
  {
    path: EDIT,
    chunk: () => import('@/features/productos/edit/formChunk'),
    needs: address => (isAddressOf('/productos/edit/a/:id', address) ? OF_ACABADOS : OF_BOTH),
    links: [GENERICOS, ACABADOS, SHEETS],
  },
  {
    path: SHEETS,
    chunk: () => import('@/features/productos/sheets/sheetsChunk'),
    needs: address => needsOfSheets(isAddressOf('/productos/ficha/a/:ids', address) ? 'a' : 'g'),
    links: [EDIT],
  },
]
