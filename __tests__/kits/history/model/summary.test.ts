import type { Cambio, CambioDeCampo, CambioEntero, Entrada, Valor } from '@/shared/history'
import { countOfPartes } from '@/kits/history/model/childCounts'
import { activitySummary, versionSummary } from '@/kits/history/model/summary'

const record = { tipo: 'productos_acabados', registro: 7 }

const change = (campo: string, antes: Valor, despues: Valor, idioma: string | null = null, of = record): CambioDeCampo => ({
  ...of,
  ...{ campo, idioma, antes, despues },
})
const text = (campo: string, ...idiomas: string[]) => idiomas.map(idioma => change(campo, 'a', 'b', idioma))

const whole = (of: { tipo: string; registro: number }, antes: CambioEntero['antes'], despues: CambioEntero['despues']): CambioEntero => ({
  ...of,
  ...{ campo: null, idioma: null, antes, despues },
})
const line = (registro: number) => ({ tipo: 'lineas_de_composicion', registro })
const content = { componente: 3, cantidad_1: 7.5, magnitud_1: 1, cantidad_2: null, magnitud_2: null, solubilidad: 0, valor: {}, orden: 0 }

const nombres: Entrada['nombres'] = {
  familias: { 2: { codigo: null, nombre: { es_ES: 'Mojantes' } } },
  como_se_aplica: { 5: { codigo: null, nombre: 'BBCH 71 · Cuajado de frutos: Aminofol 24' } },
}
const told = (cambios: Cambio[], accion: Entrada['accion'] = 'cambiado') => ({ accion, cambios, nombres })
const summary = (...cambios: Cambio[]) => versionSummary(told(cambios), record)

