export type Piece = Uint8Array<ArrayBuffer>

/** UTF-8 text of bytes in pieces, which may end within a character; a byte order mark is dropped. */
export const textOf = (pieces: readonly Piece[]): string => {
  const decoder = new TextDecoder()
  return pieces.map(piece => decoder.decode(piece, { stream: true })).join('') + decoder.decode()
}
