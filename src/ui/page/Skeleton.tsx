import styles from '@/ui/page/Skeleton.module.css'

/** A grey bar where a text will be; `width` in percent. */
export const Skeleton = ({ width }: { width: number }) => (
  <span className={styles.skeleton} style={{ width: `${width}%` }} aria-hidden="true" />
)
