import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { LOCALE_CODE } from '@/domain/locales'
import { localeChosen, type Screen } from '@/features/productos/slice'

/** A form begins in the language that its address asks for: `?idioma=fr_FR` [CM-02]. */
export const useIdiomaAsked = ({ formId }: Pick<Screen, 'formId'>): void => {
  const dispatch = useDispatch()
  const { search } = useLocation()
  const arrive = useEffectEvent(() => {
    const locale = new URLSearchParams(search).get('idioma') ?? ''
    if (LOCALE_CODE.test(locale)) dispatch(localeChosen({ formId, locale }))
  })
  useEffect(() => arrive(), [])
}
