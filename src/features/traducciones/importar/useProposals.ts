import { useMemo, useState } from 'react'
import { plainName } from '@/shared/richName'
import type { TextColumn } from '@/ui/table/model/prepare'
import { useFound } from '@/ui/table/useFound'
import type { Archivo } from '@/features/traducciones/archivo/archivo'
import { placeOf } from '@/features/traducciones/archivo/words'
import {
  canBeAccepted,
  proposalsOf,
  PROPOSAL_GROUPS,
  isOffered,
  type ProposalGroup,
  type Proposal,
} from '@/features/traducciones/archivo/proposals'
import { byKeyOf } from '@/features/traducciones/model/submissions'
import type { Texto } from '@/shared/translations'
import { selectImportacion } from '@/features/traducciones/importar/slice'
import { selectPendingTexts, selectTraducciones } from '@/features/traducciones/slice'
import { useAppSelector } from '@/store/hooks'

export interface GroupOfProposals {
  grupo: ProposalGroup
  proposals: readonly Proposal[]
  accepted: number
}

const NO_TEXTS: readonly Texto[] = []
const SEARCHED: readonly TextColumn<Proposal>[] = [
  {
    key: 'lugar',
    text: each => {
      const { campo, nombre } = placeOf(each)
      return `${campo} ${plainName(nombre)}`
    },
  },
  { key: 'origen', text: ({ texto, read }) => plainName(texto?.origen ?? read.origen) },
  { key: 'ahora', text: ({ ahora }) => plainName(ahora) },
  { key: 'destino', text: ({ read }) => plainName(read.destino) },
]

/** Groups of the proposals that match the search, and the accepted ones among all proposals [TX-05]. */
export const useProposals = (archivo: Archivo, term: string) => {
  const { papelera, otros, picked } = useAppSelector(selectImportacion)
  const { workbench } = useAppSelector(selectTraducciones)
  const loaded = workbench?.idioma === archivo.idioma && workbench.origen === archivo.origen ? workbench.textos : null
  const [kept, setKept] = useState({ archivo, textos: NO_TEXTS })
  // Texts of the file's languages. They are kept, because reading another file replaces the loaded texts.
  const textos = loaded ?? (kept.archivo === archivo ? kept.textos : NO_TEXTS)
  if (archivo !== kept.archivo || textos !== kept.textos) setKept({ archivo, textos })
  const pendingTexts = useAppSelector(selectPendingTexts, archivo.idioma)
  const byKey = useMemo(() => byKeyOf(textos), [textos])
  const { proposals, iguales } = useMemo(
    () => proposalsOf(archivo, { textos: byKey, pendingTexts, papelera: new Set(papelera), otros: new Set(otros) }),
    [archivo, byKey, pendingTexts, papelera, otros],
  )
  const found = useFound(proposals, SEARCHED, term)

  return useMemo(() => {
    const isAccepted = (each: Proposal) => canBeAccepted(each) && (picked[each.key] ?? isOffered(each))
    const groups = PROPOSAL_GROUPS.map((grupo): GroupOfProposals => {
      const of = found.filter(each => each.grupo === grupo)
      return { grupo, proposals: of, accepted: of.filter(isAccepted).length }
    }).filter(group => group.proposals.length > 0)
    return {
      groups,
      isAccepted,
      iguales,
      accepted: proposals.filter(isAccepted),
      acceptable: proposals.filter(canBeAccepted).length,
      total: proposals.length + iguales,
      found: found.length,
    }
  }, [found, proposals, iguales, picked])
}
