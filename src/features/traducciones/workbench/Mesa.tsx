import { useParams } from 'react-router-dom'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { isLocale } from '@/shared/locales/isLocale'
import { LanguageWorkbench } from '@/features/traducciones/workbench/LanguageWorkbench'
import { selectExtensions } from '@/store/configuration'
import { useSelect } from '@/store/useSelect'
import { NotFound } from '@/ui/frame/NotFound'

/** The workbench of a language; there is none of the one that all others are translated from, nor without extensions [TX-02]. */
export const Mesa = () => {
  const { idioma = '' } = useParams()
  const hasExtensions = useSelect(selectExtensions)
  if (!hasExtensions || idioma === DEFAULT_LOCALE || !isLocale(idioma)) return <NotFound />
  return <LanguageWorkbench key={idioma} idioma={idioma} />
}
