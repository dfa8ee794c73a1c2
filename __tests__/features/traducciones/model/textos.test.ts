import { submissionsOf, byKeyOf, countOfRegistros, withoutCampos } from '@/features/traducciones/model/submissions'
import { viewCountsOf, estadoOf } from '@/features/traducciones/model/estado'
import { withGoneTexts } from '@/features/traducciones/model/goneTexts'
import { workbenchLinesOf, registrosOf } from '@/features/traducciones/model/lines'
import { notAllInWords, leftInWords, savedInWords } from '@/features/traducciones/model/words'
import { numero } from '@/ui/text/numero'
import { countOfGroup, missingIn, porcentajeOf } from '@/features/traducciones/model/languageProgress'
import { resultadoOf } from '@/features/traducciones/model/resultado'
import { campoInWords, keyOf, withNumberedParts } from '@/features/traducciones/model/texto'
import { cambio, pending, producto, texto, todos } from '@test/features/traducciones/textos'

const textos = byKeyOf(todos)

it('shares are rounded down: only what is whole is 100 % [TX-01]', () => {
  expect(porcentajeOf({ hechas: 999, total: 1000 })).toBe(99)
  expect(porcentajeOf({ hechas: 0, total: 0 })).toBe(100)
  expect(missingIn({ hechas: 3, total: 10, desfasadas: 1, iguales: 2 })).toBe(5)
  const cuenta = { hechas: 1, total: 2, desfasadas: 0, iguales: 0 }
  expect(
    countOfGroup({ por_tipo: { cultivos: cuenta, estados_fenologicos: cuenta, ensayos: cuenta } }, ['cultivos', 'estados_fenologicos']),
  ).toEqual({
    hechas: 2,
    total: 4,
  })
  expect([numero(4812), numero(12_408)]).toEqual(['4812', '12\u202F408'])
})

it('the number of saved texts is said in the singular for one alone [TX-02]', () => {
  expect(savedInWords({ textos: 0, registros: 0 })).toBe('No se ha guardado ningún texto')
  expect(savedInWords({ textos: 1, registros: 1 })).toBe('Se ha guardado 1 texto')
  expect(savedInWords({ textos: 2, registros: 1 })).toBe('Se han guardado 2 textos de 1 registro')
})

it('texts stand under their records, parts with the record that they belong to; a narrowed list keeps the counts of the whole [TX-02]', () => {
  const registros = registrosOf(todos)
  expect([...registros.values()].map(({ nombre, textos: of, faltan }) => [nombre, of, faltan])).toEqual([
    ['Zinc Foliar', 4, 2],
    ['Algas', 2, 2],
    ['Quelatos', 1, 1],
  ])
  const lines = workbenchLinesOf(todos, registros, [1, 3, 6])
  expect(
    lines.map(line => (line.kind === 'registro' ? line.registro.nombre : [line.texto.campo, line.first, line.last, line.place])),
  ).toEqual(['Zinc Foliar', ['descripcion', true, false, 0], ['valor', false, true, 1], 'Quelatos', ['nombre', true, true, 2]])
  expect(todos.map(campoInWords)).toContain('Texto de Nitrógeno total')
})

it('says of each text where it stands, and counts what is missing and what is outdated [TX-02]', () => {
  const suya = { texto: 'x', autor: null, momento: null }
  expect([
    estadoOf(texto(), undefined),
    estadoOf(texto({ destino: 'x' }), undefined),
    estadoOf(texto({ destino: 'x', desfasada: true }), undefined),
    estadoOf(texto({ destino: 'Algas', igual: true }), undefined),
    estadoOf(texto(), pending()),
    estadoOf(texto(), pending({ fallo: 'no' })),
    estadoOf(texto(), pending({ fallo: 'no', suya })),
  ]).toEqual(['falta', 'hecha', 'desfasada', 'igual', 'unsaved', 'failed', 'contested'])
  expect(viewCountsOf([...todos, texto({ destino: 'Algas', igual: true })])).toEqual({ faltan: 5, iguales: 1, desfasadas: 1 })
})

const pendingTexts = {
  'productos_acabados/7/descripcion': pending({ texto: 'Corrige' }),
  'productos_acabados/7/modo_de_accion': pending({ texto: 'Vale', antes: 'Vale', vigente: true }),
  'lineas_de_composicion/88/valor': pending({ texto: 'Soluble' }),
  'familias/1/nombre': pending(),
  'familias/2/nombre': pending({ suya: { texto: 'x', autor: null, momento: null } }),
  'familias/99/nombre': pending(),
}

