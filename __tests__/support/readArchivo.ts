import type { Archivo } from '@/features/traducciones/archivo/archivo'
import { readTranslationFile, withLanguages } from '@/features/traducciones/importar/read/readArchivo'
import { NO_LANGUAGE } from '@/features/traducciones/importar/read/refusals'
import { Refusal } from '@/kits/spreadsheet/Refusal'

/** Reads a translation file with languages. @throws Refusal for an invalid file, and for one without languages */
export const readArchivo = async (file: Pick<Blob, 'size' | 'arrayBuffer'>, wanted: string | null = null): Promise<Archivo> => {
  const archivo = withLanguages(await readTranslationFile(file), wanted)
  if (!('idioma' in archivo)) throw new Refusal(NO_LANGUAGE)
  return archivo
}
