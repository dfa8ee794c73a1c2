import type { ComponentProps } from 'react'
import styles from '@/ui/table/selection/SelectInput.module.css'

/** Check box in the margin of a table; `--box` is its opacity, `--box-width` and `--box-height` are its size. */
export const SelectInput = (input: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...input} type="checkbox" className={styles.box} />
)
