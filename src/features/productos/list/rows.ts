import { createSelector } from 'reselect'
import { inLocale } from '@/domain/locales'
import type { Row } from '@/domain/table/row'
import { genericoNames } from '@/features/productos/choices'
import type { ProductoGenericoLight } from '@/shared/resources/productosGenericos'
import { familias, productosAcabados, productosGenericos } from '@/store/catalogues'
import { familiaNames } from '@/store/catalogues/names'

export const estadoText = (activo: boolean): string => (activo ? 'Activo' : 'Inactivo')
export const siNo = (yes: boolean): string => (yes ? 'Sí' : 'No')

export const ESTADO = { look: 'dot', yes: estadoText(true) } as const
export const ECOLOGICO = { look: 'leaf', yes: siNo(true) } as const

type Names = ReadonlyMap<number, string>
const nameIn = (names: Names, id: number | null) => (id === null ? '' : (names.get(id) ?? ''))

const genericoFields = ({ codigo, nombre, familia, activo, ecologico, prioridad }: ProductoGenericoLight, names: Names) => [
  codigo,
  inLocale(nombre),
  nameIn(names, familia),
  estadoText(activo),
  siNo(ecologico),
  String(prioridad),
]

/** The list of generic products has these texts, in the order of its columns [PG-02]. */
const selectGenericoRows = createSelector([productosGenericos.selectAll, familiaNames.selectNames], (all, names): Row[] =>
  all.map(producto => ({ id: producto.id, fields: genericoFields(producto, names) })),
)

/** A finished product is made from one of these, whatever their priority [PA-01]. */
const selectSourceRows = createSelector([productosGenericos.selectAll, familiaNames.selectNames], (all, names): Row[] =>
  all.map(producto => ({ id: producto.id, fields: genericoFields(producto, names).slice(0, -1) })),
)

/** The list of finished products has these texts, in the order of its columns [PA-03]. */
const selectAcabadoRows = createSelector(
  [productosAcabados.selectAll, genericoNames.selectNames, familiaNames.selectNames],
  (all, genericos, names): Row[] =>
    all.map(({ id, codigo, nombre, producto_generico, paises, familia, empresa, activo, ecologico }) => ({
      id,
      fields: [
        codigo,
        inLocale(nombre),
        nameIn(genericos, producto_generico),
        paises.join(', ').toUpperCase(),
        nameIn(names, familia),
        empresa ?? '',
        estadoText(activo),
        siNo(ecologico),
      ],
    })),
)

type OfGenericos = Parameters<typeof productosGenericos.selectIsAwaited>[0] & Parameters<typeof familias.selectIsAwaited>[0]
type OfAcabados = OfGenericos & Parameters<typeof productosAcabados.selectIsAwaited>[0]

const genericosAwaited = (root: OfGenericos) => productosGenericos.selectIsAwaited(root) || familias.selectIsAwaited(root)
const acabadosAwaited = (root: OfAcabados) => genericosAwaited(root) || productosAcabados.selectIsAwaited(root)

/** Is null until all of it is there: nothing is joined twice [PG-05]. */
const onceThere =
  <Root, Found>(awaited: (root: Root) => boolean, select: (root: Root) => Found) =>
  (root: Root): Found | null =>
    awaited(root) ? null : select(root)

export const selectGenericos = onceThere(genericosAwaited, selectGenericoRows)
export const selectSources = onceThere(genericosAwaited, selectSourceRows)
export const selectAcabados = onceThere(acabadosAwaited, selectAcabadoRows)
