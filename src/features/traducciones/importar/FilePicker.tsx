import type { ReactNode } from 'react'
import { useFileDialog } from '@/features/traducciones/importar/useFileDialog'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { GroupField } from '@/ui/fields/GroupField'
import { fieldLook } from '@/ui/fields/fieldLook'
import { useIncomingFiles } from '@/ui/images/useIncomingFiles'
import picker from '@/kits/forms/images/ImagePicker.module.css'
import styles from '@/features/traducciones/importar/FilePicker.module.css'

interface FilePickerProps {
  /** The name of the file that is being read; null while none is. */
  reading: string | null
  problem: string | null
  /** Question that the file leaves open. */
  question: ReactNode
  onFile: (file: File) => void
}

/** A file comes by the dialog, by dropping it or by pasting it; why one is not read stands below [TX-05]. */
export const FilePicker = ({ reading, problem, question, onFile }: FilePickerProps) => {
  const { input, ask } = useFileDialog(onFile)
  const { target, isDropTarget } = useIncomingFiles(onFile)
  return (
    <GroupField label="Archivo de traducciones" hideLabel>
      <div className={styles.picker}>
        <div
          className={picker.picker}
          data-state="empty"
          data-drop-target={isDropTarget || undefined}
          aria-busy={reading !== null}
          {...target}
        >
          <div className={picker.frame}>
            <Icon name="file" />
          </div>
          <div className={picker.body}>
            <p className={picker.state} role="status">
              {isDropTarget
                ? 'Suelte el archivo aquí'
                : reading === null
                  ? 'Arrastre un archivo XLIFF o XLSX aquí o elíjalo.'
                  : `Leyendo ${reading} ...`}
            </p>
            <Button small icon="upload" onPress={ask}>
              Elegir archivo
            </Button>
          </div>
          {input}
        </div>
      </div>
      {question}
      <div role="alert">
        {problem !== null && (
          <p className={fieldLook('error')}>
            <Icon name="alert-circle" />
            {problem}
          </p>
        )}
      </div>
    </GroupField>
  )
}
