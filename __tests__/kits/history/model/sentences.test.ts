import { changesOf } from '@/kits/history/model/recordChanges'
import { nameOfParte, sentenceOf } from '@/kits/history/model/sentences'
import type { Entrada } from '@/shared/history'
import { referredName } from '@/kits/history/model/names'
import { partesOf } from '@/kits/history/model/partChanges'
import { listChange } from '@/kits/history/model/values'

const named = (texto: string) => ({ codigo: null, nombre: { es_ES: texto } })
const nombres: Entrada['nombres'] = {
  componentes: { 3: named('Boro (B) etanolamina'), 4: named('Zinc (Zn)'), 5: named('K<sub>2</sub>O') },
  magnitudes: { 1: named('% p/p'), 2: named('% p/v') },
  estados_fenologicos: { 8: named('Cuajado') },
  paises: { ES: named('España') },
}
const boro = {
  ...{ componente: 3, cantidad_1: 0.125, magnitud_1: 1, cantidad_2: 0.1625, magnitud_2: 2, solubilidad: 1, valor: {}, orden: 0 },
  ...{ producto_acabado: 7, producto_generico: null },
}
const entero = (tipo: string, registro: number, antes: object | null, despues: object | null) => ({
  ...{ tipo, registro, campo: null, idioma: null },
  ...{ antes: antes as Record<string, unknown> | null, despues: despues as Record<string, unknown> | null },
})

describe('parts as sentences', () => {
  it('reads a line as its table does [HI-02]', () => {
    expect(sentenceOf('lineas_de_composicion', boro, nombres)).toBe(
      'Boro (B) etanolamina, * Soluble en agua y complejado, 0.12500 % p/p, 0.16250 % p/v',
    )
    const free = { ...boro, componente: null, cantidad_1: null, magnitud_1: null, cantidad_2: null, magnitud_2: null, solubilidad: 0 }
    expect(sentenceOf('lineas_de_composicion', { ...free, valor: { fr_FR: 'Sans chlore' } }, nombres)).toBe('Sans chlore')
    expect(sentenceOf('lineas_de_composicion', free, nombres)).toBe('Línea de composición')
  })

  it('reads results, and how a product is applied [HI-02]', () => {
    const result = { valor: 3.1, magnitud: 1, descripcion: { es_ES: 'Cosecha' }, orden: 1, ensayo: 4 }
    expect(sentenceOf('resultados_de_ensayo', result, nombres)).toBe('3.1 % p/p, Cosecha')
    const entry = { estado_fenologico: 8, modo_de_aplicacion: 0, objetivo: { es_ES: 'Cuaje' }, momento_de_aplicacion: {}, dosis: '' }
    expect(sentenceOf('como_se_aplica', entry, nombres)).toBe('Cuajado, Aplicación foliar, Cuaje')
  })

  it('names a part in short, without the markup of its name [HI-02]', () => {
    expect(nameOfParte('lineas_de_composicion', { registro: 1, fields: { ...boro, componente: 5 } }, nombres)).toBe('K2O')
    expect(nameOfParte('combinaciones_de_productos', { registro: 2, fields: null }, nombres)).toBe('Combinación de productos')
  })

  it('tells a line that was made anew with another quantity as that line changed [HI-02]', () => {
    const { partes } = partesOf('lineas_de_composicion', [
      entero('lineas_de_composicion', 1, boro, null),
      entero('lineas_de_composicion', 2, { ...boro, componente: 4 }, null),
      entero('lineas_de_composicion', 3, null, { ...boro, componente: 4, cantidad_1: 8, valor: {} }),
    ])
    expect(partes).toMatchObject([
      { kind: 'removed', registro: 1 },
      { kind: 'changed', registro: 3, cambios: [{ campo: 'cantidad_1', antes: 0.125, despues: 8 }] },
    ])
  })
})

it('calls what is referred to by the name it had, countries whatever the case of their code [HI-02]', () => {
  expect(referredName(nombres, 'paises', 'es')).toBe('España')
  expect(referredName(nombres, 'paises', 'ma')).toBe('MA')
  expect(referredName(nombres, 'iconos', 9)).toBe('Sin nombre')
})

it('tells what came into a list, what went, and when it is only in another order [HI-02]', () => {
  expect(listChange(['es', 'AD'], ['ES', 'MA'])).toEqual({ added: ['MA'], removed: ['AD'], isMoved: false })
  expect(listChange([1, 2], [2, 1])).toEqual({ added: [], removed: [], isMoved: true })
  expect(listChange(null, [2])).toEqual({ added: [2], removed: [], isMoved: false })
})

it('takes a new record for changes from nothing, language by language, so that each can be brought back [HI-02, HI-03]', () => {
  const made = entero('familias', 1, null, { nombre: { es_ES: 'Algas', fr_FR: 'Algues' }, descripcion: {}, prioridad: 0, imagen: null })
  expect(changesOf({ cambios: [made] }, { tipo: 'familias', registro: 1 })).toMatchObject([
    { cambio: { campo: 'nombre', idioma: 'es_ES', antes: null, despues: 'Algas' } },
    { cambio: { campo: 'nombre', idioma: 'fr_FR' } },
    { cambio: { campo: 'prioridad', despues: 0 } },
  ])
})

it('lists no value of a field without values for a new record or a deleted one [HI-02]', () => {
  const user = { email: 'eva@example.com', activo: true, clave: false }
  for (const whole of [entero('usuarios', 1, null, user), entero('usuarios', 1, user, null)]) {
    const changes = changesOf({ cambios: [whole] }, { tipo: 'usuarios', registro: 1 })
    expect(changes.map(each => each.kind === 'campo' && each.cambio.campo)).toEqual(['email', 'activo'])
  }
})
