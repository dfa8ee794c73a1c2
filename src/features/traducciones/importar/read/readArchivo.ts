import type { Archivo, ReadArchivo } from '@/features/traducciones/archivo/archivo'
import { idiomaOf, sourceOfTags, type FoundLanguage } from '@/features/traducciones/archivo/idiomas'
import { decodeXml } from '@/kits/spreadsheet/decode'
import { otherKindOf } from '@/features/traducciones/importar/read/otherKinds'
import { readXliff } from '@/features/traducciones/importar/read/readXliff'
import { readXlsx } from '@/features/traducciones/importar/read/readXlsx'
import { NO_LANGUAGE, NO_SUCH_FILE } from '@/features/traducciones/importar/read/refusals'
import { Refusal, refuseLarger, sayingOf } from '@/kits/spreadsheet/Refusal'
import { isZip } from '@/kits/spreadsheet/unzip'

/** Size limit in megabytes, many times the size of all texts of a language. */
const MOST = 50

const readKnown = async (file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<ReadArchivo> => {
  refuseLarger(file, MOST)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (await isZip(bytes)) return readXlsx(bytes)
  const other = otherKindOf(bytes)
  if (other !== null) throw new Refusal(other)
  return readXliff(decodeXml(bytes))
}

/**
 * Reads a file of either kind, recognised by its content. Works in slices, so that the page stays responsive.
 * @throws Refusal whose text continues the file's name [TX-05]
 */
export const readTranslationFile = (file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<ReadArchivo> =>
  readKnown(file).catch(sayingOf(NO_SUCH_FILE))

/**
 * File with its source language, and its target language or tag. @throws Refusal when the source language is missing or the file is for
 * several languages
 */
export const withLanguages = (read: ReadArchivo, wanted: string | null): Omit<Archivo, 'idioma'> & FoundLanguage => {
  const [origen, found] = [sourceOfTags(read), idiomaOf(read, wanted)]
  if (origen === null || found === null) throw new Refusal(NO_LANGUAGE)
  const { formato, momento, textos } = read
  return { formato, momento, textos, origen, ...found }
}
