import { createSelector } from 'reselect'
import { inLocale } from '@/domain/locales'
import { cultivos, productosGenericos } from '@/store/catalogues'

const { compare } = new Intl.Collator('es', { numeric: true })

/** Both in the order of their names, for picking [CB-03]. */
export const selectProductos = createSelector([productosGenericos.selectAll], all =>
  all
    .map(({ id, nombre, codigo }) => {
      const name = inLocale(nombre)
      return name ? { id, label: name, detail: `(${codigo})` } : { id, label: codigo }
    })
    .sort((one, other) => compare(one.label, other.label)),
)
export const selectCultivos = createSelector([cultivos.selectAll], all =>
  all.map(({ id, nombre }) => ({ id, label: inLocale(nombre) })).sort((one, other) => compare(one.label, other.label)),
)
