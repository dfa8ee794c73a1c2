import styles from '@/ui/page/Section.module.css'

/** Classes of `Section`; sections with a head of their own share its title and count. */
export const sectionLook = {
  section: styles.section,
  head: styles.head,
  title: styles.title,
  count: styles.count,
  actions: styles.actions,
}
