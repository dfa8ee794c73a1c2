import { familias } from '../maestras/familias'
import type { Formula } from '../formulas/formula'
import type { Random } from '../random'
import { decimal, everywhere, fill, join, toMap, type Textos } from '../textos'

const formas: Record<Formula['forma'], Textos> = {
  liquido: ['líquido', 'liquid', 'liquide', 'líquido'],
  polvo: ['en polvo soluble', 'soluble powder', 'en poudre soluble', 'em pó solúvel'],
  granulado: ['microgranulado', 'microgranule', 'microgranulé', 'microgranulado'],
}

const usos: readonly [foliar: Textos, riego: Textos, ambos: Textos] = [
  [
    '{principio} para aplicación foliar',
    '{principio} for foliar application',
    '{principio} pour application foliaire',
    '{principio} para aplicação foliar',
  ],
  ['{principio} para fertirrigación', '{principio} for fertigation', '{principio} pour fertirrigation', '{principio} para fertirrega'],
  [
    '{principio} para aplicación foliar y fertirrigación',
    '{principio} for foliar application and fertigation',
    '{principio} pour application foliaire et fertirrigation',
    '{principio} para aplicação foliar e fertirrega',
  ],
]

const observaciones: readonly Textos[] = [
  [
    'No mezclar con aceites minerales ni con productos de reacción muy alcalina.',
    'Do not mix with mineral oils or strongly alkaline products.',
    'Ne pas mélanger avec des huiles minérales ni des produits très alcalins.',
    'Não misturar com óleos minerais nem com produtos de reação muito alcalina.',
  ],
  [
    'Hacer una prueba de compatibilidad antes de mezclar con otros productos.',
    'Make a compatibility test before mixing with other products.',
    'Faire un essai de compatibilité avant de mélanger avec d’autres produits.',
    'Fazer um teste de compatibilidade antes de misturar com outros produtos.',
  ],
  [
    'Evitar las horas de mayor insolación y temperaturas superiores a 28 °C.',
    'Avoid the sunniest hours and temperatures above 28 °C.',
    'Éviter les heures les plus ensoleillées et les températures supérieures à 28 °C.',
    'Evitar as horas de maior insolação e temperaturas superiores a 28 °C.',
  ],
  [
    'Conservar en su envase original, cerrado y al abrigo de la luz.',
    'Keep in the original container, closed and away from light.',
    'Conserver dans l’emballage d’origine, fermé et à l’abri de la lumière.',
    'Conservar na embalagem original, fechada e ao abrigo da luz.',
  ],
  [
    'No superar las dosis recomendadas.',
    'Do not exceed the recommended rates.',
    'Ne pas dépasser les doses recommandées.',
    'Não exceder as doses recomendadas.',
  ],
]

const caracteristicas = (random: Random, { forma, densidad }: Formula): Textos => {
  const values = { densidad: decimal(densidad), pH: decimal(random.integer(35, 85) / 10) }
  if (forma === 'liquido')
    return fill(
      [
        'Densidad: {densidad} g/cc a 20 °C. pH de la disolución al 10 %: {pH}.',
        'Density: {densidad} g/mL at 20 °C. pH of the 10 % solution: {pH}.',
        'Densité : {densidad} g/mL à 20 °C. pH de la solution à 10 % : {pH}.',
        'Densidade: {densidad} g/mL a 20 °C. pH da solução a 10 %: {pH}.',
      ],
      values,
    )
  return fill(
    [
      'Totalmente soluble, sin sodio. pH de la disolución al 1 %: {pH}.',
      'Fully soluble, sodium free. pH of the 1 % solution: {pH}.',
      'Entièrement soluble, sans sodium. pH de la solution à 1 % : {pH}.',
      'Totalmente solúvel, sem sódio. pH da solução a 1 %: {pH}.',
    ],
    values,
  )
}

const aplicaciones = (random: Random, { foliar, riego }: { foliar: string; riego: string }): Textos => {
  const veces = String(random.integer(2, 5))
  const foliares: Textos = ['Foliar: {foliar}.', 'Foliar: {foliar}.', 'Foliaire : {foliar}.', 'Foliar: {foliar}.']
  const deRiego: Textos = [
    'Fertirrigación: {riego} por aplicación, hasta {veces} aplicaciones por ciclo.',
    'Fertigation: {riego} per application, up to {veces} applications a season.',
    'Fertirrigation : {riego} par application, jusqu’à {veces} applications par cycle.',
    'Fertirrega: {riego} por aplicação, até {veces} aplicações por ciclo.',
  ]
  return fill(join(foliar ? foliares : everywhere(''), riego ? deRiego : everywhere('')), { foliar, riego, veces })
}

/** Texts of a product, in those locales. */
export const textosDeProducto = (
  random: Random,
  nombre: Textos,
  formula: Formula,
  dosis: { foliar: string; riego: string },
  locales: readonly string[],
) => {
  const { principio, forma, modo } = formula
  const familia = familias[formula.familia]
  const titulo = fill(usos[modo], { principio })
  const presentacion = fill(
    [
      '{nombre} es un formulado {forma}: {principio}.',
      '{nombre} is a {forma} formulation: {principio}.',
      '{nombre} est une formulation {forma} : {principio}.',
      '{nombre} é um formulado {forma}: {principio}.',
    ],
    { nombre, forma: formas[forma], principio },
  )
  const marca: Textos = [
    '{nombre} | Nutrición de cultivos',
    '{nombre} | Crop nutrition',
    '{nombre} | Nutrition des cultures',
    '{nombre} | Nutrição de culturas',
  ]
  const envase: Textos = ['Envase de {nombre}', 'Container of {nombre}', 'Emballage de {nombre}', 'Embalagem de {nombre}']
  const written = (textos: Textos) => toMap(textos, locales)
  return {
    nombre: written(nombre),
    descripcion: written(join(presentacion, familia.descripcion)),
    descripcion2: written(titulo),
    caracteristicas: written(caracteristicas(random, formula)),
    aplicaciones: written(aplicaciones(random, dosis)),
    observaciones: written(join(...random.sample(observaciones, random.integer(1, 2)))),
    modo_de_accion: written(familia.modoDeAccion),
    seo_title: written(fill(marca, { nombre })),
    seo_description: written(fill(everywhere('{titulo}. {nombre}.'), { titulo, nombre })),
    seo_imagen_catalogo_alt: written(fill(envase, { nombre })),
  }
}
