import { counted } from '@/shared/counted'

/**
 * Sentence about the loss of unsaved changes.
 * @param isKept the changes stay in a draft
 * @param incoming number of pictures that are not ready: no draft has them
 */
export const lossText = (isKept: boolean, incoming: number): string => {
  if (!isKept) return 'Si sale ahora, lo que ha cambiado se perderá.'
  const lost = counted(incoming, 'imagen que no está lista se perderá', 'imágenes que no están listas se perderán')
  return `Lo que ha cambiado queda en Borradores, en este navegador${incoming > 0 ? `, pero ${lost}` : ''}.`
}
