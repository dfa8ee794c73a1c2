import { useDeferredValue, useMemo, useState } from 'react'
import { plainName } from '@/shared/richName'
import { createSearch } from '@/ui/table/model/createSearch'
import { prepare, type TextColumn } from '@/ui/table/model/prepare'
import type { Archivo } from '@/features/traducciones/archivo/archivo'
import { placeOf } from '@/features/traducciones/archivo/palabras'
import {
  canBeAccepted,
  comparacionOf,
  GRUPOS_DE_PROPUESTAS,
  isOffered,
  type GrupoDePropuestas,
  type Propuesta,
} from '@/features/traducciones/archivo/propuestas'
import type { PendingTexts } from '@/features/traducciones/model/pendingText'
import { byClaveOf } from '@/features/traducciones/model/envios'
import type { Texto } from '@/shared/translations'
import { selectImportacion } from '@/features/traducciones/importar/slice'
import { selectUnsaved, selectTraducciones } from '@/features/traducciones/slice'
import { useAppSelector } from '@/store/hooks'

export interface GroupOfProposals {
  grupo: GrupoDePropuestas
  propuestas: readonly Propuesta[]
  accepted: number
}

const NO_TEXTS: readonly Texto[] = []
const NO_EDITS: PendingTexts = {}
const SEARCHED: readonly TextColumn<Propuesta>[] = [
  {
    key: 'lugar',
    text: each => {
      const { campo, nombre } = placeOf(each)
      return `${campo} ${plainName(nombre)}`
    },
  },
  { key: 'origen', text: ({ texto, leido }) => plainName(texto?.origen ?? leido.origen) },
  { key: 'ahora', text: ({ ahora }) => plainName(ahora) },
  { key: 'destino', text: ({ leido }) => plainName(leido.destino) },
]

/** Groups of proposals that match the search, and the accepted ones among all [TX-05]. */
export const useProposals = (archivo: Archivo, term: string) => {
  const { papelera, otros, elegidos } = useAppSelector(selectImportacion)
  const { mesa } = useAppSelector(selectTraducciones)
  const loaded = mesa?.idioma === archivo.idioma && mesa.origen === archivo.origen ? mesa.textos : null
  const [kept, setKept] = useState({ archivo, textos: NO_TEXTS })
  // Texts of the file's languages. Another file that is read meanwhile loads its own languages in their place.
  const textos = loaded ?? (kept.archivo === archivo ? kept.textos : NO_TEXTS)
  if (archivo !== kept.archivo || textos !== kept.textos) setKept({ archivo, textos })
  const ediciones = useAppSelector(selectUnsaved, archivo.idioma)?.ediciones ?? NO_EDITS
  const byClave = useMemo(() => byClaveOf(textos), [textos])
  const { propuestas, iguales } = useMemo(
    () => comparacionOf(archivo, { textos: byClave, ediciones, papelera: new Set(papelera), otros: new Set(otros) }),
    [archivo, byClave, ediciones, papelera, otros],
  )
  const asked = useDeferredValue(term)
  const isSearched = asked.trim() !== ''
  // Built on the first search: most files are looked through without one.
  const search = useMemo(() => (isSearched ? createSearch(prepare(propuestas, SEARCHED)) : null), [isSearched, propuestas])
  const found = useMemo(() => {
    const indices = search?.(asked).indices
    return indices ? Array.from(indices, at => propuestas[at]).filter(each => each !== undefined) : propuestas
  }, [search, asked, propuestas])

  return useMemo(() => {
    const isAccepted = (each: Propuesta) => canBeAccepted(each) && (elegidos[each.clave] ?? isOffered(each))
    const groups = GRUPOS_DE_PROPUESTAS.map((grupo): GroupOfProposals => {
      const of = found.filter(each => each.grupo === grupo)
      return { grupo, propuestas: of, accepted: of.filter(isAccepted).length }
    }).filter(group => group.propuestas.length > 0)
    return {
      groups,
      isAccepted,
      iguales,
      accepted: propuestas.filter(isAccepted),
      acceptable: propuestas.filter(canBeAccepted).length,
      total: propuestas.length + iguales,
      found: found.length,
    }
  }, [found, propuestas, iguales, elegidos])
}
