import { useMemo, useState } from 'react'
import type { EntryValues } from '@/features/cultivos/model/applicationEntry'
import type { Cards } from '@/kits/forms/cards/useCards'
import { fold, wordsOf } from '@/shared/fold'
import { Entrada } from '@/features/cultivos/Entrada'
import { productOf } from '@/features/cultivos/productOf'
import type { EntradaText } from '@/shared/resources/cultivoPath'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'
import { productosAcabados, productosGenericos } from '@/store/catalogues'
import { useAppSelector } from '@/store/hooks'
import { RenderWhenNear } from '@/features/cultivos/RenderWhenNear'
import { StageEntry } from '@/features/cultivos/StageEntry'
import { TableSearch } from '@/ui/table/tools/TableSearch'
import styles from '@/features/cultivos/Entradas.module.css'

interface EntradasProps {
  formId: string
  /** Name of the stage. */
  name: string
  entries: readonly ComoSeAplica[]
  locale: string
  cards: Pick<Cards<EntryValues>, 'unsaved' | 'laid'>
  /** Text that takes the focus on opening the page; null for none. */
  start: EntradaText | null
}

/** Number of entries up to which there is no search field. */
const FEW = 6

/**
 * Applications of products at a stage, up to hundreds. Visible and changed entries have their fields mounted, the others show their names
 * only. The search covers all entries [CD-05].
 */
export const Entradas = ({ formId, name, entries, locale, cards: { unsaved, laid }, start }: EntradasProps) => {
  const genericos = useAppSelector(productosGenericos.selectEntities)
  const acabados = useAppSelector(productosAcabados.selectEntities)
  const [term, setTerm] = useState('')
  const listed = useMemo(
    () =>
      entries.map(entry => {
        const product = productOf(genericos, acabados, entry)
        return { entry, product, text: fold(`${product.name} ${product.code}`) }
      }),
    [entries, genericos, acabados],
  )
  const words = wordsOf(term)
  const isFound = ({ text }: { text: string }) => words.every(word => text.includes(word))
  const found = listed.filter(isFound).length
  if (entries.length === 0) return <p className={styles.empty}>Ningún producto se aplica en este estado.</p>
  return (
    <>
      {entries.length > FEW && (
        <div className={styles.tools}>
          <TableSearch label={`Buscar entre los productos de ${name}`} term={term} onSearch={setTerm} />
          <p className={styles.count} role="status">
            {words.length > 0 && (found === 0 ? 'Ningún producto coincide' : `${found} de ${entries.length} productos`)}
          </p>
        </div>
      )}
      {listed.map(({ entry, product, text }) => (
        <RenderWhenNear
          key={entry.id}
          keeps={unsaved.has(entry.id) || laid.has(entry.id) || entry.id === start?.id}
          hidden={!isFound({ text })}
          instead={<StageEntry {...product} changed={false} saving={false} />}
        >
          <Entrada formId={formId} entry={entry} locale={locale} begins={entry.id === start?.id ? start.member : undefined} />
        </RenderWhenNear>
      ))}
    </>
  )
}
