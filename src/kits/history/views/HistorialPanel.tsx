import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { applyEdits } from '@/kits/history/views/applyEdits'
import styles from '@/kits/history/views/HistorialPanel.module.css'
import type { HistoryTarget } from '@/kits/history/views/target'
import { Versions } from '@/kits/history/views/Versions'
import { editsTaken, panelClosed, panelOpened, selectHistorial } from '@/kits/history/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { sheetFrame } from '@/ui/frame/sheet'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'

/** Opens the history of the record, again after each save of the form, and applies restored edits to the form. */
const useHistory = (target: HistoryTarget) => {
  const dispatch = useAppDispatch()
  const { formId, tipo, id } = target
  const { laid } = useAppSelector(selectHistorial)
  const latest = useRef(formId)
  useEffect(() => {
    latest.current = formId
    dispatch(panelOpened({ formId, tipo, id }))
  }, [dispatch, formId, tipo, id])
  useEffect(() => () => void dispatch(panelClosed({ formId: latest.current })), [dispatch])

  const take = useEffectEvent(() => {
    if (laid?.formId !== formId) return
    dispatch(editsTaken({ formId, key: laid.key, undo: applyEdits(target, laid.edits) }))
  })
  useLayoutEffect(() => take(), [laid])
}

interface DockedProps {
  id: string
  titleId: string
  isBusy: boolean
  onClose: () => void
  children: ReactNode
}

const Docked = ({ id, titleId, isBusy, onClose, children }: DockedProps) => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      const isWithin = event.target instanceof Node && place.current?.contains(event.target)
      if (event.key === 'Escape' && isWithin && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return (
    <aside id={id} ref={place} className={styles.docked} aria-labelledby={titleId} inert={isBusy} data-focus-home="h2">
      <div className={styles.panel}>{children}</div>
    </aside>
  )
}

interface Props {
  id: string
  target: HistoryTarget
  onClose: () => void
}

/** Versions of the open record, beside its form; on phones over it [HI-02]. */
export const HistorialPanel = ({ id, target, onClose }: Props) => {
  useHistory(target)
  const titleId = `${id}-titulo`
  const content = <Versions titleId={titleId} target={target} onClose={onClose} />
  if (useMediaQuery(PHONE))
    return (
      <ModalOverlay className={styles.over ?? ''} isOpen onOpenChange={open => !open && onClose()}>
        <Modal className={styles.fill ?? ''}>
          <Dialog id={id} className={styles.panel ?? ''} aria-labelledby={titleId} data-focus-home="h2">
            {content}
          </Dialog>
        </Modal>
      </ModalOverlay>
    )
  return createPortal(
    <Docked id={id} titleId={titleId} isBusy={target.isBusy} onClose={onClose}>
      {content}
    </Docked>,
    sheetFrame(),
  )
}
