import type { ReactNode } from 'react'
import { inGender, shortNoun } from '@/features/importar/places'
import type { ImportRun } from '@/features/importar/model/importRun'
import { stopRequested } from '@/features/importar/slice'
import { doneIn } from '@/features/importar/words'
import { RunGuard } from '@/kits/lists/selection/RunGuard'
import { capitalized } from '@/shared/capitalized'
import { resourceHeads } from '@/shared/resources/names'
import { useAppDispatch } from '@/store/hooks'
import { Icon } from '@/ui/buttons/Icon'
import { RunPanel } from '@/ui/progress/RunPanel'
import { SheetModal } from '@/ui/progress/SheetModal'
import { numero } from '@/ui/text/numero'
import styles from '@/features/importar/result/RunProgress.module.css'

interface RunProgressProps {
  /** Active run; null after its end. */
  run: ImportRun | null
  /** Run shown by the panel; null while the panel is hidden. */
  shown: ImportRun | null
}

const Part = ({ state, label, detail }: { state: 'done' | 'running' | 'failed'; label: string; detail: ReactNode }) => (
  <li className={styles.part} data-state={state}>
    <Icon name={state === 'done' ? 'check' : state === 'running' ? 'spinner' : 'x-circle'} />
    {label}
    <span className={styles.detail}>{detail}</span>
  </li>
)

/** Progress of a run by its parts: new masters, records, failures. */
const Parts = ({ run }: { run: ImportRun }) => {
  const { recurso, rows, names } = run
  const kinds = [...new Set(names.map(name => name.recurso))]
  const done = doneIn(run)
  const failed = rows.filter(({ state }) => state === 'failed').length
  const isMaking = names.some(({ id, reason }) => id === null && reason === null)
  return (
    <ul className={styles.parts}>
      {kinds.map(kind => {
        const of = names.filter(name => name.recurso === kind)
        const made = of.filter(({ id }) => id !== null).length
        return (
          <Part
            key={kind}
            state={made === of.length ? 'done' : isMaking ? 'running' : 'failed'}
            label={`${capitalized(resourceHeads[kind].noun.many)} ${inGender(kind, 'nuev')}`}
            detail={`${made} de ${of.length}`}
          />
        )
      })}
      {!isMaking && (
        <Part state="running" label={capitalized(shortNoun(recurso))} detail={`${numero(done)} ${inGender(recurso, 'hech', done)}`} />
      )}
      {failed > 0 && <Part state="failed" label="No se han podido importar" detail={numero(failed)} />}
    </ul>
  )
}

/**
 * Progress of a run, in a modal over the page that it was started from, with a stop button [IX-06]. Leaving the page asks first and stops
 * the run; closing the tab does not ask, because the run resumes from storage.
 */
export const RunProgress = ({ run, shown }: RunProgressProps) => {
  const dispatch = useAppDispatch()
  const current = run ?? shown
  if (!current) return null
  const stop = () => void dispatch(stopRequested({ run: current.id }))
  return (
    <>
      {run && <RunGuard onStop={stop} />}
      <SheetModal kind="run">
        {shown && (
          <RunPanel
            title="Importando"
            ended={shown.rows.filter(({ state }) => state !== 'waiting').length}
            total={shown.rows.length}
            now={shown.now ?? ''}
            isStopping={shown.phase === 'stopping'}
            onStop={stop}
          >
            <Parts run={shown} />
            <p className={styles.note}>Si cierra la pestaña, la importación sigue donde estaba al volver a abrirla.</p>
          </RunPanel>
        )}
      </SheetModal>
    </>
  )
}
