import styles from '@/ui/page/Section.module.css'

/** Classes of title and count, for sections with a head of their own. */
export const sectionLook = { title: styles.title, count: styles.count }
