import { compareTexts } from '@/shared/collation'
import { groupBy } from '@/shared/groupBy'
import { inOrder } from '@/shared/ordering'
import { cultivoPath } from '@/shared/resources/cultivoPath'
import { recordName } from '@/shared/recordName'
import { thumbnailOf } from '@/ui/images/thumbnail'
import type { Association } from '@/features/productos/edit/cultivos/AssociationList'
import type { Cultivo } from '@/shared/resources/cultivos'
import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import type { GrupoDeCultivo } from '@/shared/resources/gruposDeCultivo'

interface Catalogues {
  estados: Partial<Record<number, EstadoFenologico>>
  cultivos: Partial<Record<number, Cultivo>>
  grupos: Partial<Record<number, GrupoDeCultivo>>
}

/** Chosen stages by crop: crops by name, stages in their order. Stages that are not loaded are named by their id. */
export const associationsOf = (chosen: readonly number[], { estados, cultivos, grupos }: Catalogues): Association[] => {
  const stages = chosen.map((id): EstadoFenologico => estados[id] ?? { id, nombre: {}, cultivo: 0, imagen: null, orden: 0 })
  return Array.from(
    groupBy(stages, ({ cultivo }) => cultivo),
    ([id, its]) => {
      const cultivo = cultivos[id]
      return {
        id,
        name: cultivo ? recordName(cultivo) : '',
        group: grupos[cultivo?.grupo_de_cultivo ?? 0]?.nombre ?? '',
        picture: cultivo?.imagen ? thumbnailOf(cultivo.imagen) : null,
        to: cultivo && cultivoPath(id),
        items: inOrder(its).map(estado => ({ id: estado.id, label: recordName(estado) })),
      }
    },
  ).sort((one, other) => compareTexts(one.name, other.name))
}
