import { numbered } from '@/ui/text/numero'

/** Count in words: "1 texto", "2310 textos". */
export const textosInWords = (count: number): string => numbered(count, 'texto', 'textos')
