import type { ReactNode } from 'react'
import { roles } from '@/features/traducciones/workbench/roles'
import styles from '@/features/traducciones/workbench/texts/Mesa.module.css'

export interface Language {
  code: string
  name: string
}

interface TextsHeadProps {
  origen: Language
  idioma: Language
  /** Action on all texts that show, beside their column's title. */
  deed: ReactNode
}

/** The columns of the workbench, each language by its name. */
export const TextsHead = ({ origen, idioma, deed }: TextsHeadProps) => (
  <>
    <colgroup>
      <col className={styles.fieldColumn} />
      <col />
      <col />
      <col className={styles.stateColumn} />
    </colgroup>
    <thead className={styles.head} {...roles.group}>
      <tr {...roles.row} aria-rowindex={1}>
        <th {...roles.columnheader} scope="col">
          Texto
        </th>
        {[origen, idioma].map(({ code, name }, column) => (
          <th key={code} {...roles.columnheader} scope="col" className={column === 1 ? styles.targetHead : undefined}>
            {name} <span className={styles.code}>{code}</span>
          </th>
        ))}
        <th {...roles.columnheader} scope="col">
          <span className={styles.stateHead}>
            Estado
            {deed}
          </span>
        </th>
      </tr>
    </thead>
  </>
)
