import { useState } from 'react'
import { PasteDialog } from '@/features/importar/choose/PasteDialog'
import { cellsPasted, readingCancelled } from '@/features/importar/slice'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { Keys } from '@/ui/keys/Keys'
import { useFileDialog } from '@/ui/images/useFileDialog'
import { useDelayedPresence } from '@/ui/progress/useDelayedPresence'
import { COARSE, useMediaQuery } from '@/ui/useMediaQuery'
import styles from '@/features/importar/choose/FileDrop.module.css'

interface FileDropProps {
  /** Name of the file being read; null if there is none. */
  reading: string | null
  /** Error message of a refused file. */
  problem: string | null
  isDropTarget: boolean
  onFile: (file: File) => void
}

const ACCEPTED = ['.xlsx', '.csv', '.txt', '.tsv']

/** Drop box for a file, with buttons for use without drag and drop [IX-01]. */
export const FileDrop = ({ reading, problem, isDropTarget, onFile }: FileDropProps) => {
  const dispatch = useAppDispatch()
  const [isPasting, setPasting] = useState(false)
  const isTouched = useMediaQuery(COARSE)
  const { input, ask } = useFileDialog({ label: 'Archivo de la importación', accepted: ACCEPTED, onFile })
  const shown = useDelayedPresence(reading)
  const refused = problem !== null && reading === null
  const look = isDropTarget ? 'target' : shown !== null ? 'reading' : refused ? 'error' : 'empty'
  return (
    <div className={styles.drop} role="group" aria-label="Archivo" data-look={look} data-focus-home="button" aria-busy={reading !== null}>
      {look === 'target' && (
        <>
          <Icon name="upload" />
          <p className={styles.text}>Suelte el archivo aquí</p>
        </>
      )}
      {look === 'reading' && (
        <>
          <Icon name="spinner" />
          <p className={styles.text} role="status">
            Leyendo {shown} ...
          </p>
          <div className={styles.actions}>
            <Button onPress={() => dispatch(readingCancelled())}>Cancelar</Button>
          </div>
        </>
      )}
      {(look === 'empty' || look === 'error') && (
        <>
          <Icon name={refused ? 'alert-circle' : 'table'} />
          {refused ? (
            <>
              <p className={styles.text} role="alert">
                {problem}
              </p>
              <p className={styles.hint}>No se ha leído nada.</p>
            </>
          ) : (
            <>
              <p className={styles.text}>
                {isTouched ? 'Elija un archivo XLSX o CSV.' : 'Arrastre un archivo XLSX o CSV aquí, péguelo o elíjalo.'}
              </p>
              <p className={styles.hint}>
                También sirven celdas copiadas de una hoja de cálculo, con su fila de títulos
                <span className={styles.keys}>
                  : pulse <Keys keys={['Mod', 'V']} />
                </span>
                .
              </p>
            </>
          )}
          <div className={styles.actions}>
            <Button variant="primary" icon="upload" onPress={ask}>
              {refused ? 'Elegir otro archivo' : 'Elegir archivo'}
            </Button>
            <Button icon="paste" onPress={() => setPasting(true)}>
              Pegar celdas
            </Button>
          </div>
        </>
      )}
      {input}
      {isPasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onPaste={text => {
            setPasting(false)
            dispatch(cellsPasted({ text }))
          }}
        />
      )}
    </div>
  )
}
