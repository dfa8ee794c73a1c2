import { finding, lineaLink, lineaLinks, type CheckFinding } from '@/features/productos/checks/finding'
import { decimalText, exact } from '@/features/productos/checks/cantidades'
import { cantidadIn, type Cantidad, type Linea } from '@/features/productos/checks/linea'
import { NUTRIENTES, nutrientes, type Nutriente } from '@/features/productos/checks/nutrientes'
import type { FormaDeN, Forma } from '@/features/productos/checks/readComponente'
import { listed } from '@/shared/listed'

interface Sumando {
  linea: Linea
  cantidad: Cantidad
}

const sum = (sumandos: readonly Sumando[]) => sumandos.reduce((total, { cantidad }) => total + cantidad.valor, 0)

/** Twice the largest total rounding error of these quantities. */
const slackOf = (sumandos: readonly Sumando[]) => sumandos.reduce((total, { cantidad }) => total + cantidad.redondeo, 0)

const inUnit = (lineas: readonly Linea[], clave: string): Sumando[] =>
  lineas.flatMap(linea => {
    const cantidad = cantidadIn(linea, clave)
    return cantidad ? { linea, cantidad } : []
  })

/** Units in which all lines have a quantity, in the order of the first line. */
const sharedUnits = ([first, ...others]: readonly Linea[]): string[] =>
  (first?.cantidades ?? []).map(({ clave }) => clave).filter(clave => others.every(linea => cantidadIn(linea, clave)))

/** Quantity with its unit: "7 %" for any percentage, "70 g/L". */
const amount = (valor: number, { medida, unidad }: Cantidad) => `${decimalText(valor)} ${medida === 'otra' ? unidad : '%'}`.trim()

const FORMAS: Readonly<Record<FormaDeN, string>> = {
  nitrico: 'nítrico',
  amoniacal: 'amoniacal',
  ureico: 'ureico',
  organico: 'orgánico',
  cianamidico: 'cianamídico',
}
const formaDeN = (forma: Forma | null): string | undefined => FORMAS[forma as FormaDeN]

/** Rule: forms of nitrogen add up to the total. Not judged with a form that is not understood, or with a second total. */
const checkFormas = (lineas: readonly Linea[]): CheckFinding[] => {
  const all = lineas.filter(({ mencion }) => mencion === 'N')
  const [total, second] = all.filter(({ forma }) => forma === 'total')
  const formas = all.filter(({ forma }) => formaDeN(forma) !== undefined)
  const isUnderstood = all.every(({ forma }) => forma === 'total' || formaDeN(forma) !== undefined)
  if (!total || second || formas.length === 0 || !isUnderstood) return []
  const [clave] = sharedUnits([total, ...formas])
  const whole = clave === undefined ? undefined : cantidadIn(total, clave)
  if (clave === undefined || !whole) return []
  const sumandos = inUnit(formas, clave)
  const added = sum(sumandos)
  if (2 * Math.abs(added - whole.valor) <= slackOf([...sumandos, { linea: total, cantidad: whole }])) return []
  const names = [...new Set(formas.map(({ forma }) => formaDeN(forma) ?? ''))]
  const [first = '', ...others] = names
  const named = listed([`nitrógeno ${first}`, ...others.map(name => `el ${name}`)])
  const isOne = formas.length === 1
  return [
    finding(
      'Sumas',
      [
        `El ${named} (`,
        ...lineaLinks(formas),
        `) ${isOne ? 'es' : 'suman'} ${amount(added, whole)} y el nitrógeno total (`,
        lineaLink(total),
        `) es ${amount(whole.valor, whole)}.`,
      ],
      'Las formas de un nutriente suman su total.',
      [total, ...formas],
    ),
  ]
}

/** Parts of a nutrient; each includes the next. */
const ALCANCES = ['total', 'citrato', 'agua'] as const
const ALCANCE_TEXT = { total: 'total', citrato: 'soluble en citrato', agua: 'soluble en agua' } as const

