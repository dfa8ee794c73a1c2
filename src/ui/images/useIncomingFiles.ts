import { useEffect, useRef, useState, type DragEvent } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

const isWriting = (element: Element | null) =>
  element !== null && element.matches('input:not([type="file"]), textarea, select, [contenteditable]')

/**
 * Files that are dropped on an element, or pasted while the focus is in it or the pointer over it. What is pasted while somebody
 * writes elsewhere is not for it.
 */
export const useIncomingFiles = (onFile: (file: File) => void) => {
  const [isDropTarget, setDropTarget] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const isUnderPointer = useRef(false)

  useEffect(() => {
    const takePasted = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      const { activeElement } = document
      const isMeant = element.current?.contains(activeElement) || (isUnderPointer.current && !isWriting(activeElement))
      // The pointer may still be where it was when the sheet went inert.
      if (!file || !isMeant || event.defaultPrevented || element.current?.closest('[inert]')) return
      event.preventDefault()
      onFile(file)
    }
    document.addEventListener('paste', takePasted)
    return () => document.removeEventListener('paste', takePasted)
  }, [onFile])

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
      onFile(file)
    },
  }
  return { target, isDropTarget }
}
