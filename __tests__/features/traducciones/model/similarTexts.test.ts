import { completadoOf, createAlike } from '@/features/traducciones/model/similarTexts'
import { keyOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import type { PendingTexts } from '@/features/traducciones/model/pendingText'
import { pending, texto } from '@test/features/traducciones/textos'

const of = (id: number, destino = '', changes: Partial<Texto> = {}) => texto({ id, origen: 'Solución', destino, ...changes })
const found = (textos: readonly Texto[], at: number, pendingTexts: PendingTexts = {}) => {
  const current = textos[at]
  if (!current) throw new Error(`There is no text ${at}`)
  const completado = completadoOf(current, createAlike(textos)(current.origen), { pendingTexts, idioma: 'fr_FR', origen: 'es_ES' })
  return completado && [completado.traduccion, completado.textos.map(({ id }) => id)]
}

it('what has a translation, or has just been typed, completes those of the same source that have none [TX-03]', () => {
  const textos = [of(1), of(2), of(3, 'Solution'), texto({ id: 9 })]
  expect(found(textos, 2)).toEqual(['Solution', [1, 2]])
  expect(found(textos, 0)).toEqual(['Solution', [1, 2]])
  expect(found(textos, 0, { 'familias/1/nombre': pending({ texto: 'Liquide' }) })).toEqual(['Liquide', [2]])
  expect(found(textos, 3)).toBeNull()
})

it('the translation that most have goes before the others; nothing is taken from what says what its source says [TX-03]', () => {
  expect(found([of(1), of(2, 'Liquide'), of(3, 'Solution'), of(4, 'Solution')], 0)).toEqual(['Solution', [1]])
  const igual = of(2, 'Solución', { igual: true })
  expect(found([of(1), igual], 0)).toBeNull()
  expect(found([of(1), igual], 1)).toBeNull()
  expect(found([of(1), { ...igual, igual: false }], 0)).toEqual(['Solución', [1]])
  expect(found([of(1), igual], 0, { [keyOf(igual)]: pending({ texto: 'Solución', vigente: true }) })).toEqual(['Solución', [1]])
})

it('there is nothing to complete where all have one, or none has [TX-03]', () => {
  expect(found([of(1), of(2)], 0)).toBeNull()
  expect(found([of(1, 'Solution'), of(2, 'Liquide')], 0)).toBeNull()
})
