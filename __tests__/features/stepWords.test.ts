import { createSteps as ensayoMade } from '@/features/ensayos/new/createEnsayo'
import { saveSteps as ensayo } from '@/features/ensayos/save/saveEnsayo'
import { familia } from '@/features/maestras/definitions/familia'
import { saveSteps as maestra } from '@/features/maestras/saveMaster'
import { saveSteps as producto } from '@/features/productos/save/saveProducto'
import { saveSteps as combinacion } from '@/features/soluciones/saveCombinacion'
import { saveTextsSteps as textos } from '@/features/traducciones/save/saveTexts'
import type { StepWords } from '@/store/sequences/slice'

const wordsOf = (steps: readonly { name: string; words?: StepWords }[]) => Object.fromEntries(steps.map(({ name, words }) => [name, words]))

it('each step of a save whose draft is kept states its words, or is called by its name [DR-03]', () => {
  expect(wordsOf(producto('a', true))).toEqual({
    Producto: { saved: 'el producto' },
    'Imagen de catálogo': { saved: 'la imagen de catálogo', image: 'imagen_catalogo' },
    'Imagen de modo de acción': { saved: 'la imagen de modo de acción', image: 'imagen_modo_de_accion' },
    'Líneas de composición': {
      saved: 'las líneas de composición',
      counted: { one: 'línea de composición', many: 'líneas de composición' },
    },
    'Cómo se aplica': { counted: { one: 'entrada de cómo se aplica', many: 'entradas de cómo se aplica' } },
    'Volver a leer': { saved: null },
  })
  expect(wordsOf(ensayo)).toEqual({
    Fecha: { saved: null },
    Ensayo: { saved: 'el ensayo' },
    Resultados: { saved: 'los resultados', counted: { one: 'resultado', many: 'resultados' } },
    Adjuntos: { saved: 'los adjuntos', counted: { one: 'adjunto', many: 'adjuntos' } },
    'Imagen catálogo': { saved: 'la imagen de catálogo', image: 'imagen' },
    'Volver a leer': { saved: null },
  })
  expect(wordsOf(ensayoMade)).toEqual({ Ensayo: { saved: 'el ensayo' } })
  expect(wordsOf(maestra(familia, true))).toEqual({
    Registro: { saved: 'el registro' },
    'Imagen de la familia': { image: 'imagen' },
    'Volver a leer': { saved: null },
  })
  expect(wordsOf(combinacion)).toEqual({ Combinación: { saved: 'la combinación' } })
  expect(wordsOf(textos)).toEqual({ Textos: { saved: 'los textos', counted: { one: 'registro', many: 'registros' } } })
})
