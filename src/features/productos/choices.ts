import { createSelector } from 'reselect'
import { compareTexts } from '@/shared/collation'
import { recordName } from '@/shared/recordName'
import { inOrder } from '@/shared/ordering'
import { thumbnailOf } from '@/ui/images/thumbnail'
import { componentes, cultivos, envases, estadosFenologicos, iconos, productosGenericos } from '@/store/catalogues'
import { cultivoNames, grupoDeCultivoNames } from '@/store/catalogues/names'
import { namesOf } from '@/store/catalogues/namesOf'

/** Names of records that only products refer to, in the default locale [ML-02]. */
export const componenteNames = namesOf(componentes, recordName)
export const estadoNames = namesOf(estadosFenologicos, recordName)
export const genericoNames = namesOf(productosGenericos, recordName)

interface PictureRecord {
  id: number
  imagen: string | null
}
const inPictures = <Entity extends PictureRecord>(all: readonly Entity[], nameOf: (record: Entity) => string) =>
  all
    .map(record => ({ id: record.id, label: nameOf(record), image: record.imagen && thumbnailOf(record.imagen) }))
    .sort((one, other) => compareTexts(one.label, other.label))

/** Icons and packagings with their pictures, sorted by name [PE-09]. */
export const selectIconos = createSelector([iconos.selectAll], all => inPictures(all, recordName))
export const selectEnvases = createSelector([envases.selectAll], all =>
  inPictures(all, ({ id, valor }) => recordName({ id, nombre: valor })),
)

/** Option value for all stages of a crop; negative, unlike the id of a stage. */
export const todosDe = (cultivo: number): number => -cultivo

/** Options of all stages, by crop name and stage order, for a search without the group [AP-01]. */
export const selectEstadosByName = createSelector(
  [estadosFenologicos.selectAll, cultivoNames.selectNames, cultivos.selectEntities, grupoDeCultivoNames.selectNames],
  (all, names, byCultivo, groups) => {
    const nameOf = (cultivo: number) => names.get(cultivo) ?? ''
    const optionOf = (value: number, text: string, cultivo: number) => ({
      value,
      label: `${nameOf(cultivo)} · ${text}`,
      detail: groups.get(byCultivo[cultivo]?.grupo_de_cultivo ?? 0),
      cultivo,
    })
    const several = new Set(all.map(({ cultivo }) => cultivo).filter((cultivo, at, every) => every.indexOf(cultivo) !== at))
    return [
      ...Array.from(several, cultivo => optionOf(todosDe(cultivo), 'Todos los estados', cultivo)),
      ...inOrder(all).map(({ id, nombre, cultivo }) => optionOf(id, recordName({ id, nombre }), cultivo)),
    ].sort((one, other) => compareTexts(nameOf(one.cultivo), nameOf(other.cultivo)))
  },
)
