import type { Archivo } from '@/features/traducciones/archivo/archivo'
import { readTranslationFile, withLanguages } from '@/features/traducciones/importar/read/readArchivo'
import { NO_LANGUAGE } from '@/features/traducciones/importar/read/refusals'
import { Refusal } from '@/kits/spreadsheet/Refusal'

/** Reads a file that tells which languages it is about. @throws Refusal */
export const readArchivo = async (file: Pick<Blob, 'size' | 'arrayBuffer'>, wanted: string | null = null): Promise<Archivo> => {
  const archivo = withLanguages(await readTranslationFile(file), wanted)
  if (!('idioma' in archivo)) throw new Refusal(NO_LANGUAGE)
  return archivo
}
