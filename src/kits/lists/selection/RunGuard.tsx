import { useBlocker } from 'react-router-dom'
import { isLed } from '@/kits/forms/leave/isLed'
import { Button } from '@/ui/buttons/Button'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

/** Question before a page with a running bulk action is left, which stops it. */
export const RunGuard = ({ onStop }: { onStop: () => void }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      currentLocation.pathname !== nextLocation.pathname && !isLed(historyAction, nextLocation.state),
  )
  if (blocker.state !== 'blocked') return null
  return (
    <QuestionDialog
      title="Hay una operación en marcha"
      onClose={blocker.reset}
      actions={
        <>
          <Button
            onPress={() => {
              onStop()
              blocker.proceed()
            }}
          >
            Detener y salir
          </Button>
          <Button variant="primary" autoFocus onPress={blocker.reset}>
            Quedarse
          </Button>
        </>
      }
    >
      <p>Si sale, se detiene.</p>
    </QuestionDialog>
  )
}
