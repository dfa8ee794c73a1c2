import { finding, lineaLink, lineaLinks, type CheckFinding, type Parte } from '@/features/productos/checks/finding'
import type { Linea } from '@/features/productos/checks/linea'
import { nutrientes, rankOf, type Nutriente } from '@/features/productos/checks/nutrientes'
import { capitalized } from '@/shared/capitalized'
import { listed } from '@/shared/listed'

interface DeclaredLine {
  linea: Linea
  nutriente: Nutriente
}

const rank = ({ nutriente }: DeclaredLine) => rankOf(nutriente)
const nameOf = ({ nutriente }: DeclaredLine) => `el ${nutrientes[nutriente].nombre}`
const namesOf = (all: readonly DeclaredLine[]) => listed([...new Set(all.map(nameOf))])

/** Ids of the lines, with nutrients in the order of declaration; all other lines keep their places. */
const ordered = (lineas: readonly Linea[], declared: readonly DeclaredLine[]): string[] => {
  const sorted = declared.toSorted((one, other) => rank(one) - rank(other))
  let next = 0
  return lineas.map(({ id, nutriente }) => (nutriente === null ? id : (sorted[next++]?.linea.id ?? id)))
}

/**
 * Rule "Orden": nutrients have the order of declaration of Regulation (EU) 2019/1009, Annex III. The action sorts the lines; those of one
 * nutrient keep their order. Lines without a nutrient are not judged [LB-05].
 */
export const checkOrden = (lineas: readonly Linea[]): CheckFinding[] => {
  const declared = lineas.flatMap(linea => (linea.nutriente === null ? [] : { linea, nutriente: linea.nutriente }))
  /** First misplaced line of each nutrient, with the lines before it that belong after it. */
  const late = new Map<Nutriente, { own: DeclaredLine; before: DeclaredLine[] }>()
  declared.forEach((own, at) => {
    const before = declared.slice(0, at).filter(other => rank(other) > rank(own))
    if (before.length > 0 && !late.has(own.nutriente)) late.set(own.nutriente, { own, before })
  })
  const [first, second] = [...late.values()].sort((one, other) => rank(one.own) - rank(other.own))
  if (!first) return []
  const links = lineaLinks(first.before.map(({ linea }) => linea))
  const also = second ? `, y ${nameOf(second.own)} antes que ${namesOf(second.before)}` : ''
  const frase: Parte[] = [
    `${capitalized(nameOf(first.own))} (`,
    lineaLink(first.own.linea),
    `) se declara antes que ${namesOf(first.before)} (`,
    ...links,
    `)${also}.`,
  ]
  return [
    finding('Orden', frase, 'N, P₂O₅, K₂O; CaO, MgO, Na₂O, SO₃; B, Co, Cu, Fe, Mn, Mo, Zn. Reglamento (UE) 2019/1009, anexo III.', [], {
      tipo: 'ordenar',
      lineas: ordered(lineas, declared),
      texto: 'Ordenar',
      descripcion: 'Ordenar las líneas como se declaran',
    }),
  ]
}
