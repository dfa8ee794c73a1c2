import { finding, lineaLinks, type CheckFinding } from '@/features/productos/checks/finding'
import { decimalText, exact, unitOf, type Medida } from '@/features/productos/checks/cantidades'
import { cantidadIn, type Linea } from '@/features/productos/checks/linea'
import { nutrienteOf, nutrientes, type Nutriente } from '@/features/productos/checks/nutrientes'
import { fold } from '@/shared/fold'
import type { LocaleMap } from '@/shared/locales'
import { listed } from '@/shared/listed'

/** Number in a product's name that belongs to a nutrient. */
interface Claim {
  nutriente: Nutriente
  /** Number as written in the name: "2", "0,5". */
  number: string
  /** Quotation for a sentence: the whole grade, or "2 MgO". */
  quote: string
  /** False for a grade without letters: three numbers can mean anything. */
  isAnnounced: boolean
}

const NUMBERS = /\d{1,2}(?:[.,]\d{1,2})?/g

/** "NPK 8-3-3", "20-20-20", "16-8-24-2": nitrogen, phosphorus, potassium and, as fourth, magnesium. */
const GRADE =
  /(?<![\w.,/-])(?:(n-?p-?k)[^\da-z+]{0,3})?(\d{1,2}(?:[.,]\d{1,2})?(?:\s?-\s?\d{1,2}(?:[.,]\d{1,2})?){2,3})(?![\w/-]|[.,]\d|\s?%)/g

/** "NP 18-46", "PK 30-20", "NK 13-46". */
const PAIR = /(?<![\w-])(np|pk|nk)[^\da-z+]{1,3}(\d{1,2}(?:[.,]\d{1,2})?\s?-\s?\d{1,2}(?:[.,]\d{1,2})?)(?![\w/-]|[.,]\d|\s?%)/g

/** "+ 2 MgO", "+ 0,5 % B"; words that are not a nutrient are dropped later. */
const ADDED = /\+\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*%?\s*([a-z][a-z\d]*)(?!\w)/g

const OF_LETTER: Readonly<Record<string, Nutriente>> = { n: 'N', p: 'P2O5', k: 'K2O' }
const OF_GRADE: readonly Nutriente[] = ['N', 'P2O5', 'K2O', 'MgO']

const numbersOf = (text: string): string[] => text.match(NUMBERS) ?? []

const claimsOf = (name: string): Claim[] => {
  if (!/\d/.test(name)) return []
  const text = fold(name)
  const graded = (letters: readonly (Nutriente | undefined)[], grade: string, isAnnounced: boolean): Claim[] =>
    numbersOf(grade).flatMap((number, at) => {
      const nutriente = letters[at]
      return nutriente ? { nutriente, number, quote: grade.replaceAll(' ', ''), isAnnounced } : []
    })
  return [
    ...[...text.matchAll(GRADE)].flatMap(([, letters, grade = '']) => graded(OF_GRADE, grade, letters !== undefined)),
    ...[...text.matchAll(PAIR)].flatMap(([, letters = '', grade = '']) =>
      graded(
        Array.from(letters, letter => OF_LETTER[letter]),
        grade,
        true,
      ),
    ),
    ...[...text.matchAll(ADDED)].flatMap(([, number = '', formula = '']) => {
      const nutriente = nutrienteOf.get(formula)
      return nutriente ? { nutriente, number, quote: `${number} ${nutrientes[nutriente].formula}`, isAnnounced: true } : []
    }),
  ]
}

const valueOf = (number: string) => exact(Number(number.replace(',', '.')))
const decimalsOf = (number: string) => number.split(/[.,]/)[1]?.length ?? 0

/** Lines that declare a nutrient, with its value, totals first. Forms of nitrogen without a total are one entry with their sum. */
const declaredOf = (lineas: readonly Linea[], nutriente: Nutriente, medida: Medida): { lineas: Linea[]; valor: number }[] => {
  const own = lineas.flatMap(linea => {
    const cantidad = linea.nutriente === nutriente ? cantidadIn(linea, medida) : undefined
    return cantidad ? { linea, valor: cantidad.valor } : []
  })
  const totals = own.filter(({ linea }) => linea.forma === 'total')
  const single = [...totals, ...own.filter(each => !totals.includes(each))].map(({ linea, valor }) => ({ lineas: [linea], valor }))
  if (nutriente !== 'N' || totals.length > 0 || own.length < 2) return single
  return [{ lineas: own.map(({ linea }) => linea), valor: own.reduce((sum, { valor }) => sum + valor, 0) }]
}

