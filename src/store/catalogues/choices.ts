import { createSelector } from '@reduxjs/toolkit'
import { compareTexts } from '@/shared/collation'
import { inLocale } from '@/shared/locales'
import { plainName } from '@/shared/richName'
import { paises, productosGenericos } from '@/store/catalogues'

/** Products in the order of their names [TR-04, CB-03]; the detail distinguishes products of the same name. */
export const selectProductos = createSelector([productosGenericos.selectAll], all =>
  all
    .map(({ id, nombre, codigo }) => {
      const name = plainName(inLocale(nombre))
      return name ? { id, label: name, detail: `(${codigo})` } : { id, label: codigo }
    })
    .sort((one, other) => compareTexts(one.label, other.label)),
)

/** Countries in the order of their names; a country without a name is named by its code. */
export const selectPaises = createSelector([paises.selectAll], all =>
  all
    .map(({ codigo_iso_alfa_2: code, nombre }) => ({ code, name: inLocale(nombre) || code.toUpperCase() }))
    .sort((one, other) => compareTexts(one.name, other.name)),
)

/** Choices such as "España ES"; the value is the code in lower case, as in records. A country without a name shows its code only. */
export const selectPaisChoices = createSelector([selectPaises], all =>
  all.map(({ code, name }) => {
    const upper = code.toUpperCase()
    return { value: code.toLowerCase(), label: name, ...(name !== upper && { detail: upper }) }
  }),
)
