import { useParams } from 'react-router-dom'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { isLocale } from '@/shared/locales/isLocale'
import { LanguageWorkbench } from '@/features/traducciones/workbench/LanguageWorkbench'
import { NotFound } from '@/ui/frame/NotFound'

/** Workbench of a language; the default language has none, because all others are translated from it [TX-02]. */
export const WorkbenchPage = () => {
  const { idioma = '' } = useParams()
  if (idioma === DEFAULT_LOCALE || !isLocale(idioma)) return <NotFound />
  return <LanguageWorkbench key={idioma} idioma={idioma} />
}
