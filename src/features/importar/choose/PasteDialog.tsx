import { useDeferredValue, useMemo, useState } from 'react'
import { readCells } from '@/features/importar/read/readImport'
import { sizeInWords } from '@/features/importar/words'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'
import { Field } from '@/ui/fields/Field'
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
      <Field label="Celdas" multiline hint="La primera fila son los títulos.">
        {control => (
          <textarea
            {...control}
            ref={focused}
            className={classes(control.className, styles.cells)}
            wrap="off"
            spellCheck={false}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <p className={styles.size} role="status">
        {size && sizeInWords(size.rows, size.columns)}
      </p>
    </Dialog>
  )
}
