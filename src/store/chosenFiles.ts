import { ApiError } from '@/api/http/ApiError'
import { fileVault } from '@/store/vault'

/** File chosen in a form, by its ticket. */
export interface ChosenFile {
  ticket: string
  name: string
}

/** True if all bytes of the file can be read: it may be gone from the disk, or the browser may have lost the file of a draft. */
export const isReadable = async (file: Pick<ChosenFile, 'ticket'>): Promise<boolean> => {
  try {
    await fileVault.open(file).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/**
 * Reads the files that a save will send: an unreadable one would fail without a response, after the record was saved.
 * @throws ApiError that names the first file that cannot be read
 */
export const assertReadable = async (files: readonly ChosenFile[]): Promise<void> => {
  for (const file of files)
    if (!(await isReadable(file))) throw new ApiError(400, `No se puede leer «${file.name}»: elija la imagen otra vez o quítela.`)
}
