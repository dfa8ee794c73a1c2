import { useMemo, type RefObject } from 'react'
import { pendingTextsOf, valoresOf, type PendingTexts } from '@/features/traducciones/model/pendingText'
import { countOfRegistros, type TextsByKey } from '@/features/traducciones/model/submissions'
import { textosInWords } from '@/ui/text/textosInWords'
import { counted } from '@/shared/counted'
import { formularioOf } from '@/features/traducciones/draftForm'
import { saveKeyOf } from '@/features/traducciones/save/saveTexts'
import { useDraft } from '@/kits/drafts/views/useDraft'

interface Borrador {
  id: string
  idioma: string
  name: string
  pendingTexts: PendingTexts
  textos: TextsByKey
  element: RefObject<HTMLElement | null>
}

const NOTHING = {}
/** Recovered edits are already in the state: there are no fields to restore. */
const restore = () => undefined

/** Stores the unsaved edits as a draft, as forms do [TX-04, DR-01]. */
export const useTextsDraft = ({ id, idioma, name, pendingTexts, textos, element }: Borrador): void => {
  const values = useMemo(() => valoresOf(pendingTexts), [pendingTexts])
  const keys = Object.keys(pendingTexts)
  useDraft(
    {
      id,
      name,
      element,
      values,
      form: formularioOf(idioma),
      record: null,
      kind: 'Traducciones',
      path: `/traducciones/${idioma}`,
      runKey: saveKeyOf(id),
      opened: NOTHING,
      describe: () => {
        const known = Object.keys(pendingTextsOf(values))
        return [`${textosInWords(known.length)} de ${counted(countOfRegistros(textos, known), 'registro', 'registros')}`]
      },
      isChanged: keys.length > 0,
      staysOpen: true,
    },
    restore,
  )
}
