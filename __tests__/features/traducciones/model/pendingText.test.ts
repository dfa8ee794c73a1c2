import {
  rebasedTexts,
  pendingTextsOf,
  asSent,
  asWritten,
  basedOnTheirs,
  valoresOf,
  vigente,
} from '@/features/traducciones/model/pendingText'
import { mergeDraft } from '@/kits/drafts/model/mergeDraft'
import { pending, texto } from '@test/features/traducciones/textos'

const KEY = 'familias/1/nombre'

it('what is typed back to what is saved is no edit any more, unless it was marked as holding [TX-03, TX-04]', () => {
  const first = asWritten('Algues', undefined, 'Algue')
  expect(first).toMatchObject({ texto: 'Algue', antes: 'Algues' })
  expect(asWritten('Algues', first, 'Algues')).toBeUndefined()
  expect(asWritten('Algues', vigente('Algues', undefined), 'Algues')).toMatchObject({ vigente: true })
})

it.each([
  ['says the same: it is saved', 'Algues', {}, undefined],
  ['is as it was: the edit stays', '', {}, { suya: null }],
  ['is what an earlier try has sent: it is mine', 'Algue', { enviados: ['Algue'] }, { antes: 'Algue', suya: null }],
  [
    "is somebody else's: both show",
    'Les algues',
    { fallo: 'no' },
    { suya: { texto: 'Les algues', autor: null, momento: null }, fallo: null },
  ],
])('laid over a text that %s [TX-04, DR-04]', (_case, destino, changes, expected) => {
  const left = rebasedTexts({ [KEY]: pending(changes) }, [texto({ destino })])[KEY]
  expect(left ?? {}).toMatchObject(expected ?? {})
  expect(left === undefined).toBe(expected === undefined)
})

it('of a text that is gone what was typed stays [TX-04]', () => {
  expect(rebasedTexts({ [KEY]: pending() }, [])).toEqual({ [KEY]: pending() })
})

it('mine, chosen over theirs, is an edit of theirs; what is sent is remembered once [TX-04]', () => {
  const suya = { texto: 'Les algues', autor: 'Marta Soler', momento: null }
  expect(basedOnTheirs(pending({ suya }))).toMatchObject({ texto: 'Algues', antes: 'Les algues', suya: null })
  expect(asSent(asSent(pending())).enviados).toEqual(['Algues'])
})

it('a draft gives back what it was given, texts that were emptied too [DR-02, TX-04]', () => {
  const pendingTexts = { [KEY]: pending({ texto: '', antes: 'Algues' }), 'familias/2/nombre': pending() }
  const { values } = mergeDraft({ opened: {}, values: valoresOf(pendingTexts) }, {})
  expect(pendingTextsOf(values)).toEqual(pendingTexts)
  expect(pendingTextsOf({ roto: 'x', [KEY]: [pending()] })).toEqual({ [KEY]: pending() })
})
