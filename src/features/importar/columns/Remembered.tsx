import type { ColumnMatch } from '@/features/importar/model/types'
import { matchingRequested } from '@/features/importar/slice'
import { counted } from '@/shared/counted'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/features/importar/columns/Remembered.module.css'

interface RememberedProps {
  matches: readonly ColumnMatch[]
  isRemembered: boolean
  hasRemembered: boolean
}

const followInWords = (count: number): string => `${counted(count, 'columna sigue', 'columnas siguen')} lo que se eligió entonces.`

/** Line above the columns: origin of the matches, and a switch between stored matches and titles [IX-02]. */
export const Remembered = ({ matches, isRemembered, hasRemembered }: RememberedProps) => {
  const dispatch = useAppDispatch()
  const followed = matches.filter(({ origin }) => origin === 'remembered').length
  const isAllOut = matches.length > 0 && matches.every(({ target }) => target === null)
  if (!hasRemembered && !isAllOut) return null
  return (
    <div className={styles.line}>
      <Icon name={hasRemembered ? 'history' : 'alert-circle'} />
      <p className={styles.text} role="status">
        {isAllOut && !isRemembered ? (
          <b>Ninguna columna se parece a un campo</b>
        ) : isRemembered ? (
          <>
            <b>Asignadas como la última vez</b> <span>Un archivo con estos títulos ya se importó. {followInWords(followed)}</span>
          </>
        ) : (
          <b>Asignadas solo por los títulos</b>
        )}
      </p>
      {hasRemembered && (
        <Button small variant="quiet" onPress={() => dispatch(matchingRequested({ remembered: !isRemembered }))}>
          {isRemembered ? 'Asignar solo por los títulos' : 'Volver a las de la última vez'}
        </Button>
      )}
    </div>
  )
}
