import { useRef, type ReactNode } from 'react'
import type { TextsByKey } from '@/features/traducciones/model/submissions'
import { campoInWords } from '@/features/traducciones/model/texto'
import { plainName } from '@/shared/richName'
import { formularioOf } from '@/features/traducciones/draftForm'
import { useTextsDraft } from '@/features/traducciones/save/useTextsDraft'
import { selectPendingTexts, selectUnsaved } from '@/features/traducciones/slice'
import { DraftBar } from '@/kits/drafts/views/DraftBar'
import { useAppSelector } from '@/store/hooks'

const NOTHING = {}

interface UnsavedProps {
  idioma: string
  name: string
  textos: TextsByKey
  children: ReactNode
}

/**
 * Stores the unsaved edits as a draft, and offers an earlier one. Separate component, so that a key does not render the whole workbench
 * [TX-04].
 */
export const Unsaved = ({ idioma, name, textos, children }: UnsavedProps) => {
  const element = useRef<HTMLDivElement>(null)
  const unsaved = useAppSelector(selectUnsaved, idioma)
  const pendingTexts = useAppSelector(selectPendingTexts, idioma)
  useTextsDraft({ id: unsaved?.id ?? '', idioma, name, pendingTexts, textos, element })
  const labelOf = (key: string) => {
    const texto = textos.get(key)
    return texto ? `${plainName(texto.nombre)}, ${campoInWords(texto)}` : key
  }
  return (
    <div ref={element}>
      {unsaved && <DraftBar id={unsaved.id} form={formularioOf(idioma)} record={null} opened={NOTHING} labelOf={labelOf} />}
      {children}
    </div>
  )
}
