import { useEffect, useEffectEvent } from 'react'
import { failedInWords } from '@/features/traducciones/model/words'
import { stopRequested, selectTraducciones } from '@/features/traducciones/slice'
import { RunGuard } from '@/kits/lists/selection/RunGuard'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { RunPanel } from '@/ui/progress/RunPanel'
import { SheetModal } from '@/ui/progress/SheetModal'
import { useDelayedPresence } from '@/ui/progress/useDelayedPresence'
import { useUnloadQuestion } from '@/ui/useUnloadQuestion'

/** Progress of a save, in a modal over the sheet [TX-04]. */
export const TextsSaveProgress = ({ onOver }: { onOver: () => void }) => {
  const dispatch = useAppDispatch()
  const { saving } = useAppSelector(selectTraducciones)
  useUnloadQuestion(saving !== null)
  const shown = useDelayedPresence(saving)
  const isUnderWay = saving !== null || shown !== null
  const end = useEffectEvent(onOver)
  useEffect(() => (isUnderWay ? () => end() : undefined), [isUnderWay])
  const stop = () => dispatch(stopRequested())
  return (
    <>
      {saving && <RunGuard onStop={stop} />}
      {isUnderWay && (
        <SheetModal kind="run">
          {shown && (
            <RunPanel
              title="Guardando"
              ended={shown.finished}
              total={shown.total}
              noun={shown.total === 1 ? 'registro' : 'registros'}
              now={shown.current}
              problem={shown.failed > 0 ? failedInWords(shown.failed) : null}
              isStopping={shown.isStopping}
              onStop={stop}
            />
          )}
        </SheetModal>
      )}
    </>
  )
}