interface Mismatch {
  claim: Claim
  lineas: readonly Linea[]
  /** Declared value; null if no line declares the nutrient. */
  valor: number | null
}

/** Mismatch of a claim; null if its number fits, or cannot be judged. */
const mismatchOf = (lineas: readonly Linea[], claim: Claim, medida: Medida): Mismatch | null => {
  const { nutriente, number } = claim
  const claimed = valueOf(number)
  const declared = declaredOf(lineas, nutriente, medida)
  const [first] = declared
  if (!first) {
    const isMentioned = lineas.some(({ mencion }) => mencion === nutriente)
    return claimed === 0 || isMentioned ? null : { claim, lineas: [], valor: null }
  }
  // Numbers in names are rounded to their written decimals.
  const fits = declared.some(({ valor }) => 2 * Math.abs(valor - claimed) < unitOf(decimalsOf(number)))
  return fits ? null : { claim, lineas: first.lineas, valor: first.valor }
}

const MEDIDAS = ['masa', 'volumen', 'porcentaje'] as const
const IS_NPK = new Set<Nutriente>(['N', 'P2O5', 'K2O'])

/** Numbers of a name that fit no line. A name means mass, volume or plain percentage: the one with the fewest mismatches counts. */
const mismatchesOf = (lineas: readonly Linea[], claims: readonly Claim[]): Mismatch[] => {
  if (claims.length === 0) return []
  const inMedida = MEDIDAS.flatMap(medida => {
    const judged = lineas.filter(linea => linea.nutriente !== null && cantidadIn(linea, medida))
    if (judged.length === 0) return []
    const hasNPK = judged.some(({ nutriente }) => nutriente !== null && IS_NPK.has(nutriente))
    const judgeable = claims.filter(({ isAnnounced, nutriente }) => {
      if (isAnnounced) return true
      // Three bare numbers are a grade only beside a main nutrient; a fourth is magnesium only if a line declares it.
      return hasNPK && (nutriente !== 'MgO' || judged.some(linea => linea.nutriente === 'MgO'))
    })
    return [judgeable.flatMap(claim => mismatchOf(lineas, claim, medida) ?? [])]
  })
  return inMedida.toSorted((one, other) => one.length - other.length)[0] ?? []
}

const LOCALES_SHOWN = 3

const localesText = (locales: readonly string[]): string => {
  const shown = locales.length > LOCALES_SHOWN + 1 ? locales.slice(0, LOCALES_SHOWN) : locales
  const rest = locales.length - shown.length
  const text = listed([...shown.map(locale => `en ${locale}`), ...(rest > 0 ? [`en otros ${rest} idiomas`] : [])])
  return `E${text.slice(1)}.`
}

/** Name of a nutrient in a sentence; nitrogen has forms, and is named as total. */
const nameOf = (nutriente: Nutriente) => (nutriente === 'N' ? 'nitrógeno total' : nutrientes[nutriente].nombre)

const adviceOf = ({ claim: { quote, nutriente }, lineas, valor }: Mismatch, locales: readonly string[]): CheckFinding =>
  finding(
    'Nombre',
    valor === null
      ? [`El nombre dice «${quote}» y ninguna línea declara ${nutrientes[nutriente].nombre}.`]
      : [`El nombre dice «${quote}» y el ${nameOf(nutriente)} (`, ...lineaLinks(lineas), `) es ${decimalText(valor)} %.`],
    localesText(locales),
    lineas,
  )

/**
 * Rule "Nombre": a fertiliser grade in the name agrees with the lines, in every language. Numbers of a grade are rounded; a nutrient whose
 * lines are not understood is not judged [LB-04].
 */
export const checkNombre = (lineas: readonly Linea[], nombre: LocaleMap): CheckFinding[] => {
  const found = new Map<string, { mismatch: Mismatch; locales: string[] }>()
  for (const [locale, name] of Object.entries(nombre))
    for (const mismatch of mismatchesOf(lineas, claimsOf(name))) {
      const key = `${mismatch.claim.quote} ${mismatch.claim.nutriente}`
      const known = found.get(key)
      if (known) known.locales.push(locale)
      else found.set(key, { mismatch, locales: [locale] })
    }
  return [...found.values()].map(({ mismatch, locales }) => adviceOf(mismatch, locales))
}
