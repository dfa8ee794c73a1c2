import type { RefObject } from 'react'
import type { MissingOfProduct } from '@/features/productos/sheets/model/sheet'
import { Panel } from '@/kits/lists/tools/Panel'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { OptionDetail, OptionText } from '@/ui/choices/OptionParts'
import { popoverLook } from '@/ui/choices/popoverLook'
import styles from '@/features/productos/sheets/MissingList.module.css'

interface MissingListProps {
  label: string
  button: RefObject<HTMLElement | null>
  missing: readonly MissingOfProduct[]
  /** Moves the focus to a text, by the id of its element. */
  onGo: (id: string) => void
  onClose: () => void
}

/** Panel of missing texts, each with a link to its place; for several sheets, by product [FT-02]. */
export const MissingList = ({ label, button, missing, onGo, onClose }: MissingListProps) => (
  <Panel label={label} button={button} placement="bottom start" onClose={onClose}>
    <div className={styles.list}>
      {missing.map(({ id, name, texts }) => (
        <section key={id} aria-label={name}>
          {missing.length > 1 && <h2 className={styles.product}>{name}</h2>}
          <ul>
            {texts.map(text => (
              <li key={text.id}>
                <button type="button" className={popoverLook('option')} onClick={() => onGo(text.id)}>
                  <OptionText>{text.label}</OptionText>
                  <OptionDetail>{text.detail}</OptionDetail>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <p className={styles.note}>En la ficha se ven en {DEFAULT_LOCALE}, marcados. En el papel, sin marca.</p>
  </Panel>
)
