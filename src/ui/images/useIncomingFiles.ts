import { useEffect, useRef, useState, type DragEvent } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

const isWriting = (element: Element | null) =>
  element !== null && element.matches('input:not([type="file"]), textarea, select, [contenteditable]')

/** Texts of several cells. */
const CELLS = /\S\s*[\t\n]/u

/** React Aria hides the page behind a modal by `aria-hidden` where `inert` is not known. */
const UNREACHABLE = '[inert], [aria-hidden=true]'

/** @param others number of files that came along with it */
type OnFile = (file: File, others: number) => void

/**
 * Files that are dropped on an element, or pasted while the focus is in it or the pointer over it. What is pasted while somebody
 * writes elsewhere is not for it.
 * @param onText takes pasted texts too; with it the element is a page, which all is for that is pasted outside fields
 */
export const useIncomingFiles = (onFile: OnFile, onText?: (text: string) => void) => {
  const [isDropTarget, setDropTarget] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const isUnderPointer = useRef(false)

  useEffect(() => {
    const takePasted = (event: ClipboardEvent) => {
      const { clipboardData } = event
      const { activeElement } = document
      if (!clipboardData) return
      const file = clipboardData.files[0]
      const isFree = !isWriting(activeElement)
      const isMeant = onText ? isFree : element.current?.contains(activeElement) || (isUnderPointer.current && isFree)
      // The pointer may still be where it was when the sheet went inert.
      if (!isMeant || event.defaultPrevented || element.current?.closest(UNREACHABLE)) return
      // Spreadsheets copy a picture of their cells along with them.
      const text = onText ? clipboardData.getData('text/plain') : ''
      const isCells = CELLS.test(text)
      if (!file && !isCells) return
      event.preventDefault()
      if (isCells) onText?.(text)
      else if (file) onFile(file, clipboardData.files.length - 1)
    }
    document.addEventListener('paste', takePasted)
    return () => document.removeEventListener('paste', takePasted)
  }, [onFile, onText])

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
      const file = event.dataTransfer.files[0]
      if (!file) return
      event.preventDefault()
      onFile(file, event.dataTransfer.files.length - 1)
    },
  }
  return { target, isDropTarget }
}
