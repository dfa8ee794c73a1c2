import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { compararPart } from '@/features/productos/edit/comparar/compararPart'
import tools from '@/forms/historial/RecordTools.module.css'
import { Icon } from '@/ui/buttons/Icon'

const COMPARE = 'M5.75 3.25h-3v9.5h3M10.25 3.25h3v9.5h-3M8 1.75v12.5'

/** The tool that compares a product with its generic one, and what then takes the place of the form; nothing without one [CM-01]. */
export const useComparar = (generico: number | null): { tool: ReactNode; view: ReactNode } => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [part, setPart] = useState(compararPart.loaded)
  const isAwaited = isOpen && part === null
  useEffect(() => {
    if (!isAwaited) return
    // A failure is the page's to tell.
    void compararPart.load().then(
      loaded => setPart(() => loaded),
      (error: unknown) => {
        setOpen(false)
        throw error
      },
    )
  }, [isAwaited])
  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }, [])
  if (generico === null) return { tool: null, view: null }
  const isShown = isOpen && part !== null
  return {
    tool: (
      <button
        ref={button}
        type="button"
        className={tools.tool}
        aria-pressed={isShown}
        onPointerEnter={() => void compararPart.load().catch(() => undefined)}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={COMPARE} />
        <span>
          Comparar<span className={tools.rest}> con el genérico</span>
        </span>
      </button>
    ),
    view: isShown ? <part.Comparar generico={generico} onClose={close} /> : null,
  }
}
