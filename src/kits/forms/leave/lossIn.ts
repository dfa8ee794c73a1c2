/** Sentence about changes that the user leaves. */
export const lossIn = (isKept: boolean): string =>
  isKept ? 'Lo que ha cambiado queda en Borradores, en este navegador.' : 'Si sale ahora, lo que ha cambiado se perderá.'
