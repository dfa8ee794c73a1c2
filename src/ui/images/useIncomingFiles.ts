import { useEffect, useRef, useState, type DragEvent } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

const isWriting = (element: Element | null) =>
  element !== null && element.matches('input:not([type="file"]), textarea, select, [contenteditable]')

/** Texts of several cells. */
const CELLS = /\S\s*[\t\n]/u

/** React Aria hides the page behind a modal by `aria-hidden` where `inert` is not known. */
const UNREACHABLE = '[inert], [aria-hidden=true]'

/** In the order in which they came; one at least. */
type OnFiles = (files: readonly [File, ...File[]]) => void

interface TextOptions {
  /** Takes pasted cells too: the element is a page, which all is for that is pasted outside fields. */
  onText?: (text: string) => void
  /** Hears of a picture that came along with a copied text, and is not taken: a clipboard that has text is text. */
  onPictureOfText?: () => void
}

const firstOf = ([file, ...others]: Iterable<File>): readonly [File, ...File[]] | null => (file ? [file, ...others] : null)

/** File managers copy the names of files along with them. */
const isNames = (text: string, files: readonly File[]) => files.every(({ name }) => text.includes(name))

/** Files that are dropped on an element, or pasted while the focus is in it or the pointer over it and no field elsewhere is written in. */
export const useIncomingFiles = (onFiles: OnFiles, { onText, onPictureOfText }: TextOptions = {}) => {
  const [isDropTarget, setDropTarget] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const isUnderPointer = useRef(false)

  useEffect(() => {
    const takePasted = (event: ClipboardEvent) => {
      const { clipboardData } = event
      const { activeElement } = document
      if (!clipboardData) return
      const files = firstOf(clipboardData.files)
      const isFree = !isWriting(activeElement)
      const isMeant = onText ? isFree : element.current?.contains(activeElement) || (isUnderPointer.current && isFree)
      // The pointer may still be where it was when the sheet went inert.
      if (!isMeant || event.defaultPrevented || element.current?.closest(UNREACHABLE)) return
      // Spreadsheets copy a picture of their cells along with them.
      const text = clipboardData.getData('text/plain')
      const isCells = onText !== undefined && CELLS.test(text)
      if (!files && !isCells) return
      event.preventDefault()
      if (isCells) onText(text)
      else if (files && onPictureOfText && text.trim() !== '' && !isNames(text, files)) onPictureOfText()
      else if (files) onFiles(files)
    }
    document.addEventListener('paste', takePasted)
    return () => document.removeEventListener('paste', takePasted)
  }, [onFiles, onText, onPictureOfText])

  const target = {
    ref: element,
    onPointerEnter: () => {
      isUnderPointer.current = true
    },
    onPointerLeave: () => {
      isUnderPointer.current = false
    },
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Without this the browser would show the file in place of the page.
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setDropTarget(true)
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return
      setDropTarget(false)
    },
    onDrop: (event: DragEvent) => {
      setDropTarget(false)
      const files = firstOf(event.dataTransfer.files)
      if (!files) return
      event.preventDefault()
      onFiles(files)
    },
  }
  return { target, isDropTarget }
}
