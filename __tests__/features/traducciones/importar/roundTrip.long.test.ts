import * as fc from 'fast-check'
import { isOrigen, fieldText } from '@/features/traducciones/archivo/fieldText'
import { proposalsOf, isOffered, type Proposal } from '@/features/traducciones/archivo/proposals'
import { isSameText } from '@/features/traducciones/archivo/archivo'
import { asWritten, type PendingTexts } from '@/features/traducciones/model/pendingText'
import { byKeyOf } from '@/features/traducciones/model/submissions'
import { keyOf } from '@/features/traducciones/model/texto'
import type { Salida } from '@/features/traducciones/archivo/exportedTexts'
import { readArchivo } from '@test/support/readArchivo'
import { workbenchEntered, selectUnsaved, textosLaid, textosLoaded } from '@/features/traducciones/slice'
import { stateAfter } from '@test/support/state'
import { anySalida, anyText, FORMATS, formats, givenSalida, type Format } from '@test/features/traducciones/importar/given'
import { texto } from '@test/features/traducciones/textos'

const RUNS = { numRuns: 75 }

/** State when the file is imported: typed texts are not saved yet. */
const hereOf = ({ textos }: Salida) => {
  const pendingTexts: PendingTexts = Object.fromEntries(
    textos.flatMap(({ texto, escrito }) => {
      const pending = asWritten(texto.destino, undefined, escrito)
      return pending ? [[keyOf(texto), pending]] : []
    }),
  )
  return { textos: byKeyOf(textos.map(({ texto }) => texto)), pendingTexts, papelera: new Set<string>(), otros: new Set<string>() }
}

const DE = { idioma: 'fr_FR', origen: 'es_ES' }
const laid = ({ key, texto, read }: Proposal) => ({ key, destino: texto?.destino ?? '', texto: read.destino })

const read = async (salida: Salida, format: Format) => readArchivo(FORMATS[format](salida))

describe.each(formats)('%s', format => {
  it('a text that says what its source says comes back as translated only where somebody has said that it holds [TX-05]', async () => {
    const igual = texto({ destino: 'Algas', igual: true })
    const otro = texto({ id: 2, raiz: 2, nombre: 'Fucus', origen: 'Fucus' })
    const here = { textos: byKeyOf([igual, otro]), pendingTexts: {}, papelera: new Set<string>(), otros: new Set<string>() }
    const back = async (vale: boolean) => {
      const salida = givenSalida([
        { texto: igual, escrito: 'Algas', vale },
        { texto: otro, escrito: 'Fucus', vale },
      ])
      const { proposals } = proposalsOf(await read(salida, format), here)
      expect(proposals.map(isOffered)).toEqual(proposals.map(() => vale))
      const state = stateAfter(
        workbenchEntered(DE),
        textosLoaded({ ...DE, textos: [igual, otro] }),
        textosLaid({ idioma: DE.idioma, textos: proposals.filter(isOffered).map(each => ({ ...laid(each), vale: each.vale })) }),
      )
      const pendingTexts = Object.values(selectUnsaved(state, DE.idioma)?.pendingTexts ?? {})
      return [proposals.map(({ grupo }) => grupo), pendingTexts.map(({ texto: written, vigente }) => [written, vigente])]
    }
    // An unconfirmed text that is equal here is no proposal.
    expect(await back(false)).toEqual([['iguales'], []])
    expect(await back(true)).toEqual([
      ['iguales', 'iguales'],
      [
        ['Algas', true],
        ['Fucus', true],
      ],
    ])
  })

  it('every text comes back as it went, character by character, with all that it is known by [TX-05]', async () => {
    await fc.assert(
      fc.asyncProperty(anySalida, async salida => {
        const { textos, idioma, origen, momento } = await read(salida, format)
        expect({ idioma, origen, momento }).toEqual({ idioma: 'fr_FR', origen: 'es_ES', momento: salida.momento })
        expect(textos.map(({ key, origen: source, destino }) => ({ key, origen: source, destino }))).toEqual(
          salida.textos.map(({ texto, escrito }) => ({ key: keyOf(texto), origen: texto.origen, destino: escrito })),
        )
      }),
      RUNS,
    )
  })

  it('a file that nobody has touched changes nothing [TX-05]', async () => {
    await fc.assert(
      fc.asyncProperty(anySalida, async salida => {
        const { proposals, iguales } = proposalsOf(await read(salida, format), hereOf(salida))
        expect(proposals).toEqual([])
        expect(iguales).toBe(salida.textos.filter(each => each.escrito.trim() !== '').length)
      }),
      RUNS,
    )
  })

  it('a text that stands in it several times is read and counted once, as it stands where it was last written [TX-05]', async () => {
    const [nombre, otro] = [texto({ destino: 'Algues' }), texto({ id: 2, raiz: 2, destino: 'Acides' })]
    const written = (of: typeof nombre, escrito: string) => ({ texto: of, escrito })
    const once = [written(nombre, 'Algues'), written(otro, 'Acides')]
    const file = await read(givenSalida([...once, written(nombre, 'Fucus'), written(nombre, 'Laminaires'), written(nombre, ' ')]), format)
    expect(file.textos.map(({ key, destino }) => [key, destino])).toEqual([
      [keyOf(nombre), 'Laminaires'],
      [keyOf(otro), 'Acides'],
    ])
    const { proposals, iguales } = proposalsOf(file, hereOf(givenSalida(once)))
    expect(proposals.map(({ key, read }) => [key, read.destino])).toEqual([[keyOf(nombre), 'Laminaires']])
    expect(iguales).toBe(1)
  })

  it('what somebody has changed in it, and nothing else, is proposed in its group, and laid into the workbench [TX-05]', async () => {
    await fc.assert(
      fc.asyncProperty(anySalida, fc.array(fc.option(anyText), { minLength: 8, maxLength: 8 }), async (salida, changes) => {
        const textos = salida.textos.map((each, at) => ({ ...each, escrito: changes[at] ?? each.escrito }))
        const here = hereOf(salida)
        const { proposals } = proposalsOf(await read({ ...salida, textos }, format), here)
        const changed = textos.filter(
          (each, at) =>
            each.escrito.trim() !== '' &&
            [each.escrito, fieldText(each.escrito, each.texto)].every(text => !isSameText(text, salida.textos[at]?.escrito ?? '')),
        )
        expect(proposals.map(({ key, read }: Proposal) => [key, read.destino])).toEqual(
          changed.map(({ texto, escrito }) => [keyOf(texto), fieldText(escrito, texto)]),
        )
        const state = stateAfter(
          workbenchEntered(DE),
          textosLoaded({ ...DE, textos: salida.textos.map(({ texto }) => texto) }),
          textosLaid({ idioma: DE.idioma, textos: proposals.map(laid) }),
        )
        // A pending text that equals the saved one is no edit.
        expect(Object.entries(selectUnsaved(state, DE.idioma)?.pendingTexts ?? {}).map(([key, { texto }]) => [key, texto])).toEqual(
          changed
            .map(({ texto, escrito }) => ({ texto, escrito: fieldText(escrito, texto) }))
            .filter(({ texto, escrito }) => escrito !== texto.destino)
            .map(({ texto, escrito }) => [keyOf(texto), escrito]),
        )
        for (const { ahora, grupo, diferencias, read, texto } of proposals) {
          const isEqual = texto !== null && isOrigen(read.destino, texto)
          const other = diferencias ? 'dudosos' : ahora.trim() === '' ? 'nuevos' : 'cambiados'
          expect(grupo).toBe(isEqual ? 'iguales' : other)
        }
      }),
      RUNS,
    )
  })
})