/** Rule: the part soluble in water is within that soluble in citrate, and this one within the total. */
const checkSolubles = (lineas: readonly Linea[], nutriente: Nutriente): CheckFinding[] => {
  const own = lineas.filter(linea => linea.nutriente === nutriente)
  const levels = ALCANCES.flatMap(alcance => {
    const [only, second] = own.filter(({ forma }) => forma === alcance)
    return only && !second ? { alcance, linea: only } : []
  })
  return levels.flatMap((whole, at) => {
    const part = levels[at + 1]
    if (!part) return []
    const [clave] = sharedUnits([whole.linea, part.linea])
    const [outer, inner] = clave === undefined ? [] : inUnit([whole.linea, part.linea], clave)
    if (!outer || !inner || 2 * (inner.cantidad.valor - outer.cantidad.valor) <= slackOf([outer, inner])) return []
    const { nombre } = nutrientes[nutriente]
    return finding(
      'Sumas',
      [
        `El ${nombre} ${ALCANCE_TEXT[part.alcance]} (`,
        lineaLink(part.linea),
        `) es ${amount(inner.cantidad.valor, inner.cantidad)} y el ${ALCANCE_TEXT[whole.alcance]} (`,
        lineaLink(whole.linea),
        `), ${amount(outer.cantidad.valor, outer.cantidad)}.`,
      ],
      'Lo soluble en agua es parte de lo soluble en citrato, y esto, del total.',
      [whole.linea, part.linea],
    )
  })
}

/** Lines of a nutrient that do not overlap: its total, else the forms of nitrogen, else its largest part. */
const exclusive = (lineas: readonly Linea[], nutriente: Nutriente): Sumando[] => {
  const own = inUnit(
    lineas.filter(linea => linea.nutriente === nutriente),
    'masa',
  )
  const largest = (of: readonly Sumando[]) => of.toSorted((one, other) => other.cantidad.valor - one.cantidad.valor).slice(0, 1)
  const totals = own.filter(({ linea }) => linea.forma === 'total')
  if (totals.length > 0) return largest(totals)
  const formas = own.filter(({ linea }) => formaDeN(linea.forma) !== undefined)
  const isOneEach = new Set(formas.map(({ linea }) => linea.forma)).size === formas.length
  return formas.length > 0 && isOneEach ? formas : largest(own)
}

const WHOLE = exact(100)

/**
 * Rule: different nutrients by mass add up to at most 100 %. Sulphur does not count: it is declared as SO₃ even if it is elemental, up to
 * two and a half times its mass.
 */
const checkMasa = (lineas: readonly Linea[], declared: readonly Nutriente[]): CheckFinding[] => {
  const sumandos = declared.filter(nutriente => nutriente !== 'SO3').flatMap(nutriente => exclusive(lineas, nutriente))
  const added = sum(sumandos)
  const [first] = sumandos
  if (!first || 2 * (added - WHOLE) <= slackOf(sumandos)) return []
  const meant = sumandos.map(({ linea }) => linea).sort((one, other) => one.numero - other.numero)
  const links = lineaLinks(meant)
  const isOne = meant.length === 1
  return [
    finding(
      'Sumas',
      [isOne ? 'La ' : 'Los nutrientes de las ', ...links, ` ${isOne ? 'es' : 'suman'} ${decimalText(added)} ${first.cantidad.unidad}.`],
      'Las cantidades en masa de nutrientes distintos no pasan juntas del 100 %.',
      meant,
    ),
  ]
}

/** Rule "Sumas": sums of forms, soluble parts and total mass [LB-03]. */
export const checkSumas = (lineas: readonly Linea[]): CheckFinding[] => {
  const present = new Set(lineas.map(({ nutriente }) => nutriente))
  const declared = NUTRIENTES.filter(nutriente => present.has(nutriente))
  return [...checkFormas(lineas), ...declared.flatMap(nutriente => checkSolubles(lineas, nutriente)), ...checkMasa(lineas, declared)]
}
