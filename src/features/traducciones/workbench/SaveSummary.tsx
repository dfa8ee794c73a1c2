import { useAppDispatch } from '@/store/hooks'
import { savedInWords, leftInWords } from '@/features/traducciones/model/words'
import type { Resultado } from '@/features/traducciones/model/resultado'
import { resultadoRead } from '@/features/traducciones/slice'
import { IconButton } from '@/ui/buttons/IconButton'
import { Notice } from '@/ui/form/Notice'

/** Summary of a save, shown until the user closes it [TX-04]. */
export const SaveSummary = ({ resultado }: { resultado: Resultado }) => {
  const dispatch = useAppDispatch()
  return (
    <Notice tone="error" icon="alert-circle" title={savedInWords(resultado)} detail={leftInWords(resultado)} isNews>
      <IconButton label="Cerrar el resultado" icon="x" onPress={() => dispatch(resultadoRead())} />
    </Notice>
  )
}
