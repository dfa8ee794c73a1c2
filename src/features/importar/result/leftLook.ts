import styles from '@/features/importar/result/leftLook.module.css'

/** Classes of a section with the records or rows that an import, or its undoing, leaves as they are; `--rest-gap` is above its last words. */
export const leftLook = {
  left: styles.left,
  head: styles.head,
  heading: styles.heading,
  count: styles.count,
  rest: styles.rest,
}
