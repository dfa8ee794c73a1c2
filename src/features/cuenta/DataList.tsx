import styles from '@/features/cuenta/DataList.module.css'

/** List of read-only values with their labels [SE-10]. */
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
