import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { ChoosePage } from '@/features/importar/choose/ChoosePage'
import { ColumnsPage } from '@/features/importar/columns/ColumnsPage'
import type { ImportableName } from '@/features/importar/model/resources'
import { importedAt } from '@/features/importar/places'
import { runOfDraft } from '@/features/importar/run/draftIds'
import { ResultPage } from '@/features/importar/result/ResultPage'
import { RunProgress } from '@/features/importar/result/RunProgress'
import { UndonePage } from '@/features/importar/result/UndonePage'
import { ReviewPage } from '@/features/importar/review/ReviewPage'
import { importEntered, importLeft, selectImport, type ImportState } from '@/features/importar/slice'
import { useLeaveQuestion } from '@/kits/forms/leave/useLeaveQuestion'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { NotFound } from '@/ui/frame/NotFound'
import { useDelayedPresence } from '@/ui/progress/useDelayedPresence'

type PageName = 'choose' | 'columns' | 'review' | 'result' | 'undone'

/** Page of a state. An active run keeps the page that it was started from; afterwards its result is shown. */
const pageOf = ({ step, file, review, run, undo }: ImportState, isRunning: boolean): PageName => {
  if (run && !isRunning) return undo?.phase === 'done' ? 'undone' : 'result'
  if (file && review && step === 'review') return 'review'
  return file && step === 'columns' ? 'columns' : 'choose'
}

/** Moves the focus to the title when the page changes. */
const useTitleFocus = (page: PageName) => {
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [page])
}

/** True with decisions of the review that no run has taken over: they are lost when the page is left. */
const losesDecisions = ({ decisions: { names, cells, rows }, run }: ImportState): boolean =>
  run === null && [names, cells, rows].some(made => Object.keys(made).length > 0)

/** Question before the page is left; mounted only with decisions to lose, because a router supports one blocker, and a run has its own. */
const DecisionsGuard = () => useLeaveQuestion(true).question

const Pages = ({ recurso }: { recurso: ImportableName }) => {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectImport)
  const location = useLocation() as { state: { abrir?: string } | null }
  const visit = useRef({ isBack: useNavigationType() === NavigationType.Pop, run: runOfDraft(location.state?.abrir ?? '') })
  useEffect(() => {
    dispatch(importEntered({ recurso, ...visit.current }))
    return () => void dispatch(importLeft())
  }, [dispatch, recurso])
  const { file, review, run, undo } = state
  const underWay = run !== null && run.phase !== 'over' ? run : null
  const shown = useDelayedPresence(underWay)
  const page = pageOf(state, underWay !== null || shown !== null)
  useTitleFocus(page)
  const sheet = file?.sheets[state.sheet]
  return (
    <>
      {page === 'choose' && <ChoosePage recurso={recurso} />}
      {page === 'columns' && file && sheet && <ColumnsPage key={state.sheet} recurso={recurso} file={file} sheet={sheet} />}
      {page === 'review' && file && sheet && review && <ReviewPage recurso={recurso} file={file} sheet={sheet} review={review} />}
      {page === 'result' && run && <ResultPage run={run} />}
      {page === 'undone' && run && undo?.phase === 'done' && <UndonePage run={run} deshecho={undo.deshecho} />}
      <RunProgress run={underWay} shown={shown} />
      {losesDecisions(state) && <DecisionsGuard />}
    </>
  )
}

/** Import of a file into one list, in four pages [IX-01]. */
export const Importar = () => {
  const recurso = importedAt(useLocation().pathname)
  return recurso ? <Pages key={recurso} recurso={recurso} /> : <NotFound />
}
