import { useRef } from 'react'

/** Translators' tools have endings of their own for the same format. */
const ACCEPTED = ['.xlf', '.xliff', '.sdlxliff', '.mqxliff', '.mxliff', '.txlf', '.xml', '.xlsx'].join(',')

/** The browser's dialog for a file of translations: its input, which stands anywhere, and what opens it. */
export const useFileDialog = (onFile: (file: File) => void) => {
  const element = useRef<HTMLInputElement>(null)
  return {
    ask: () => element.current?.click(),
    input: (
      <input
        ref={element}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label="Archivo de traducciones: archivo"
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
