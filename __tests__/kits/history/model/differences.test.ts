import { differencesOf } from '@/kits/history/model/differences'

const told = (before: string, after: string) =>
  differencesOf(before, after)
    .map(({ kind, text }) => ({ same: text, del: `[-${text}-]`, ins: `[+${text}+]` })[kind])
    .join('')

describe('the changed words of a text', () => {
  it('marks whole words, and what was added as one [HI-02]', () => {
    expect(
      told(
        'Solución de zinc quelatado al 100 % por EDTA para prevenir carencias de este microelemento.',
        'Solución de zinc quelatado por EDTA para prevenir carencias de este microelemento, por vía foliar.',
      ),
    ).toBe('Solución de zinc quelatado [-al 100 %-] por EDTA para prevenir carencias de este microelemento[+, por vía foliar+].')
  })

  it('takes words that changed side by side for one change [HI-02]', () => {
    expect(told('Le zinc agit sur la synthèse du tryptophane', 'Le zinc intervient dans la synthèse du tryptophane')).toBe(
      'Le zinc [-agit sur-][+intervient dans+] la synthèse du tryptophane',
    )
  })

  it('keeps a word whole with its subscripts [HI-02]', () => {
    expect(told('Óxido de potasio (K<sub>2</sub>O) soluble', 'Óxido de potasio (P<sub>2</sub>O) soluble')).toBe(
      'Óxido de potasio ([-K<sub>2</sub>O-][+P<sub>2</sub>O+]) soluble',
    )
  })

  it('shows the one and then the other where most has changed, or one is empty [HI-02]', () => {
    expect(told('Uno dos tres cuatro', 'Cinco seis siete cuatro')).toBe('[-Uno dos tres cuatro-][+Cinco seis siete cuatro+]')
    expect(told('', 'Nuevo')).toBe('[+Nuevo+]')
    expect(told('Viejo', '')).toBe('[-Viejo-]')
  })

  it('keeps lines apart, and says of blanks alone that they changed [HI-02]', () => {
    expect(told('Uno dos\ntres cuatro cinco', 'Uno dos\nseis cuatro cinco')).toBe('Uno dos\n[-tres-][+seis+] cuatro cinco')
    expect(told('Uno dos', 'Uno  dos')).toBe('Uno[- -][+  +]dos')
  })

  it('gives either text back, whatever changed [HI-02]', () => {
    const [before, after] = ['a b, c\n d e f g h', 'b a, c d\n e f x g h.']
    const pieces = differencesOf(before, after)
    const without = (kind: string) => pieces.flatMap(piece => (piece.kind === kind ? [] : [piece.text])).join('')
    expect(without('ins').replace(/\s+/g, '')).toBe(before.replace(/\s+/g, ''))
    expect(without('del').replace(/\s+/g, '')).toBe(after.replace(/\s+/g, ''))
  })

  it('comes back from two long texts that have nothing in common [HI-02]', () => {
    const [before, after] = ['a', 'b'].map(letter => Array.from({ length: 9_000 }, (_, at) => `${letter}${at}`).join(' '))
    expect(differencesOf(before ?? '', after ?? '').map(({ kind }) => kind)).toEqual(['del', 'ins'])
  })
})
