import styles from '@/ui/page/Skeleton.module.css'

/** Grey bar in place of a text that is loading; `width` in percent. */
export const Skeleton = ({ width }: { width: number }) => (
  <span className={styles.skeleton} style={{ width: `${width}%` }} aria-hidden="true" />
)
