import { memo, useId, useRef, type Ref } from 'react'
import { isLine } from '@/kits/history/model/fieldCatalogue'
import { languageTag } from '@/shared/locales'
import { lowered } from '@/shared/lowered'
import { estadoOf } from '@/features/traducciones/model/estado'
import { campoInWords, keyOf, raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { plainName } from '@/shared/richName'
import { TranslationField } from '@/features/traducciones/workbench/texts/TranslationField'
import { LinkAction } from '@/features/traducciones/workbench/texts/LinkAction'
import { TextTools } from '@/features/traducciones/workbench/texts/TextTools'
import { TwoVersions } from '@/features/traducciones/workbench/texts/TwoVersions'
import { EstadoMark } from '@/features/traducciones/workbench/texts/EstadoMark'
import { Origen } from '@/features/traducciones/workbench/texts/Origen'
import { pendingTextUndone, selectPendingText, textoWritten, vigenteMarked } from '@/features/traducciones/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { classes } from '@/ui/classes'
import styles from '@/features/traducciones/workbench/texts/TextLine.module.css'

interface TextLineProps {
  texto: Texto
  idioma: string
  idiomaName: string
  origen: string
  /** First and last visible text of the record. */
  first: boolean
  last: boolean
  /** True for the text that is being edited. */
  isCurrent: boolean
  /** Returns the texts with the given source. */
  alikeOf: (origen: string) => readonly Texto[]
  line: number
  measure: Ref<HTMLTableRowElement>
}

/** Text beside its source, with its state and actions [TX-02, TX-03]. */
export const TextLine = memo((props: TextLineProps) => {
  const { texto, idioma, idiomaName, origen, first, last, isCurrent, alikeOf, line, measure } = props
  const dispatch = useAppDispatch()
  const ids = useId()
  const key = keyOf(texto)
  const pending = useAppSelector(selectPendingText, idioma, key)
  const field = useRef<HTMLTextAreaElement>(null)
  const { destino } = texto
  const campo = campoInWords(texto)
  const estado = estadoOf(texto, pending)
  const written = pending?.texto ?? destino
  const lang = languageTag(idioma)
  const write = (text: string) => dispatch(textoWritten({ idioma, key, destino, texto: text }))
  const name = plainName(texto.nombre) || texto.codigo || ''
  return (
    <tr
      ref={measure}
      role="row"
      className={classes(styles.text, first && styles.first, last && styles.last)}
      data-index={line}
      data-text-key={key}
      data-focus-home="textarea"
      data-current={isCurrent || undefined}
      aria-rowindex={line + 2}
    >
      <th role="rowheader" scope="row">
        {campo}
      </th>
      <td role="cell" className={styles.source} lang={languageTag(origen)} dir="auto" id={`${ids}o`}>
        <Origen texto={texto} />
      </td>
      <td role="cell" className={styles.target}>
        {pending?.suya ? (
          <TwoVersions campo={campo} lang={lang} idioma={idioma} textKey={key} raiz={raizOf(texto)} mia={written} suya={pending.suya} />
        ) : (
          <TranslationField
            ref={field}
            value={written}
            lang={lang}
            label={`${campo}, ${name}, ${lowered(idiomaName)}`}
            describedBy={`${ids}o ${ids}e`}
            isLine={isLine(texto.tipo, texto.campo)}
            onChange={write}
          />
        )}
        {isCurrent && !pending?.suya && (
          <TextTools texto={texto} idioma={idioma} origen={origen} field={field} alike={alikeOf(texto.origen)} />
        )}
      </td>
      <td role="cell" className={styles.stateCell}>
        <span className={styles.state}>
          <span className={styles.mark} id={`${ids}e`}>
            <EstadoMark estado={estado} />
          </span>
          <span className={styles.links}>
            {estado === 'igual' && (
              <LinkAction
                label="Vale así"
                whole={`${campo} vale así, igual al origen`}
                onPress={() => dispatch(vigenteMarked({ idioma, key, destino }))}
              />
            )}
            {estado === 'desfasada' && (
              <LinkAction
                label="Sigue valiendo"
                whole={`La traducción de ${campo} sigue valiendo`}
                onPress={() => dispatch(vigenteMarked({ idioma, key, destino }))}
              />
            )}
            {pending && !pending.suya && (
              <LinkAction
                label="Deshacer"
                whole={`Deshacer el cambio de ${campo}`}
                onPress={() => dispatch(pendingTextUndone({ idioma, key }))}
              />
            )}
          </span>
        </span>
      </td>
    </tr>
  )
})
TextLine.displayName = 'TextLine'
