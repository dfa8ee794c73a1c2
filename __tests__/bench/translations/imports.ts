import { SaxesParser } from 'saxes'
import { proposalsOf } from '@/features/traducciones/archivo/proposals'
import { toXliff } from '@/features/traducciones/archivo/toXliff'
import { byKeyOf } from '@/features/traducciones/model/submissions'
import { keyOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { readArchivo } from '@test/support/readArchivo'
import { workbenchEntered, selectUnsaved, traduccionesReducer, textosLaid, textosLoaded } from '@/features/traducciones/slice'
import { pairOf, timed, type Pair } from '../measuring'

const TEXTS = 20_000
const FIELDS = ['nombre', 'descripcion', 'caracteristicas', 'aplicaciones']
const pair = { idioma: 'fr_FR', origen: 'es_ES' }

const textos = Array.from({ length: TEXTS }, (_, at): Texto => {
  const id = 1 + Math.floor(at / FIELDS.length)
  return {
    ...{
      tipo: 'productos_genericos',
      id,
      raiz_tipo: 'productos_genericos',
      raiz: id,
      codigo: `G-${id}`,
      nombre: `Quelato de hierro ${id}`,
    },
    ...{ parte: null, campo: FIELDS[at % FIELDS.length] ?? '', igual: false, desfasada: false, cambio: null, familia: 1, paises: [] },
    origen: `Abono foliar con H<sub>2</sub>O para cultivos ${at}. `.repeat(3),
    destino: `Engrais foliaire avec H<sub>2</sub>O pour cultures ${at}. `.repeat(3),
  }
})

const file = toXliff({
  ...{ ...pair, momento: '2026-11-12T10:00:00.000Z' },
  textos: textos.map(texto => ({ texto, escrito: `${texto.destino}Autrement.` })),
})
const blob = new Blob([file])

/** Import without the page: reads a file in which every text differs, and puts all texts into the workbench; returns their number. */
const bringIn = async () => {
  const archivo = await readArchivo(blob)
  const { proposals } = proposalsOf(archivo, { textos: byKeyOf(textos), pendingTexts: {}, papelera: new Set(), otros: new Set() })
  const laid = proposals.flatMap(({ key, texto, read }) => (texto ? [{ key, destino: texto.destino, texto: read.destino }] : []))
  const actions = [workbenchEntered(pair), textosLoaded({ ...pair, textos }), textosLaid({ idioma: pair.idioma, textos: laid })]
  const traducciones = actions.reduce(traduccionesReducer, traduccionesReducer(undefined, { type: '@@INIT' }))
  return Object.keys(selectUnsaved({ traducciones }, pair.idioma)?.pendingTexts ?? {}).length
}

const parse = async () => {
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.write(new TextDecoder().decode(await blob.arrayBuffer())).close()
}

const sides = { product: bringIn, plain: parse }

/** Milliseconds of the import of a file of 20,000 texts, and of the bare parse of its XML, in `rounds` pairs [TX-05]. */
export const measureImports = async (rounds: number) => {
  const found = await bringIn()
  if (found !== textos.length)
    throw new Error(`${found} of ${textos.length} texts came in, the last is ${keyOf(textos[TEXTS - 1] as Texto)}`)
  await parse()
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round++) pairs.push(await pairOf(round, side => timed(sides[side])))
  return { texts: textos.length, pairs }
}
