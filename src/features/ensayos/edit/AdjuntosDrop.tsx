import type { ReactNode } from 'react'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/features/ensayos/edit/AdjuntosDrop.module.css'

interface Props {
  isDropTarget: boolean
  /** Button that opens the file dialog. */
  children: ReactNode
}

/** Hint on adding pictures; the drop target is the whole section [PH-03]. */
export const AdjuntosDrop = ({ isDropTarget, children }: Props) => (
  <div className={styles.drop} data-drop-target={isDropTarget || undefined}>
    <Icon name="upload" />
    <p>
      {isDropTarget ? (
        'Suelte las imágenes para añadir los adjuntos'
      ) : (
        <>
          <span className={styles.invitation}>Arrastre aquí varias imágenes, péguelas o elíjalas juntas. </span>
          <span className={styles.touch}>Elija varias imágenes juntas. </span>
          <span className={styles.muted}>Cada una es un adjunto, por orden de nombre.</span>
        </>
      )}
    </p>
    {children}
  </div>
)
