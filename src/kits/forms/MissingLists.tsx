import { memo } from 'react'
import { listsRetried, selectLacksLists } from '@/store/catalogues/retry'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/form/Notice'
import { useRetry } from '@/ui/useRetry'

/** Notice above a form whose selects lack a list that failed to load; disappears when the list is loaded [MA-12]. */
export const MissingLists = memo(() => {
  const dispatch = useAppDispatch()
  const isLacking = useAppSelector(selectLacksLists)
  const again = useRetry(isLacking, () => dispatch(listsRetried()))
  if (!isLacking) return null
  return (
    <Notice
      tone="error"
      icon="alert-circle"
      title="No se han podido cargar algunas listas"
      detail="Pueden faltar nombres y opciones. Se vuelve a intentar cada poco."
      isNews
    >
      <Button small {...again}>
        Reintentar
      </Button>
    </Notice>
  )
})