it('a record is sent with its parts; what two have changed is not [TX-04]', () => {
  const submissions = submissionsOf(textos, pendingTexts, null)
  expect(submissions.map(({ raiz, keys }) => [raiz, keys.length])).toEqual([
    ['productos_acabados/7', 3],
    ['familias/1', 1],
    ['familias/99', 1],
  ])
  expect(submissions[0]?.requests).toEqual([
    {
      ...{ tipo: 'productos_acabados', id: 7, textos: { descripcion: 'Corrige' }, antes: { descripcion: '' } },
      ...{ vigentes: ['modo_de_accion'], entrada: cambio.entrada, iguales: {} },
    },
    { tipo: 'lineas_de_composicion', id: 88, textos: { valor: 'Soluble' }, antes: { valor: '' }, vigentes: [], entrada: 0, iguales: {} },
  ])
  expect(submissionsOf(textos, pendingTexts, ['familias/1'])).toHaveLength(1)
  expect(countOfRegistros(textos, Object.keys(pendingTexts))).toBe(4)
})

it('a written name is sent as the server will store it, another text and a saved name as they stand [ML-01]', () => {
  const requests = submissionsOf(
    byKeyOf(todos.map(each => ({ ...each, igual: true }))),
    {
      'familias/1/nombre': pending({ texto: ' Algas ', vigente: true }),
      'familias/2/nombre': pending({ texto: ' Sales ', antes: ' Sales ', vigente: true }),
      'productos_acabados/7/descripcion': pending({ texto: ' Corrige ' }),
    },
    null,
  ).flatMap(({ requests }) => requests)
  expect(requests).toMatchObject([
    { textos: { nombre: 'Algas' }, iguales: { nombre: 'Algas' } },
    { textos: {}, iguales: { nombre: ' Sales ' } },
    { textos: { descripcion: ' Corrige ' }, iguales: {} },
  ])
})

it('what somebody else has changed is left out of the next try; where that is all, there is none [TX-04]', () => {
  const request = {
    tipo: 'familias',
    id: 1,
    textos: { nombre: 'a', descripcion: 'b' },
    antes: { nombre: '', descripcion: '' },
    vigentes: [],
    entrada: 0,
    iguales: {},
  }
  expect(withoutCampos(request, ['nombre'])).toMatchObject({ textos: { descripcion: 'b' }, antes: { descripcion: '' } })
  expect(withoutCampos(request, ['nombre', 'descripcion'])).toBeNull()
})

it('tells what a save has done and what it has left [TX-04]', () => {
  const asked = todos.map(keyOf)
  const left = {
    [keyOf(texto({ ...producto, campo: 'nombre' }))]: pending({ fallo: 'no' }),
    [keyOf(texto({ ...producto, campo: 'descripcion' }))]: pending({ fallo: 'no' }),
    'familias/2/nombre': pending({ suya: { texto: 'x', autor: null, momento: null } }),
  }
  const resultado = resultadoOf(textos, asked, left)
  expect(resultado).toEqual({ textos: 4, registros: 2, fallidos: 1, contestados: 1, quedan: 3, quedanRegistros: 2 })
  expect(leftInWords(resultado)).toBe(
    '1 registro no se ha podido guardar y 1 texto lo ha cambiado otra persona mientras tanto: siguen aquí, sin guardar.',
  )
  expect(notAllInWords(resultado)).toBe('No se ha guardado todo: quedan 3 textos de 2 registros')
  expect(leftInWords({ fallidos: 0, contestados: 0, quedan: 1 })).toBe('1 texto sigue aquí, sin guardar.')
})

it('tells parts of one record apart that are known by the same [TX-02]', () => {
  const linea = (id: number, parte: string, raiz = 7) =>
    texto({ tipo: 'lineas_de_composicion', id, raiz_tipo: 'productos_acabados', raiz, parte, campo: 'valor' })
  const textos = [linea(1, 'Boro'), linea(2, 'Boro'), linea(3, 'Zinc'), linea(4, 'Boro', 8), texto()]
  expect(withNumberedParts(textos).map(({ parte }) => parte)).toEqual(['Boro (1)', 'Boro (2)', 'Zinc', 'Boro', null])
})

it('texts that are gone stand where they stood, each under its own record; what a draft alone knows stands last [TX-04]', () => {
  const before = [...todos, texto({ id: 3, nombre: 'Sales' })]
  const gone = ['familias/9/nombre', 'familias/1/descripcion', 'lineas_de_composicion/88/valor', 'familias/1/nombre']
  const left = before.filter(each => !gone.includes(keyOf(each)))
  const shown = withGoneTexts(left, before, gone)
  expect(shown.map(keyOf)).toEqual([...before.map(keyOf), 'familias/9/nombre'])
  expect(shown[3]).toMatchObject({ raiz_tipo: 'lineas_de_composicion', raiz: 88, nombre: 'Zinc Foliar' })
  expect(withGoneTexts(left, shown, gone)).toEqual(shown)
  expect(withGoneTexts(left, shown, [])).toBe(left)
})
