import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

interface DiscardQuestion {
  /** Closes the dialog, or asks first if it has changes: for Escape and the close button, which are pressed by mistake too. */
  ask: () => void
  /** Question to render in the dialog. */
  question: ReactNode
}

/**
 * Question before a dialog with typed values is closed.
 * @param isChanged called at the time of closing
 * @param close closes without a question, as "Cancelar" does
 */
export const useDiscardQuestion = (isChanged: () => boolean, close: () => void): DiscardQuestion => {
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)
  return {
    ask: () => (isChanged() ? setAsking(true) : close()),
    question: isAsking && (
      <QuestionDialog
        title="¿Descartar lo escrito?"
        onClose={stay}
        actions={
          <>
            <Button variant="danger" onPress={close}>
              Descartar
            </Button>
            <Button autoFocus onPress={stay}>
              Seguir editando
            </Button>
          </>
        }
      >
        <p>Lo que ha escrito aquí se pierde.</p>
      </QuestionDialog>
    ),
  }
}
