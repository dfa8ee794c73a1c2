import { useRef, type ReactNode } from 'react'
import type { Ediciones } from '@/features/traducciones/model/edicion'
import type { ByClave } from '@/features/traducciones/model/envios'
import { campoInWords } from '@/features/traducciones/model/texto'
import { plainName } from '@/shared/richName'
import { formularioOf } from '@/features/traducciones/borrador'
import { useTextsDraft } from '@/features/traducciones/save/useTextsDraft'
import { selectSinGuardar } from '@/features/traducciones/slice'
import { DraftBar } from '@/kits/drafts/views/DraftBar'
import { useAppSelector } from '@/store/hooks'

const NOTHING: Ediciones = {}

interface UnsavedProps {
  idioma: string
  name: string
  textos: ByClave
  children: ReactNode
}

/** Keeps the unsaved edits as a draft, and offers an earlier one. Only this component renders at each key [TX-04]. */
export const Unsaved = ({ idioma, name, textos, children }: UnsavedProps) => {
  const element = useRef<HTMLDivElement>(null)
  const sin = useAppSelector(selectSinGuardar, idioma)
  const ediciones = sin?.ediciones ?? NOTHING
  const values = useTextsDraft({ id: sin?.id ?? '', idioma, name, ediciones, textos, element })
  const labelOf = (clave: string) => {
    const texto = textos.get(clave)
    return texto ? `${plainName(texto.nombre)}, ${campoInWords(texto)}` : clave
  }
  return (
    <div ref={element}>
      {sin && <DraftBar id={sin.id} form={formularioOf(idioma)} record={null} opened={NOTHING} values={values} labelOf={labelOf} />}
      {children}
    </div>
  )
}
