/** Page of a crop with its stages [CD-02]. */
export const cultivoPath = (id: number): string => `/cultivos/detalle/${id}`

const ENTRADA_TEXTS = ['objetivo', 'momento_de_aplicacion'] as const

/** Text of an entry that says how a product is applied: the page of the crop begins at it where its address names it [FT-02]. */
export interface EntradaText {
  id: number
  member: (typeof ENTRADA_TEXTS)[number]
}

/** "#objetivo-12" */
export const hashOfEntrada = ({ id, member }: EntradaText): string => `#${member}-${id}`

/** Text of an entry that the hash of an address names; null for any other hash. */
export const entradaIn = (hash: string): EntradaText | null => {
  const [name, id] = hash.slice(1).split('-')
  const member = ENTRADA_TEXTS.find(each => each === name)
  return member === undefined || !Number.isInteger(Number(id)) ? null : { id: Number(id), member }
}
