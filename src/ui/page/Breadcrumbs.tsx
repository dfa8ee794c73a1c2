import { Link } from 'react-router-dom'
import { classes } from '@/ui/classes'
import styles from '@/ui/page/Breadcrumbs.module.css'

/** Breadcrumb. The last is the page itself; others are links (`to`), buttons (`onPress`) or plain headings. */
export interface Crumb {
  label: string
  to?: string
  onPress?: () => void
}

const Step = ({ crumb, last }: { crumb: Crumb; last: boolean }) => {
  if (last) return <span aria-current="page">{crumb.label}</span>
  if (crumb.to !== undefined)
    return (
      <Link to={crumb.to} className={styles.link}>
        {crumb.label}
      </Link>
    )
  if (crumb.onPress)
    return (
      <button type="button" className={styles.link} onClick={crumb.onPress}>
        {crumb.label}
      </button>
    )
  return <span>{crumb.label}</span>
}

interface BreadcrumbsProps {
  items: readonly Crumb[]
  /** Never wraps; the last one is cut off. */
  isSingleLine?: boolean
}

/** Breadcrumbs of a page: "Maestras > Magnitudes > Nueva magnitud" [FR-08]. */
export const Breadcrumbs = ({ items, isSingleLine }: BreadcrumbsProps) => (
  <nav aria-label="Ruta">
    <ol className={classes(styles.list, isSingleLine && styles.singleLine)}>
      {items.map((crumb, index) => (
        <li key={crumb.label}>
          <Step crumb={crumb} last={index === items.length - 1} />
        </li>
      ))}
    </ol>
  </nav>
)
