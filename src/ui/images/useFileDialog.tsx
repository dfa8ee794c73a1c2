import { useRef } from 'react'

interface FileDialog {
  /** Accessible name of the input: "Archivo de traducciones: archivo". */
  label: string
  /** Extensions and media types that the dialog offers: ".xlsx". */
  accepted: readonly string[]
}

interface FilesDialog extends FileDialog {
  /** Called with at least one file. */
  onFiles: (files: readonly File[]) => void
  /** Allows several files; otherwise one. */
  multiple?: boolean
  /** Opens the camera of a phone instead of the dialog. */
  camera?: boolean
}

/** File dialog of the browser: a hidden input, to be rendered at any place, and a function that opens the dialog. */
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
          // Reset, so that a file can be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    ),
  }
}

/** File dialog of the browser for one file. */
export const useFileDialog = ({ onFile, ...dialog }: FileDialog & { onFile: (file: File) => void }) =>
  useFilesDialog({ ...dialog, onFiles: ([file]) => file && onFile(file) })
