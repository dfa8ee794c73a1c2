import { numero } from '@/ui/text/numero'

/** "1 texto", "2.310 textos" */
export const textosInWords = (count: number): string => `${numero(count)} ${count === 1 ? 'texto' : 'textos'}`
