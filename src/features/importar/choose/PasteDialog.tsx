import { useDeferredValue, useId, useMemo, useState } from 'react'
import { readCells } from '@/features/importar/read/readImport'
import { sizeInWords } from '@/features/importar/words'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'
import { fieldLook } from '@/ui/fields/fieldLook'
import { classes } from '@/ui/classes'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import styles from '@/features/importar/choose/PasteDialog.module.css'

interface PasteDialogProps {
  onPaste: (text: string) => void
  onClose: () => void
}

/** Number of rows and columns of a pasted text; null for a text without cells. */
const sizeOf = (text: string): { rows: number; columns: number } | null => {
  try {
    const [sheet] = readCells(text).sheets
    return sheet && sheet.rows.length > 0 ? { rows: sheet.rows.length, columns: sheet.titles.length } : null
  } catch {
    return null
  }
}

/** Text field for cells, for pasting without the key: mouse, phone, browser without clipboard access [IX-01]. */
export const PasteDialog = ({ onPaste, onClose }: PasteDialogProps) => {
  const id = useId()
  const [text, setText] = useState('')
  const focused = useFocusOnMount(true)
  const read = useDeferredValue(text)
  const size = useMemo(() => (read.trim() === '' ? null : sizeOf(read)), [read])
  return (
    <Dialog
      title="Pegar celdas"
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button variant="primary" isDisabled={size === null} onPress={() => onPaste(text)}>
            Seguir
          </Button>
        </>
      }
    >
      <div className={fieldLook('field')}>
        <div className={fieldLook('head')}>
          <label className={fieldLook('label')} htmlFor={id}>
            Celdas
          </label>
        </div>
        <textarea
          ref={focused}
          id={id}
          className={classes(fieldLook('textarea'), styles.cells)}
          wrap="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <p className={styles.hint} id={`${id}-hint`}>
          La primera fila son los títulos.
        </p>
      </div>
      <p className={styles.size} role="status">
        {size && sizeInWords(size.rows, size.columns)}
      </p>
    </Dialog>
  )
}
