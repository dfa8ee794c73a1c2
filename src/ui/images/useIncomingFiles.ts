import { useEffect, useRef, useState, type DragEvent } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

const isWriting = (element: Element | null) =>
  element !== null && element.matches('input:not([type="file"]), textarea, select, [contenteditable]')

/** Text of several cells. */
const CELLS = /\S\s*[\t\n]/u

/** Unreachable elements. React Aria hides the page behind a modal by `aria-hidden` where `inert` is unknown. */
const UNREACHABLE = '[inert], [aria-hidden=true]'

/** Handler of files in the order of arrival; at least one. */
type OnFiles = (files: readonly [File, ...File[]]) => void

interface TextOptions {
  /** Takes pasted cells too. The element is then a page, which takes everything that is pasted outside fields. */
  onText?: (text: string) => void
  /** Called instead of `onFiles` for a picture that was copied together with text: a clipboard with text counts as text. */
  onPictureOfText?: () => void
}

const firstOf = ([file, ...others]: Iterable<File>): readonly [File, ...File[]] | null => (file ? [file, ...others] : null)

/** True for file names, which file managers copy together with the files. */
const isNames = (text: string, files: readonly File[]) => files.every(({ name }) => text.includes(name))

/**
 * Files that are dropped on an element, or pasted while the focus is in the element, or while the pointer is over it and no text field has
 * the focus.
 */
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
      // An inert sheet takes no paste: the pointer may still be over it.
      if (!isMeant || event.defaultPrevented || element.current?.closest(UNREACHABLE)) return
      // Cells take precedence, because spreadsheets copy a picture of the cells together with their text.
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
      // Prevents the browser from replacing the page with the file.
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
