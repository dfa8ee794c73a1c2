import { useEffect, useEffectEvent } from 'react'
import { failedInWords } from '@/features/traducciones/model/palabras'
import { stopRequested, selectTraducciones } from '@/features/traducciones/slice'
import { RunGuard } from '@/kits/lists/selection/RunGuard'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { RunPanel } from '@/ui/progress/RunPanel'
import { SheetModal } from '@/ui/progress/SheetModal'
import { useUnhurried } from '@/ui/progress/useUnhurried'
import { useUnloadQuestion } from '@/ui/useUnloadQuestion'

/** Progress of a save, in a modal over the sheet [TX-04]. */
export const TextsSaveProgress = ({ onOver }: { onOver: () => void }) => {
  const dispatch = useAppDispatch()
  const { guardado } = useAppSelector(selectTraducciones)
  useUnloadQuestion(guardado !== null)
  const shown = useUnhurried(guardado)
  const isUnderWay = guardado !== null || shown !== null
  const end = useEffectEvent(onOver)
  useEffect(() => (isUnderWay ? () => end() : undefined), [isUnderWay])
  const stop = () => dispatch(stopRequested())
  return (
    <>
      {guardado && <RunGuard onStop={stop} />}
      {isUnderWay && (
        <SheetModal kind="run">
          {shown && (
            <RunPanel
              title="Guardando"
              ended={shown.terminados}
              total={shown.total}
              noun={shown.total === 1 ? 'registro' : 'registros'}
              now={shown.ahora}
              problem={shown.fallidos > 0 ? failedInWords(shown.fallidos) : null}
              isStopping={shown.isStopping}
              onStop={stop}
            />
          )}
        </SheetModal>
      )}
    </>
  )
}
