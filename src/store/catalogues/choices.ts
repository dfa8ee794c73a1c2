import { createSelector } from '@reduxjs/toolkit'
import { compareTexts } from '@/shared/collation'
import { inLocale } from '@/shared/locales'
import { plainName } from '@/shared/richName'
import { paises, productosGenericos } from '@/store/catalogues'

/** Products are picked in the order of their names [TR-04, CB-03]; the detail tells those of one name apart. */
export const selectProductos = createSelector([productosGenericos.selectAll], all =>
  all
    .map(({ id, nombre, codigo }) => {
      const name = plainName(inLocale(nombre))
      return name ? { id, label: name, detail: `(${codigo})` } : { id, label: codigo }
    })
    .sort((one, other) => compareTexts(one.label, other.label)),
)

/** Countries stand in the order of their names; `name` is their code where they have none. */
export const selectPaises = createSelector([paises.selectAll], all =>
  all
    .map(({ codigo_iso_alfa_2: code, nombre }) => ({ code, name: inLocale(nombre) || code.toUpperCase() }))
    .sort((one, other) => compareTexts(one.name, other.name)),
)

/** "España ES"; the value is the code in lower case, as records have it. A country without a name has its code alone. */
export const selectPaisChoices = createSelector([selectPaises], all =>
  all.map(({ code, name }) => {
    const upper = code.toUpperCase()
    return { value: code.toLowerCase(), label: name, ...(name !== upper && { detail: upper }) }
  }),
)
