import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { useDispatch } from 'react-redux'
import { failedInWords } from '@/features/traducciones/model/palabras'
import { stopRequested, selectTraducciones } from '@/features/traducciones/slice'
import { RunGuard } from '@/kits/lists/selection/RunGuard'
import { useSelect } from '@/store/useSelect'
import { SHEET_ID } from '@/ui/frame/sheet'
import { RunPanel } from '@/ui/progress/RunPanel'
import { useInertSheet } from '@/ui/progress/useInertSheet'
import { useUnhurried } from '@/ui/progress/useUnhurried'

/** The save while it is under way, over the sheet, which takes nothing meanwhile [TX-04]. */
export const TextsSaveProgress = ({ onOver }: { onOver: () => void }) => {
  const dispatch = useDispatch()
  const { guardado } = useSelect(selectTraducciones)
  const shown = useUnhurried(guardado)
  const isUnderWay = guardado !== null || shown !== null
  useInertSheet(isUnderWay)
  const end = useEffectEvent(onOver)
  useEffect(() => (isUnderWay ? () => end() : undefined), [isUnderWay])
  const stop = () => dispatch(stopRequested())
  const frame = document.getElementById(SHEET_ID)?.parentElement ?? document.body
  return (
    <>
      {guardado && <RunGuard onStop={stop} />}
      {shown &&
        createPortal(
          <RunPanel
            title="Guardando"
            ended={shown.terminados}
            total={shown.total}
            noun={shown.total === 1 ? 'registro' : 'registros'}
            now={shown.ahora}
            problem={shown.fallidos > 0 ? failedInWords(shown.fallidos) : null}
            isStopping={shown.isStopping}
            onStop={stop}
          />,
          frame,
        )}
    </>
  )
}
