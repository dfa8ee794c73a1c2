import type { LocaleMap } from '@/shared/locales'
import { textosDePaises } from '@/features/productos/model/textosDePaises'

const languages: Record<string, string[]> = { ES: ['es'], FR: ['fr'], BE: ['nl', 'fr', 'de'], MA: ['ar', 'tzm'], PT: ['pt'], BR: ['pt'] }
const of = (texts: Record<string, LocaleMap>, ...countries: string[]) =>
  textosDePaises(texts, countries, country => languages[country] ?? [])

const written = (...locales: string[]): LocaleMap => Object.fromEntries(locales.map(locale => [locale, 'x']))

it('says what countries lack, and which lack nothing [TX-07]', () => {
  const texts = { nombre: written('es_ES', 'fr_FR', 'pt_PT'), titulo: written('es_ES', 'pt_PT'), observaciones: {} }
  expect(of(texts, 'ES', 'FR', 'MA', 'PT')).toEqual({
    wanted: [
      { locale: 'fr_FR', texts: 'some', missing: ['titulo'], countries: ['FR'] },
      { locale: 'ar_MA', texts: 'none', missing: ['nombre', 'titulo'], countries: ['MA'] },
    ],
    served: ['ES', 'PT'],
  })
})

it('counts a language whose texts are all there for every country that speaks it, wherever they were written for [TX-07]', () => {
  expect(of({ nombre: written('es_ES', 'fr_CA', 'pt_BR') }, 'FR', 'BE', 'PT').served).toEqual(['FR', 'BE', 'PT'])
  // Half of the texts in each of two locales are complete in neither.
  const halves = { nombre: written('es_ES', 'pt_BR'), titulo: written('es_ES', 'pt_PT') }
  expect(of(halves, 'PT', 'BR').wanted).toEqual([{ locale: 'pt_PT', texts: 'some', missing: ['nombre'], countries: ['PT', 'BR'] }])
})

it('asks a country of several languages for the one that lacks least, and first for the one that is used most [TX-07]', () => {
  const texts = { nombre: written('es_ES'), titulo: written('es_ES') }
  expect(of(texts, 'BE').wanted).toMatchObject([{ locale: 'nl_BE', countries: ['BE'] }])
  expect(of({ ...texts, nombre: written('es_ES', 'fr_FR') }, 'BE', 'FR').wanted).toEqual([
    { locale: 'fr_FR', texts: 'some', missing: ['titulo'], countries: ['BE', 'FR'] },
  ])
})

it('among equals writes a language for the country that speaks it most [TX-07]', () => {
  const both = () => ['el']
  expect(textosDePaises({ nombre: written('es_ES') }, ['CY', 'GR'], both).wanted).toEqual([
    { locale: 'el_GR', texts: 'none', missing: ['nombre'], countries: ['CY', 'GR'] },
  ])
  const inCyprus = textosDePaises({ nombre: written('es_ES', 'el_CY'), titulo: written('es_ES') }, ['CY', 'GR'], both)
  expect(inCyprus.wanted).toMatchObject([{ locale: 'el_CY', countries: ['CY', 'GR'] }])
})

it('says nothing of a country of which no language is known, nor where there are none [TX-07]', () => {
  expect(of({ nombre: written('es_ES') }, 'AQ')).toEqual({ wanted: [], served: [] })
  expect(of({ nombre: written('es_ES') })).toEqual({ wanted: [], served: [] })
})
