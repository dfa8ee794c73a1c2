import type { RefObject } from 'react'
import { isUntranslated } from '@/shared/igual'
import { completeInWords } from '@/features/traducciones/model/words'
import { completadoOf } from '@/features/traducciones/model/similarTexts'
import { keyOf, campoInWords, hasScriptKeys } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { plainName } from '@/shared/richName'
import { LinkAction } from '@/features/traducciones/workbench/texts/LinkAction'
import { selectPendingTexts, textosLaid, textoWritten, vigenteMarked } from '@/features/traducciones/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { insertAtCaret } from '@/ui/fields/insertAtCaret'
import { ScriptKeys } from '@/ui/fields/ScriptKeys'
import styles from '@/features/traducciones/workbench/texts/TextTools.module.css'

interface TextToolsProps {
  texto: Texto
  idioma: string
  origen: string
  /** Texts with the source of this one. */
  alike: readonly Texto[]
  /** Field of the text, into which the script keys write. */
  field: RefObject<HTMLTextAreaElement | null>
}

/**
 * Tools of the text being edited, below its field and over the next lines, so that no line moves when another text is edited [CQ-02,
 * TX-03]. Renders at each key.
 */
export const TextTools = ({ texto, idioma, origen, alike, field }: TextToolsProps) => {
  const dispatch = useAppDispatch()
  const pendingTexts = useAppSelector(selectPendingTexts, idioma)
  const key = keyOf(texto)
  const campo = campoInWords(texto)
  const { [key]: pending } = pendingTexts
  const { destino } = texto
  const written = pending?.texto ?? destino
  const completado = completadoOf(texto, alike, { pendingTexts, idioma, origen })
  const isOnlyThis = completado?.textos.length === 1 && keyOf(completado.textos[0] ?? texto) === key
  const canHold = pending && !pending.vigente && isUntranslated({ origen: texto.origen, destino: written }, { idioma, origen })
  return (
    <div className={styles.tools}>
      {hasScriptKeys(texto) && (
        <div className={styles.keys}>
          <ScriptKeys compact onKey={character => field.current && insertAtCaret(field.current, character)} />
        </div>
      )}
      <span className={styles.actions}>
        {written !== texto.origen && (
          <LinkAction
            label={`Copiar de ${origen}`}
            whole={`Copiar de ${origen}: ${campo}`}
            onPress={() => dispatch(textoWritten({ idioma, key, destino, texto: texto.origen }))}
          />
        )}
        {canHold && (
          <LinkAction
            label="Vale así"
            whole={`${campo} vale así, igual al origen`}
            onPress={() => dispatch(vigenteMarked({ idioma, key, destino }))}
          />
        )}
        {completado && (
          <LinkAction
            label={completeInWords(completado.textos.length, isOnlyThis)}
            whole={`${completeInWords(completado.textos.length, isOnlyThis)}: ${plainName(completado.traduccion)}`}
            onPress={() =>
              dispatch(
                textosLaid({
                  idioma,
                  textos: completado.textos.map(each => ({ key: keyOf(each), destino: each.destino, texto: completado.traduccion })),
                }),
              )
            }
          />
        )}
      </span>
    </div>
  )
}
