import styles from '@/features/cuenta/DataList.module.css'

/** Read-only data [SE-10]. */
export const DataList = ({ items }: { items: readonly { term: string; value: string }[] }) => (
  <dl className={styles.list}>
    {items.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
