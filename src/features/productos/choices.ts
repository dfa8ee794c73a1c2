import { createSelector } from 'reselect'
import { inLocale } from '@/domain/locales'
import { plainName } from '@/domain/richName'
import { thumbnailOf } from '@/domain/thumbnail'
import {
  componentes,
  cultivos,
  envases,
  estadosFenologicos,
  familias,
  iconos,
  magnitudes,
  paises,
  productosGenericos,
} from '@/store/catalogues'
import { namesOf } from '@/store/catalogues/namesOf'

/** Names of what products refer to, in the default locale [ML-02]. */
export const familiaNames = namesOf(familias, ({ nombre }) => inLocale(nombre))
export const componenteNames = namesOf(componentes, ({ nombre }) => plainName(inLocale(nombre)))
export const magnitudNames = namesOf(magnitudes, ({ valor }) => inLocale(valor))
export const cultivoNames = namesOf(cultivos, ({ nombre }) => inLocale(nombre))
export const estadoNames = namesOf(estadosFenologicos, ({ nombre }) => inLocale(nombre))
export const genericoNames = namesOf(productosGenericos, ({ nombre, codigo }) => inLocale(nombre) || codigo)

const { compare } = new Intl.Collator('es', { numeric: true })

interface Pictured {
  id: number
  imagen: string | null
}
const inPictures = <Entity extends Pictured>(all: readonly Entity[], nameOf: (record: Entity) => string) =>
  all
    .map(record => ({ id: record.id, label: nameOf(record), image: record.imagen && thumbnailOf(record.imagen) }))
    .sort((one, other) => compare(one.label, other.label))

/** With pictures, for picking [PE-09]. */
export const selectIconos = createSelector([iconos.selectAll], all => inPictures(all, ({ nombre }) => inLocale(nombre)))
export const selectEnvases = createSelector([envases.selectAll], all => inPictures(all, ({ valor }) => inLocale(valor)))

/** In the order of their names; `name` is their code where they have none. */
export const selectPaises = createSelector([paises.selectAll], all =>
  all
    .map(({ codigo_iso_alfa_2: code, nombre }) => ({ code, name: inLocale(nombre) || code.toUpperCase() }))
    .sort((one, other) => compare(one.name, other.name)),
)
