import fc from 'fast-check'
import paises from '@server/migrations/002_paises.json'
import { codesOf, GRUPOS_DE_PAISES, withoutPais, withPaises, type GrupoDePaises } from '@/features/productos/model/paisesDeProducto'
import type { Pais } from '@/api/paises'

const all = paises.map(({ codigo_iso_alfa_2 }) => codigo_iso_alfa_2)
const known: Pais[] = paises
const codesIn = (label: string) =>
  codesOf(known, GRUPOS_DE_PAISES.find(group => group.label === label) as GrupoDePaises).map(code => code.toUpperCase())

describe('the groups of countries [PE-20]', () => {
  it('has the 28 of the European Union, the United Kingdom among them', () => {
    const codes = codesIn('Unión Europea')
    expect(codes).toHaveLength(28)
    expect(codes).toEqual(expect.arrayContaining(['ES', 'GB', 'GR', 'HR', 'MT']))
  })

  it('has the four of the AELC and the twelve of UNASUR', () => {
    expect(codesIn('AELC').sort()).toEqual(['CH', 'IS', 'LI', 'NO'])
    expect(codesIn('UNASUR').sort()).toEqual(['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'GY', 'PE', 'PY', 'SR', 'UY', 'VE'])
  })

  it('has every country in the European Union or in all but the European Union', () => {
    expect([...codesIn('Unión Europea'), ...codesIn('Todos menos la Unión Europea')].sort()).toEqual(
      all.map(code => code.toUpperCase()).sort(),
    )
  })
})

describe('the countries of a product', () => {
  const code = fc.constantFrom('ES', 'es', 'PT', 'pt', 'Fr', 'FR')

  it('take none twice, be it in lower or upper case, and lose none [PE-21]', () => {
    fc.assert(
      fc.property(fc.array(code), added => {
        const chosen = added.reduce<string[]>((codes, each) => withPaises(codes, [each]), [])
        const upper = chosen.map(each => each.toUpperCase())
        expect(new Set(upper).size).toBe(upper.length)
        expect(new Set(upper)).toEqual(new Set(added.map(each => each.toUpperCase())))
        expect(withPaises([], added)).toEqual(chosen)
      }),
    )
  })

  it('keep those that are there as they are written, and let one go [PE-21, PE-22]', () => {
    expect(withPaises(['es', 'MA'], ['ES', 'PT', 'ma'])).toEqual(['es', 'MA', 'PT'])
    expect(withoutPais(['es', 'MA'], 'ES')).toEqual(['MA'])
  })
})
