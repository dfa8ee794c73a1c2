import { isUntranslated } from '@/shared/igual'
import { WITHOUT_WORDS, WITH_WORDS } from '@test/support/iguales'

const toFrench = { idioma: 'fr_FR', origen: 'es_ES' }

describe('a text that says what its source says [TX-02]', () => {
  it.each(WITH_WORDS)('is untranslated where it has words: %s', text => {
    expect([text, `${text} \n`].map(destino => isUntranslated({ origen: text, destino }, toFrench))).toEqual([true, true])
  })

  it.each(WITHOUT_WORDS)('is no untranslated one without words: %s', text => {
    expect(isUntranslated({ origen: text, destino: text }, toFrench)).toBe(false)
  })

  it('is none where it says something else, or is of the same language', () => {
    expect(isUntranslated({ origen: 'Abono', destino: 'Engrais' }, toFrench)).toBe(false)
    expect(isUntranslated({ origen: 'Abono', destino: '' }, toFrench)).toBe(false)
    expect(isUntranslated({ origen: 'Abono', destino: 'Abono' }, { idioma: 'es_MX', origen: 'es_ES' })).toBe(false)
  })
})
