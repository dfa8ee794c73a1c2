import { useDispatch } from 'react-redux'
import { guardadosEnPalabras, quedanEnPalabras } from '@/domain/traducciones/palabras'
import type { Resultado } from '@/domain/traducciones/resultado'
import { resultadoLeido } from '@/features/traducciones/slice'
import { IconButton } from '@/ui/buttons/IconButton'
import { Notice } from '@/ui/form/Notice'

/** What a save has done and what it has left, until somebody closes it [TX-04]. */
export const Resumen = ({ resultado }: { resultado: Resultado }) => {
  const dispatch = useDispatch()
  return (
    <Notice tone="error" icon="alert-circle" title={guardadosEnPalabras(resultado)} detail={quedanEnPalabras(resultado)} isNews>
      <IconButton label="Cerrar el resultado" icon="x" onPress={() => dispatch(resultadoLeido())} />
    </Notice>
  )
}
