import type { PartOptions } from '@/features/productos/sheets/model/composition'
import { entradaPlace, masterPlace } from '@/features/productos/sheets/model/places'
import type { SheetText } from '@/features/productos/sheets/model/texts'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'
import type { Cultivo } from '@/shared/resources/cultivos'
import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import { hasText, inLocale } from '@/shared/locales'
import { firstText } from '@/shared/recordName'

interface StageUse {
  id: number
  stage: SheetText
  /** Code of the mode of application, 0 to 2 [CD-05]. */
  mode: number
  dose: string
  objective: SheetText | null
  moment: SheetText | null
}

/** Uses of a product for a crop. */
export interface CropUses {
  id: number
  crop: SheetText
  stages: readonly StageUse[]
}

interface Use {
  entrada: ComoSeAplica
  estado: EstadoFenologico
  cultivo: Cultivo
}

/** Applications by crop, in alphabetical order of the language, and stage, in its order. Stages and crops without a name to show are left out. */
export const usesOf = (entradas: readonly ComoSeAplica[], { masters, texts, formats, locale }: PartOptions): CropUses[] => {
  const uses = entradas.flatMap((entrada): Use[] => {
    const estado = masters.estadosFenologicos[entrada.estado_fenologico]
    const cultivo = estado && masters.cultivos[estado.cultivo]
    return cultivo && texts.shows(estado.nombre) && texts.shows(cultivo.nombre) ? [{ entrada, estado, cultivo }] : []
  })
  const nameOf = ({ nombre }: Cultivo) => (hasText(nombre, locale) ? inLocale(nombre, locale) : firstText(nombre))
  const crops = [...new Set(uses.map(({ cultivo }) => cultivo))].sort(
    (one, other) => formats.compare(nameOf(one), nameOf(other)) || one.id - other.id,
  )
  return crops.flatMap(cultivo => {
    const crop = texts.read(cultivo.nombre, () => masterPlace('cultivos', cultivo, locale))
    if (!crop) return []
    const stages = uses
      .filter(use => use.cultivo === cultivo)
      .sort((one, other) => one.estado.orden - other.estado.orden || one.entrada.id - other.entrada.id)
      .flatMap(({ entrada, estado }): StageUse[] => {
        const stage = texts.read(estado.nombre, () => masterPlace('estados_fenologicos', estado, locale))
        if (!stage) return []
        const textOf = (member: 'objetivo' | 'momento_de_aplicacion') =>
          texts.read(entrada[member], () => entradaPlace(entrada, member, { cultivo, estado }, locale))
        return [
          {
            id: entrada.id,
            stage,
            mode: entrada.modo_de_aplicacion,
            dose: entrada.dosis.trim(),
            objective: textOf('objetivo'),
            moment: textOf('momento_de_aplicacion'),
          },
        ]
      })
    return [{ id: cultivo.id, crop, stages }]
  })
}
