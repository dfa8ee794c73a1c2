import { useState, type ReactNode } from 'react'
import { nameIn } from '@/kits/lists/model/filters'
import { filteredBy, isFiltered, withoutFilters } from '@/shared/tableView'
import { Awaited, FilterList } from '@/kits/lists/tools/FilterList'
import type { FiltersProps } from '@/kits/lists/tools/tools'
import { useAsk } from '@/kits/lists/useAsk'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { classes } from '@/ui/classes'
import { Dialog } from '@/ui/dialogs/Dialog'
import { numero } from '@/ui/text/numero'
import styles from '@/kits/lists/tools/FilterSheet.module.css'

/** All filters of a list in one dialog, each in a fold, for narrow screens [LS-01]. */
export const FilterSheet = ({
  filters,
  offer,
  left,
  view,
  onViewChange,
  extra,
  onClose,
}: FiltersProps & {
  /** Filter without a list of values: always open. */
  extra?: { title: string; content: ReactNode }
  onClose: () => void
}) => {
  const [opened, setOpened] = useState<string | null>(null)
  const ask = useAsk()
  const shown = filters.filter(({ key, rare }) => view.filters[key] || !rare)
  return (
    <Dialog
      title="Filtros"
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={!isFiltered(view)} onPress={() => onViewChange(withoutFilters(view))}>
            Quitar filtros
          </Button>
          <Button variant="primary" onPress={onClose}>
            {`Ver ${numero(left)}`}
          </Button>
        </>
      }
    >
      <div className={styles.folds}>
        {shown.map(filter => {
          const chosen = view.filters[filter.key] ?? []
          const names = chosen.map(value => nameIn(filter, value))
          const isOpen = opened === filter.key
          const offered = isOpen && offer ? offer(filter) : null
          const toggle = () => {
            ask(filter)
            setOpened(isOpen ? null : filter.key)
          }
          return (
            <section key={filter.key} className={styles.fold}>
              <h3>
                <button type="button" className={styles.head} aria-expanded={isOpen} onClick={toggle}>
                  {filter.title}
                  <span className={classes(styles.value, chosen.length > 0 && styles.on)}>
                    {names.join(', ') || (filter.feminine ? 'Todas' : 'Todos')}
                  </span>
                  <Icon name="chevron-down" />
                </button>
              </h3>
              {isOpen && offer && (
                <div className={styles.list}>
                  {offered ? (
                    <FilterList
                      filter={filter}
                      chosen={chosen}
                      offered={offered}
                      onChoose={values => onViewChange(filteredBy(view, filter.key, values))}
                    />
                  ) : (
                    <Awaited />
                  )}
                </div>
              )}
            </section>
          )
        })}
        {extra && (
          <section className={styles.fold}>
            <h3 className={styles.head}>{extra.title}</h3>
            <div className={styles.list}>{extra.content}</div>
          </section>
        )}
      </div>
    </Dialog>
  )
}
