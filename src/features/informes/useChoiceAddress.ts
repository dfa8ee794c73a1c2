import { useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { choiceMade, DEFAULT_COUNTRY, selectChoices } from '@/features/informes/slice'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { isLocale } from '@/shared/locales/isLocale'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Names in the address: language and country of the finished products, and language of the generic ones. */
const [IDIOMA, PAIS, IDIOMA_DE_GENERICOS] = ['idioma', 'pais', 'genericos']
const COUNTRY = /^[a-z]{2}$/i

/**
 * Synchronises the choices of the reports with the address, so that a reload or a bookmark has them. Choices of the address come first;
 * later ones replace it, without a new history entry. Initial choices are left out [IN-01].
 */
export const useChoiceAddress = () => {
  const dispatch = useAppDispatch()
  const { acabados, genericos } = useAppSelector(selectChoices)
  const [search, setSearch] = useSearchParams()
  const [isFollowed, setFollowed] = useState(false)
  useLayoutEffect(() => {
    if (!isFollowed) {
      const found = (name: string, isValid: (code: string) => boolean) => [search.get(name) ?? ''].find(isValid)
      const [idioma, pais] = [found(IDIOMA, isLocale), found(PAIS, code => COUNTRY.test(code))?.toLowerCase()]
      if (idioma ?? pais) dispatch(choiceMade({ kind: 'acabados', ...(idioma && { idioma }), ...(pais && { pais }) }))
      const deGenericos = found(IDIOMA_DE_GENERICOS, isLocale)
      if (deGenericos) dispatch(choiceMade({ kind: 'genericos', idioma: deGenericos }))
      setFollowed(true)
      return
    }
    const chosen = [
      [IDIOMA, acabados.idioma, DEFAULT_LOCALE],
      [PAIS, acabados.pais, DEFAULT_COUNTRY],
      [IDIOMA_DE_GENERICOS, genericos.idioma, DEFAULT_LOCALE],
    ] as const
    const query = new URLSearchParams(chosen.flatMap(([name, value, initial]) => (value === initial ? [] : [[name, value]])))
    if (String(query) !== String(search)) setSearch(query, { replace: true })
  }, [dispatch, isFollowed, acabados, genericos, search, setSearch])
}
