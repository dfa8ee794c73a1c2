import { createSelector } from 'reselect'
import { compareTexts } from '@/shared/collation'
import { recordName } from '@/shared/recordName'
import { inOrder } from '@/shared/ordering'
import { thumbnailOf } from '@/ui/images/thumbnail'
import { componentes, cultivos, envases, estadosFenologicos, iconos, productosGenericos } from '@/store/catalogues'
import { cultivoNames, grupoDeCultivoNames } from '@/store/catalogues/names'
import { namesOf } from '@/store/catalogues/namesOf'

/** Names of what only products refer to, in the default locale [ML-02]. */
export const componenteNames = namesOf(componentes, recordName)
export const estadoNames = namesOf(estadosFenologicos, recordName)
export const genericoNames = namesOf(productosGenericos, recordName)

interface Pictured {
  id: number
  imagen: string | null
}
const inPictures = <Entity extends Pictured>(all: readonly Entity[], nameOf: (record: Entity) => string) =>
  all
    .map(record => ({ id: record.id, label: nameOf(record), image: record.imagen && thumbnailOf(record.imagen) }))
    .sort((one, other) => compareTexts(one.label, other.label))

/** Icons are picked by their pictures [PE-09]. */
export const selectIconos = createSelector([iconos.selectAll], all => inPictures(all, recordName))
export const selectEnvases = createSelector([envases.selectAll], all =>
  inPictures(all, ({ id, valor }) => recordName({ id, nombre: valor })),
)

/** Id that stands for all stages of a crop in a choice of stages; no stage has it. */
export const todosDe = (cultivo: number): number => -cultivo

/** All stages, by the names of their crops and in their orders: to find one without its group [AP-01]. */
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
