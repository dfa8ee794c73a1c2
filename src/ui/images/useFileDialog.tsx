import { useRef } from 'react'

interface FileDialog {
  /** Name of its input: "Archivo de traducciones: archivo". */
  label: string
  /** Endings that the dialog offers: ".xlsx". */
  accepted: readonly string[]
  onFile: (file: File) => void
}

/** The browser's dialog for a file: its input, which stands anywhere, and what opens it. */
export const useFileDialog = ({ label, accepted, onFile }: FileDialog) => {
  const element = useRef<HTMLInputElement>(null)
  return {
    ask: () => element.current?.click(),
    input: (
      <input
        ref={element}
        type="file"
        accept={accepted.join(',')}
        hidden
        aria-label={label}
        onChange={event => {
          const file = event.target.files?.[0]
          // Emptied, so that the same file can be chosen again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    ),
  }
}
