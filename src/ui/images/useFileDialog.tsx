import { useRef } from 'react'

interface FileDialog {
  /** Name of its input: "Archivo de traducciones: archivo". */
  label: string
  /** Endings and media types that the dialog offers: ".xlsx". */
  accepted: readonly string[]
}

interface FilesDialog extends FileDialog {
  /** Gets one at least. */
  onFiles: (files: readonly File[]) => void
  /** Takes several at once; one otherwise. */
  multiple?: boolean
  /** Opens the camera of a telephone instead. */
  camera?: boolean
}

/** The browser's dialog for files: its input, which stands anywhere, and what opens it. */
export const useFilesDialog = ({ label, accepted, onFiles, multiple, camera }: FilesDialog) => {
  const element = useRef<HTMLInputElement>(null)
  return {
    ask: () => element.current?.click(),
    input: (
      <input
        ref={element}
        type="file"
        accept={accepted.join(',')}
        multiple={multiple}
        capture={camera && 'environment'}
        hidden
        aria-label={label}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          // Emptied, so that the same file can be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    ),
  }
}

/** The browser's dialog for one file. */
export const useFileDialog = ({ onFile, ...dialog }: FileDialog & { onFile: (file: File) => void }) =>
  useFilesDialog({ ...dialog, onFiles: ([file]) => file && onFile(file) })
