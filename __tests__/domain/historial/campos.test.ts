import { readFileSync } from 'node:fs'
import { campoOf, labelOfCampo, nameOfTipo, tipos } from '@/domain/historial/campos'
import { kindOf } from '@/domain/usos/kinds'
import { labels as deEnsayo } from '@/features/ensayos/edit/labels'
import { masters } from '@/features/maestras/definitions'
import { apis } from '@/features/productos/apis'
import { kinds } from '@/features/productos/kinds'
import { labels as deProducto } from '@/features/productos/edit/labels'
import { sections } from '@/features/productos/edit/sections'
import { catalogues } from '@server/definitions/catalogues'

const source = (path: string) => readFileSync(`src/features/${path}`, 'utf8')

describe('what the history calls the members of records', () => {
  it.each(masters)('has the words of the form of $key [HI-02]', ({ key, kind, fields, images }) => {
    expect(nameOfTipo(key)).toBe(kind)
    for (const { name, label } of fields) expect(labelOfCampo(key, name)).toBe(label)
    for (const { property, label } of images) expect(campoOf(key, property)).toEqual({ clase: 'imagen', label })
  })

  it.each(['g', 'a'] as const)('has the words of the form of a product of kind %s [HI-02]', tipo => {
    const { resource, noun } = kinds[tipo]
    const { fields } = apis[tipo]
    for (const field of fields) expect(labelOfCampo(resource, field)).toBe(deProducto[field])
    const pictures = sections[tipo].filter(({ id }) => id === 'catalogo' || id === 'accion')
    for (const { label, fields: inSection } of pictures) expect(labelOfCampo(resource, inSection[0] ?? '')).toBe(label)
    expect(nameOfTipo(resource).toLowerCase()).toBe(noun.one)
    expect(tipos['lineas_de_composicion']).toMatchObject({ label: deProducto.lineas_de_composicion })
  })

  it('has the words of the form of a trial [HI-02]', () => {
    const own = Object.entries(deEnsayo).filter(([field]) => field in (tipos['ensayos']?.campos ?? {}))
    expect(own).toHaveLength(10)
    for (const [field, label] of own) expect(labelOfCampo('ensayos', field)).toBe(label)
    expect(tipos['resultados_de_ensayo']).toMatchObject({ label: deEnsayo.resultados_de_ensayo })
    expect(source('ensayos/edit/ImagenSection.tsx')).toContain(`'${labelOfCampo('ensayos', 'imagen')}'`)
    expect(tipos['adjuntos_de_ensayo']).toMatchObject({ label: deEnsayo.adjuntos_de_ensayo })
    expect(source('ensayos/edit/AdjuntosSection.tsx')).toContain('title="Adjuntos"')
  })

  it.each([
    ['lineas_de_composicion', ['orden'], 'productos/edit/composicion/LineaDialog.tsx'],
    ['como_se_aplica', ['estado_fenologico', 'dosis'], 'cultivos/Entrada.tsx'],
    ['combinaciones_de_productos', ['productos_acabados'], 'soluciones/Combinacion.tsx'],
    ['usuarios', ['activo', 'clave'], 'cuenta/usuarios/UsuarioDialog.tsx'],
  ])('has the words of the form of %s, but for what it does not show [HI-02]', (tipo, hidden, path) => {
    const shown = Object.entries(tipos[tipo]?.campos ?? {}).filter(([name]) => !hidden.includes(name))
    for (const [, { label }] of shown) expect(source(path)).toMatch(new RegExp(`(label="|: ')${label}["']`))
  })

  it('knows every member of every record that the server keeps, and what each refers to [HI-01, HI-02]', () => {
    for (const { table, fields } of catalogues) {
      const known = tipos[table]
      const duenos = known && 'duenos' in known ? (known.duenos as readonly string[]) : []
      expect(Object.keys(fields).filter(field => !(field in (known?.campos ?? {})) && !duenos.includes(field))).toEqual([])
    }
  })

  it('calls a kind as those do who tell where a record is used [HI-02]', () => {
    for (const tipo of ['envases', 'cultivos', 'estados_fenologicos', 'productos_genericos', 'productos_acabados', 'ensayos', 'soluciones'])
      expect(nameOfTipo(tipo).toLowerCase()).toBe(kindOf(tipo).one)
  })

  it('shows what it does not know under its own name [HI-02]', () => {
    expect(labelOfCampo('familias', 'nuevo')).toBe('nuevo')
    expect(nameOfTipo('nuevos')).toBe('nuevos')
  })
})
