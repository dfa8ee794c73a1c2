/** Page of a crop with its stages [CD-02]. */
export const cultivoPath = (id: number): string => `/cultivos/detalle/${id}`

const ENTRADA_TEXTS = ['objetivo', 'momento_de_aplicacion'] as const

/** Text of an entry on how a product is applied. The page of the crop opens at the text that the hash of its address names [FT-02]. */
export interface EntradaText {
  id: number
  member: (typeof ENTRADA_TEXTS)[number]
}

/** Hash of an entry's text: "#objetivo-12". */
export const hashOfEntrada = ({ id, member }: EntradaText): string => `#${member}-${id}`

/** Entry's text that a hash names; null for any other hash. */
export const entradaIn = (hash: string): EntradaText | null => {
  const [name, id] = hash.slice(1).split('-')
  const member = ENTRADA_TEXTS.find(each => each === name)
  return member === undefined || !Number.isInteger(Number(id)) ? null : { id: Number(id), member }
}