describe('an entry of the history in a line', () => {
  it('names texts with their languages, and what else changed by its name [HI-02]', () => {
    expect(summary(change('envases', [1], [1, 2]), ...text('observaciones', 'es_ES'), ...text('descripcion', 'es_ES'))).toBe(
      'Descripción (es_ES), Observaciones (es_ES), Envases',
    )
    expect(summary(...text('descripcion', 'es_ES', 'fr_FR'))).toBe('Descripción (es_ES y fr_FR)')
    expect(summary(...text('nombre', 'es_ES', 'fr_FR', 'it_IT', 'pt_BR'))).toBe('Nombre (4 idiomas)')
  })

  it('names of many as many as there is room for, with the language where all have one [HI-02]', () => {
    expect(
      summary(
        ...text('descripcion', 'es_ES'),
        ...text('modo_de_accion', 'fr_FR'),
        ...[whole(line(1), content, null), change('imagen_catalogo', 'a.png', 'b.png'), change('paises', ['ES'], ['ES', 'MA'])],
      ),
    ).toBe('Descripción, Modo de acción, Composición y 2 más')
    const fields = ['descripcion2', 'descripcion', 'caracteristicas', 'aplicaciones', 'observaciones', 'seo_title', 'seo_description']
    expect(summary(...fields.flatMap(field => text(field, 'it_IT')))).toBe('Título (it_IT), Descripción (it_IT) y 5 más')
  })

  it('counts positions from 1, as the screens do [HI-02]', () => {
    const estado = { tipo: 'estados_fenologicos', registro: 7 }
    expect(versionSummary(told([change('orden', 1, 0, null, estado)]), estado)).toBe('Orden: de 2 a 1')
  })

  it('says what became of values, lists and parts [HI-02]', () => {
    expect(summary(change('activo', true, false))).toBe('Estado: de activo a inactivo')
    expect(summary(change('familia', null, 2))).toBe('Familia: Mojantes')
    expect(summary(change('familia', 2, null))).toBe('Familia: de Mojantes a --')
    expect(summary(change('estados_fenologicos', [1], [1, 2, 3, 4]))).toBe('Cultivos: 3 estados añadidos')
    expect(summary(change('iconos', [1, 2], [2, 3]))).toBe('Iconos: 1 añadido, 1 quitado')
    expect(summary(change('iconos', [1, 2], [2, 1]))).toBe('Iconos: otro orden')
    expect(summary(change('paises', ['es', 'MA'], ['ES']))).toBe('Países asociados: 1 país quitado')
    const generico = { tipo: 'productos_genericos', registro: 7 }
    const cambios = [
      change('prioridad', 40, 55, null, generico),
      whole(line(1), content, null),
      whole(line(2), null, { ...content, cantidad_1: 8 }),
    ]
    expect(versionSummary(told(cambios), generico)).toBe('Composición: 1 línea cambiada; Prioridad: de 40 a 55')
  })

  it('says nothing of parts that were made anew as they were, and says where only their order changed [HI-02]', () => {
    const other = { ...content, componente: 4, orden: 1 }
    expect(
      summary(
        ...[whole(line(1), content, null), whole(line(2), other, null)],
        ...[whole(line(3), null, content), whole(line(4), null, { ...other, cantidad_1: 2 })],
      ),
    ).toBe('Composición: 1 línea cambiada')
    expect(summary(whole(line(1), content, null), whole(line(3), null, { ...content, orden: 4 }))).toBe('Composición: otro orden')
    expect(summary(whole(line(1), content, null), whole(line(3), null, content))).toBe('')
  })

  it('counts the parts of a trial, and names one part that changed in its place [HI-02]', () => {
    const ensayo = { tipo: 'ensayos', registro: 7 }
    const result = (registro: number) =>
      whole({ tipo: 'resultados_de_ensayo', registro }, null, { valor: registro, magnitud: 1, orden: registro })
    const gone = whole({ tipo: 'adjuntos_de_ensayo', registro: 3 }, { imagen: 'x.png', descripcion: {} }, null)
    expect(versionSummary(told([result(1), result(2), gone, change('roi', 3.1, 3.4, null, ensayo)]), ensayo)).toBe(
      'Resultados: 2 añadidos; Adjuntos: 1 quitado; ROI: de 3.10 a 3.40',
    )
    const entry = { tipo: 'como_se_aplica', registro: 5 }
    expect(summary(change('objetivo', 'a', 'b', 'es_ES', entry))).toBe('BBCH 71 · Cuajado de frutos: Aminofol 24: objetivo (es_ES)')
  })

  it('tells of what was made, deleted or brought back with what [HI-02, HI-05]', () => {
    const made = whole(record, null, { codigo: '1', imagen_catalogo: 'a.png', imagen_modo_de_accion: null })
    expect(versionSummary(told([made], 'creado'), record)).toBe('Registro creado')
    expect(versionSummary(told([made], 'restaurado'), record)).toBe('Registro restaurado')
    expect(activitySummary({ ...record, ...told([made], 'creado') })).toBe('Con 1 imagen')
    const gone = whole(record, { imagen_catalogo: 'a.png', imagen_modo_de_accion: 'b.png' }, null)
    const entry = (registro: number) => whole({ tipo: 'como_se_aplica', registro }, {}, null)
    const cambios = [gone, entry(1), whole(line(1), content, null), whole(line(2), content, null)]
    expect(activitySummary({ ...record, ...told(cambios, 'eliminado') })).toBe('Con 2 líneas, 2 imágenes y 1 forma de aplicación')
    const user = { tipo: 'usuarios', registro: 9 }
    expect(activitySummary({ ...user, ...told([whole(user, null, { administrador: false })], 'creado') })).toBe(
      'Invitado, sin derechos de administrador',
    )
    expect(activitySummary({ ...user, ...told([change('clave', 'anterior', 'nueva', null, user)]) })).toBe('Contraseña')
  })
})

it('counts what is in the bin with a record [HI-04]', () => {
  expect(countOfPartes({ como_se_aplica: 12, imagenes: 2, lineas_de_composicion: 7 })).toBe(
    '7 líneas, 2 imágenes y 12 formas de aplicación',
  )
  expect(countOfPartes({ estados_fenologicos: 8, imagenes: 1 })).toBe('8 estados y 1 imagen')
  expect(countOfPartes({ resultados_de_ensayo: 6, adjuntos_de_ensayo: 4 })).toBe('6 resultados y 4 adjuntos')
  expect(countOfPartes({})).toBe('')
})
