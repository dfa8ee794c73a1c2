import type { ComponentProps } from 'react'
import styles from '@/kits/history/views/ChangeText.module.css'

/** Words of a change, with their line breaks. */
export const ChangeText = (text: Pick<ComponentProps<'div'>, 'children' | 'dir' | 'lang'>) => <div {...text} className={styles.text} />
