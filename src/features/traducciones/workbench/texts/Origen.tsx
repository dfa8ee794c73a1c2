import { tableDayOf } from '@/ui/text/dates'
import type { Texto } from '@/shared/translations'
import { Diff } from '@/kits/history/views/Diff'
import { RichName } from '@/ui/RichName'
import styles from '@/features/traducciones/workbench/texts/Origen.module.css'

/** Source of a text; for an outdated translation with the later changes and their date [TX-02]. */
export const Origen = ({ texto: { origen, desfasada, cambio } }: { texto: Pick<Texto, 'origen' | 'desfasada' | 'cambio'> }) => {
  if (!desfasada || !cambio) return <RichName text={origen} />
  const { antes, momento } = cambio
  return (
    <>
      {antes === null ? <RichName text={origen} /> : <Diff before={antes} after={origen} />}
      <span className={styles.note} lang="es">
        {momento === null ? 'Cambió después de traducirse' : `Cambió el ${tableDayOf(Date.parse(momento))}, después de traducirse`}
      </span>
    </>
  )
}
