import type { ReactNode } from 'react'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/features/ensayos/edit/AdjuntosDrop.module.css'

interface Props {
  isDropTarget: boolean
  /** Button that opens the dialog of files. */
  children: ReactNode
}

/** Row that says where pictures go; the whole section takes them [PH-03]. */
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
