import { useMemo, useRef, type RefObject } from 'react'
import { edicionesOf, valoresOf, type Ediciones } from '@/domain/traducciones/edicion'
import { registrosDe, type PorClave } from '@/domain/traducciones/envios'
import { textosEnPalabras } from '@/domain/traducciones/palabras'
import { counted } from '@/domain/counted'
import { formularioOf } from '@/features/traducciones/borrador'
import { claveDeGuardado } from '@/features/traducciones/save/saveTexts'
import { useDraft } from '@/forms/draft/useDraft'

interface Borrador {
  id: string
  idioma: string
  name: string
  ediciones: Ediciones
  textos: PorClave
  element: RefObject<HTMLElement | null>
}

const NOTHING = {}
/** What was recovered is in the state: nothing is to be put into fields. */
const restore = () => undefined

/** What is not saved is a draft, as what a form holds is [TX-04, DR-01]. @returns what hands it over at once */
export const useTextsDraft = ({ id, idioma, name, ediciones, textos, element }: Borrador): (() => void) => {
  const keepRef = useRef<() => void>(() => undefined)
  const values = useMemo(() => valoresOf(ediciones), [ediciones])
  const claves = Object.keys(ediciones)
  useDraft(
    {
      ...{ id, name, element, keepRef, values },
      ...{ form: formularioOf(idioma), record: null, kind: 'Traducciones', path: `/traducciones/${idioma}` },
      runKey: claveDeGuardado(id),
      opened: NOTHING,
      describe: () => {
        const known = Object.keys(edicionesOf(values))
        return [`${textosEnPalabras(known.length)} de ${counted(registrosDe(textos, known), 'registro', 'registros')}`]
      },
      isChanged: claves.length > 0,
    },
    restore,
  )
  return () => keepRef.current()
}
