import { memo } from 'react'
import { differencesOf } from '@/kits/history/model/differences'
import styles from '@/kits/history/views/Diff.module.css'
import { RichName } from '@/ui/RichName'

/** Hidden end of a mark, after its element: a line that breaks before it would show an empty box in the colour of the mark. */
const End = () => <span className="visually-hidden">]</span>

/** Removed text, with hidden words for screen readers. */
export const Removed = ({ text }: { text: string }) => (
  <>
    <del className={styles.del}>
      <span className="visually-hidden">[quitado: </span>
      <RichName text={text} />
    </del>
    <End />
  </>
)

/** Added text, with hidden words for screen readers. */
export const Added = ({ text }: { text: string }) => (
  <>
    <ins className={styles.ins}>
      <span className="visually-hidden">[añadido: </span>
      <RichName text={text} />
    </ins>
    <End />
  </>
)

/** Text with its changed words marked [HI-02]. */
export const Diff = memo(({ before, after }: { before: string; after: string }) => (
  <>
    {differencesOf(before, after).map(({ kind, text }, at) => {
      if (kind === 'same') return <RichName key={at} text={text} />
      return kind === 'del' ? <Removed key={at} text={text} /> : <Added key={at} text={text} />
    })}
  </>
))
Diff.displayName = 'Diff'

/** Old value and the new one. */
export const Replaced = ({ before, after }: { before: string; after: string }) => (
  <>
    {before !== '' && <Removed text={before} />} {after !== '' && <Added text={after} />}
  </>
)
