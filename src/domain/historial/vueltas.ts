import type { Campo } from '@/domain/historial/campo'
import type { CambioDeCampo } from '@/domain/historial/historial'

/** What a button says that lays a side of a change in. */
interface Vuelta {
  label: string
  valor: unknown
}

/** Both sides of a change as ways back: to what it made of the field, and to what was there before. */
export const vueltasOf = (
  { clase }: Campo,
  { antes, despues }: Pick<CambioDeCampo, 'antes' | 'despues'>,
  words: (value: unknown) => string,
): [Vuelta, Vuelta] => {
  const back: Partial<Record<Campo['clase'], readonly [string, string]>> = {
    texto: ['Volver a este texto', 'Volver al de antes'],
    lista: ['Volver a estos', 'Volver a los de antes'],
    imagen: ['Volver a esta', 'Volver a la de antes'],
  }
  const named = (value: unknown) => (words(value) === '' ? 'Dejarlo vacío' : `Volver a ${words(value)}`)
  const [toThis, toEarlier] = back[clase] ?? [named(despues), named(antes)]
  return [
    { label: toThis, valor: despues },
    { label: toEarlier, valor: antes },
  ]
}
