import type { ReactNode } from 'react'
import type { Locale } from '@/shared/locales'
import { GridHead } from '@/ui/grid/GridHead'
import styles from '@/features/traducciones/workbench/texts/TextsHead.module.css'

interface TextsHeadProps {
  origen: Locale
  idioma: Locale
  /** Action on all visible texts, beside the title of their column. */
  action: ReactNode
}

/** Column titles of the workbench: the names of the languages. */
export const TextsHead = ({ origen, idioma, action }: TextsHeadProps) => {
  const titleOf = ({ name, code }: Locale) => (
    <>
      {name} <span className={styles.code}>{code}</span>
    </>
  )
  const estado = (
    <span className={styles.stateHead}>
      Estado
      {action}
    </span>
  )
  return (
    <>
      <colgroup>
        <col className={styles.fieldColumn} />
        <col />
        <col />
        <col className={styles.stateColumn} />
      </colgroup>
      <GridHead
        columns={[
          { key: 'texto', title: 'Texto' },
          { key: 'origen', title: titleOf(origen) },
          { key: 'destino', title: titleOf(idioma), className: styles.targetHead },
          { key: 'estado', title: estado },
        ]}
      />
    </>
  )
}
