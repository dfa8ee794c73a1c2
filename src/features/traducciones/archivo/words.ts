import { tableDayOf, tableMomentOf } from '@/ui/text/dates'
import { nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import { nameOfLocale } from '@/shared/locales/nameOfLocale'
import { lowered } from '@/shared/lowered'
import type { Conversion } from '@/kits/spreadsheet/formats'
import type { Archivo } from '@/features/traducciones/archivo/archivo'
import type { ProposalGroup, Proposal } from '@/features/traducciones/archivo/proposals'
import { partsOfKey } from '@/features/traducciones/model/submissions'
import { textosInWords } from '@/ui/text/textosInWords'
import { numbered, numero } from '@/ui/text/numero'
import { campoInWords } from '@/features/traducciones/model/texto'

type NameOf = (idioma: string) => string

const TITULOS: Readonly<Record<ProposalGroup, string>> = {
  nuevos: 'Nuevos',
  cambiados: 'Cambiados',
  iguales: 'Iguales al origen',
  dudosos: 'Con diferencias',
  convertidos: 'Convertidos por Excel',
  anteriores: 'Sobre un origen anterior',
  desconocidos: 'Desconocidos',
}
export const tituloOf = (grupo: ProposalGroup): string => TITULOS[grupo]

export const hintOf = (grupo: ProposalGroup, origen: string): string =>
  ({
    nuevos: 'aquí no hay texto',
    cambiados: 'aquí hay otro texto',
    iguales: 'dicen lo mismo que su origen',
    dudosos: 'no llevan los mismos números, índices o unidades que su origen',
    convertidos: 'han dejado de ser texto',
    anteriores: `el texto en ${origen} cambió después de exportarse`,
    desconocidos: 'no se pueden aceptar',
  })[grupo]

const aceptados = (count: number): string => numbered(count, 'aceptado', 'aceptados')

/** Summary: "188 aceptados", "3 de 4 aceptados", "ninguno aceptado". */
export const acceptedOfGroup = (accepted: number, all: number): string => {
  if (accepted === 0) return 'ninguno aceptado'
  return accepted === all ? aceptados(all) : acceptedInWords(accepted, all)
}

export const acceptedInWords = (accepted: number, all: number): string => `${numero(accepted)} de ${aceptados(all)}`

export const layInWords = (accepted: number): string => (accepted === 0 ? 'Pasar a la mesa' : `Pasar ${numero(accepted)} a la mesa`)

/** Heading: "De español (España) a francés (Francia)". */
export const languagesInWords = ({ origen, idioma }: Archivo, nameOf: NameOf): string =>
  `De ${lowered(nameOf(origen))} a ${lowered(nameOf(idioma))}`

export const writtenInWords = ({ momento }: Archivo): string | null =>
  momento === null ? null : `Exportado el ${tableDayOf(Date.parse(momento))}`

export const sameInWords = (iguales: number): string =>
  iguales === 1 ? '1 texto igual al de aquí no se muestra' : `${textosInWords(iguales)} iguales a los de aquí no se muestran`

/** Sentence that replaces an empty table. */
export const nothingInWords = (iguales: number): string => {
  if (iguales === 0) return 'En el archivo no hay ningún texto traducido'
  return iguales === 1 ? 'El texto del archivo es igual al de aquí' : `Los ${textosInWords(iguales)} del archivo son iguales a los de aquí`
}

export const wrongLanguage = (idioma: string, wanted: string): string => `es para ${nameOfLocale(idioma)}, no para ${nameOfLocale(wanted)}`

export const NO_TRANSLATIONS = 'no trae traducciones: su origen y sus textos son del mismo idioma'

export const notTranslated = (idioma: string): string => `es para ${nameOfLocale(idioma)}, el idioma del que se traduce`

/** Reason for a tag that cannot mean the wanted language. */
export const otherTag = (etiqueta: string, wanted: string): string => `es para «${etiqueta}», no para ${nameOfLocale(wanted)}`

/** Reason for the question about the language. */
export const askedInWords = (nombre: string, etiqueta: string): string =>
  etiqueta === ''
    ? `${nombre} no dice para qué idioma es`
    : `${nombre} es para «${etiqueta}», que ${/[-_]/.test(etiqueta) ? 'no es el código de ningún idioma de aquí' : 'no dice de qué país'}`

/** Time of a change after the export, if the history has it. */
export const changedInWords = (momento: string | undefined): string =>
  momento === undefined
    ? 'Cambió aquí después de exportarse'
    : `Cambió aquí el ${tableMomentOf(Date.parse(momento))}, después de exportarse`

const TIPOS: Readonly<Record<Conversion, string>> = {
  fecha: 'fecha',
  hora: 'hora',
  numero: 'número',
  porcentaje: 'porcentaje',
  sinFormato: 'fecha, porcentaje u otro número',
  logico: 'valor lógico',
  error: 'error',
}

export const convertedInWords = (conversion: Conversion): string => `Excel lo ha convertido en ${TIPOS[conversion]}`

/** Description of a text: "Título" of "Zinc Foliar", a "Producto acabado". */
export const placeOf = ({ texto, read }: Proposal): { campo: string; nombre: string; tipo: string } => {
  if (texto) return { campo: campoInWords(texto), nombre: texto.nombre || texto.codigo || '', tipo: nameOfTipo(texto.raiz_tipo) }
  const { tipo, id, campo } = partsOfKey(read.key)
  const named = read.nombre || (Number.isNaN(id) || id === 0 ? read.key : `Registro ${id}`)
  const [raiz = tipo] = (read.raiz ?? tipo).split('/')
  return {
    campo: campo === '' ? read.key : campoInWords({ tipo, campo, parte: null }),
    nombre: named,
    tipo: nameOfTipo(raiz) === raiz ? 'desconocido' : nameOfTipo(raiz),
  }
}
