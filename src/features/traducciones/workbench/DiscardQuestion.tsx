import { textsDiscardQuestion } from '@/features/traducciones/model/palabras'
import { Button } from '@/ui/buttons/Button'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

interface DiscardQuestionProps {
  textos: number
  onClose: () => void
  onDiscard: () => void
}

export const DiscardQuestion = ({ textos, onClose, onDiscard }: DiscardQuestionProps) => (
  <QuestionDialog
    title={textsDiscardQuestion(textos)}
    onClose={onClose}
    actions={
      <>
        <Button autoFocus onPress={onClose}>
          Cancelar
        </Button>
        <Button
          variant="danger"
          onPress={() => {
            onClose()
            onDiscard()
          }}
        >
          Descartar
        </Button>
      </>
    }
  >
    <p>Las traducciones vuelven a estar como están guardadas.</p>
  </QuestionDialog>
)
