import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { isLocale } from '@/shared/locales/isLocale'
import { FilePicker } from '@/features/traducciones/importar/FilePicker'
import { ImportHeader } from '@/features/traducciones/importar/ImportHeader'
import { LanguageQuestion } from '@/features/traducciones/importar/LanguageQuestion'
import { ImportPreview } from '@/features/traducciones/importar/ImportPreview'
import { idiomaChosen, importClosed, importRequested, selectImportacion } from '@/features/traducciones/importar/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fileVault } from '@/store/vault'
import { NotFound } from '@/ui/frame/NotFound'
import { Page } from '@/ui/page/Page'

/** Page of the import. @param idioma required language of the files; null: any */
const ImportPage = ({ idioma }: { idioma: string | null }) => {
  const dispatch = useAppDispatch()
  const { reading, etiqueta, problem, archivo, nombre } = useAppSelector(selectImportacion)
  useEffect(() => () => void dispatch(importClosed()), [dispatch])
  const take = (file: File) => void dispatch(importRequested({ ...fileVault.keep(file), nombre: file.name, idioma }))
  const question = reading !== null && etiqueta !== null && (
    <LanguageQuestion key={reading} nombre={reading} etiqueta={etiqueta} onChoose={chosen => void dispatch(idiomaChosen(chosen))} />
  )
  const incoming = { question, reading: question ? null : reading, problem, onFile: take }
  if (archivo) return <ImportPreview archivo={archivo} nombre={nombre ?? ''} {...incoming} />
  return (
    <Page width="list">
      <ImportHeader idioma={idioma} />
      <FilePicker {...incoming} />
    </Page>
  )
}

/** Import of texts from a file, with a preview of the changes [TX-05]. */
export const Importar = () => {
  const { idioma } = useParams()
  const isLanguage = idioma === undefined || (idioma !== DEFAULT_LOCALE && isLocale(idioma))
  if (!isLanguage) return <NotFound />
  return <ImportPage key={idioma ?? ''} idioma={idioma ?? null} />
}
