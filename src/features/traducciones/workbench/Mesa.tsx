import { useParams } from 'react-router-dom'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { isLocale } from '@/shared/locales/isLocale'
import { LanguageWorkbench } from '@/features/traducciones/workbench/LanguageWorkbench'
import { NotFound } from '@/ui/frame/NotFound'

/** The workbench of a language; the one that all others are translated from has none [TX-02]. */
export const Mesa = () => {
  const { idioma = '' } = useParams()
  if (idioma === DEFAULT_LOCALE || !isLocale(idioma)) return <NotFound />
  return <LanguageWorkbench key={idioma} idioma={idioma} />
}
