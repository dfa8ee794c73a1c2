import { memo, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { PrintedEnsayo } from '@/features/ensayos/print/PrintedEnsayo'
import { ToolButton } from '@/kits/history/views/RecordTool'
import { Icon } from '@/ui/buttons/Icon'
import { imagesSettled } from '@/ui/images/imagesSettled'
import styles from '@/features/ensayos/print/Imprimir.module.css'

/**
 * Print button, and the printed trial in place of the application, mounted only while it is printed, by this button or by the browser
 * [FT-04].
 */
export const Imprimir = memo(() => {
  /** State of printing; `asked`: the button was pressed, and printing starts after the pictures have loaded. */
  const [printing, setPrinting] = useState<'asked' | 'browser' | null>(null)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(before => before ?? 'browser'))
    const end = () => setPrinting(null)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  const [page, setPage] = useState<HTMLElement | null>(null)
  const isAsked = printing === 'asked'
  useEffect(() => {
    if (page === null || !isAsked) return
    let hasLeft = false
    void imagesSettled(page).then(() => {
      if (!hasLeft) window.print()
    })
    return () => {
      hasLeft = true
    }
  }, [page, isAsked])
  return (
    <>
      <ToolButton aria-disabled={isAsked || undefined} onClick={() => setPrinting('asked')}>
        <Icon name="print" />
        Imprimir
      </ToolButton>
      {printing !== null &&
        createPortal(
          <div className={styles.paper} data-light ref={setPage}>
            <PrintedEnsayo />
          </div>,
          document.body,
        )}
    </>
  )
})
