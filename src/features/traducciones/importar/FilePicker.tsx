import type { ReactNode } from 'react'
import { fileDialog } from '@/features/traducciones/importar/fileDialog'
import { useFileDialog } from '@/ui/images/useFileDialog'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { GroupField } from '@/ui/fields/GroupField'
import { fieldLook } from '@/ui/fields/fieldLook'
import { DropBox } from '@/ui/images/DropBox'
import { useIncomingFiles } from '@/ui/images/useIncomingFiles'
import { COARSE, useMediaQuery } from '@/ui/useMediaQuery'

interface FilePickerProps {
  /** Name of the file that is being read; null for none. */
  reading: string | null
  problem: string | null
  /** Question about the file's language. */
  question: ReactNode
  onFile: (file: File) => void
}

/** Picker for a file, by dialog, drag and drop or paste; the reason for a rejected file shows below [TX-05]. */
export const FilePicker = ({ reading, problem, question, onFile }: FilePickerProps) => {
  const { input, ask } = useFileDialog({ ...fileDialog, onFile })
  const incoming = useIncomingFiles(([file]) => onFile(file))
  const invitation = useMediaQuery(COARSE) ? 'Elija un archivo XLIFF o XLSX.' : 'Arrastre un archivo XLIFF o XLSX aquí o elíjalo.'
  return (
    <GroupField label="Archivo de traducciones" hideLabel>
      <DropBox
        look="empty"
        small
        isBusy={reading !== null}
        incoming={incoming}
        picture={<Icon name="file" />}
        words={incoming.isDropTarget ? 'Suelte el archivo aquí' : reading === null ? invitation : `Leyendo ${reading} ...`}
      >
        <Button small icon="upload" onPress={ask}>
          Elegir archivo
        </Button>
        {input}
      </DropBox>
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
