import { ApiError } from '@/api/http/ApiError'
import { fileVault } from '@/store/vault'

/** A file that was chosen in a form, by its ticket. */
export interface ChosenFile {
  ticket: string
  name: string
}

/** Whether all bytes of the file can be read: they may be gone from the disk, or the browser may have lost the file of a draft. */
export const isReadable = async (file: Pick<ChosenFile, 'ticket'>): Promise<boolean> => {
  try {
    await fileVault.open(file).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/**
 * Reads what a save is about to send: a file that cannot be read would fail without an answer, after the record was saved.
 * @throws ApiError that names the first file that cannot be read
 */
export const assertReadable = async (files: readonly ChosenFile[]): Promise<void> => {
  for (const file of files)
    if (!(await isReadable(file))) throw new ApiError(400, `No se puede leer «${file.name}»: elija la imagen otra vez o quítela.`)
}
