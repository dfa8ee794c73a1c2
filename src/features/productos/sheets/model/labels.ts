import { languageTag } from '@/shared/locales'

/** Labels of a sheet, in one language. */
export interface SheetLabels {
  /** BCP 47 tag of the labels' language. */
  tag: string
  kind: string
  code: string
  family: string
  characteristics: string
  composition: string
  component: string
  /** Head of a column whose lines have several units. */
  quantity: string
  /** Words of the solubility notes, by code from 1 to 4 [CO-06]. */
  solubility: readonly [string, string, string, string]
  applications: string
  use: string
  crop: string
  stage: string
  mode: string
  /** Modes of application by code, 0 to 2 [CD-05]. */
  modes: readonly [string, string, string]
  dose: string
  objective: string
  moment: string
  action: string
  packagings: string
  observations: string
  online: string
  edition: (date: string) => string
}

const es: SheetLabels = {
  tag: 'es',
  kind: 'Ficha de producto',
  code: 'Código',
  family: 'Familia',
  characteristics: 'Características',
  composition: 'Composición',
  component: 'Componente',
  quantity: 'Cantidad',
  solubility: [
    'Soluble en agua y complejado',
    'Soluble en agua',
    'Soluble en agua y en citrato amónico neutro',
    'Soluble en agua y quelatado',
  ],
  applications: 'Aplicaciones',
  use: 'Modo de empleo',
  crop: 'Cultivo',
  stage: 'Estado',
  mode: 'Aplicación',
  modes: ['Foliar', 'Riego', 'Foliar y riego'],
  dose: 'Dosis',
  objective: 'Objetivo',
  moment: 'Momento',
  action: 'Modo de acción',
  packagings: 'Envases',
  observations: 'Observaciones',
  online: 'Ficha en línea',
  edition: date => `Edición del ${date}`,
}

const en: SheetLabels = {
  tag: 'en',
  kind: 'Product sheet',
  code: 'Reference',
  family: 'Family',
  characteristics: 'Characteristics',
  composition: 'Composition',
  component: 'Component',
  quantity: 'Quantity',
  solubility: [
    'Soluble in water and complexed',
    'Soluble in water',
    'Soluble in water and in neutral ammonium citrate',
    'Soluble in water and chelated',
  ],
  applications: 'Applications',
  use: 'Directions for use',
  crop: 'Crop',
  stage: 'Stage',
  mode: 'Application',
  modes: ['Foliar', 'Irrigation', 'Foliar and irrigation'],
  dose: 'Dose',
  objective: 'Purpose',
  moment: 'Timing',
  action: 'Mode of action',
  packagings: 'Packaging',
  observations: 'Remarks',
  online: 'Sheet online',
  edition: date => `Edition of ${date}`,
}

const fr: SheetLabels = {
  tag: 'fr',
  kind: 'Fiche produit',
  code: 'Référence',
  family: 'Famille',
  characteristics: 'Caractéristiques',
  composition: 'Composition',
  component: 'Composant',
  quantity: 'Quantité',
  solubility: [
    'Soluble dans l’eau et complexé',
    'Soluble dans l’eau',
    'Soluble dans l’eau et dans le citrate d’ammonium neutre',
    'Soluble dans l’eau et chélaté',
  ],
  applications: 'Applications',
  use: 'Mode d’emploi',
  crop: 'Culture',
  stage: 'Stade',
  mode: 'Application',
  modes: ['Foliaire', 'Irrigation', 'Foliaire et irrigation'],
  dose: 'Dose',
  objective: 'Objectif',
  moment: 'Moment',
  action: 'Mode d’action',
  packagings: 'Conditionnements',
  observations: 'Observations',
  online: 'Fiche en ligne',
  edition: date => `Édition du ${date}`,
}

const pt: SheetLabels = {
  tag: 'pt',
  kind: 'Ficha de produto',
  code: 'Referência',
  family: 'Família',
  characteristics: 'Características',
  composition: 'Composição',
  component: 'Componente',
  quantity: 'Quantidade',
  solubility: [
    'Solúvel em água e complexado',
    'Solúvel em água',
    'Solúvel em água e em citrato de amônio neutro',
    'Solúvel em água e quelatado',
  ],
  applications: 'Aplicações',
  use: 'Modo de uso',
  crop: 'Cultura',
  stage: 'Estádio',
  mode: 'Aplicação',
  modes: ['Foliar', 'Irrigação', 'Foliar e irrigação'],
  dose: 'Dose',
  objective: 'Objetivo',
  moment: 'Momento',
  action: 'Modo de ação',
  packagings: 'Embalagens',
  observations: 'Observações',
  online: 'Ficha on-line',
  edition: date => `Edição de ${date}`,
}

const written: Readonly<Record<string, SheetLabels>> = { es, en, fr, pt }

/** Labels in the language of a locale; English ones for other languages [FT-02]. */
export const labelsOf = (locale: string): SheetLabels => written[new Intl.Locale(languageTag(locale)).language] ?? en
