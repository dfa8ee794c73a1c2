import type { ReactNode } from 'react'
import { differencesOf } from '@/kits/history/model/differences'
import { inLocale, languageTag } from '@/shared/locales'
import type { ProductDifference, Side } from '@/features/productos/model/comparison'
import type { LineaDraft } from '@/features/productos/model/composicion'
import type { ValueNames } from '@/features/productos/edit/comparison/useValueNames'
import { Diff, Replaced } from '@/kits/history/views/Diff'
import { RichName } from '@/ui/RichName'
import styles from '@/features/productos/edit/comparison/DifferenceCells.module.css'

export interface DifferenceProps {
  difference: ProductDifference
  before: Side
  now: Side
  other: Side
  names: ValueNames
}

type Props = DifferenceProps & { isTaken: boolean }

const Differs = ({ text }: { text: string }) => (
  <span className={styles.differs}>
    <RichName text={text} />
  </span>
)
const None = ({ children }: { children: ReactNode }) => <span className={styles.none}>{children}</span>

const Cells = ({ own, other, idioma }: { own: ReactNode; other: ReactNode; idioma?: string }) => {
  const language = idioma === undefined ? {} : { lang: languageTag(idioma), dir: 'auto' }
  return (
    <>
      <td role="cell" className={styles.way} data-of="Este producto">
        <span {...language}>{own}</span>
      </td>
      <td role="cell" className={styles.way} data-of="Genérico">
        <span {...language}>{other}</span>
      </td>
    </>
  )
}

/** Text of one side, with its differences from the other marked. */
const Marked = ({ own, other, side }: { own: string; other: string; side: 'del' | 'ins' }) => {
  const text = side === 'del' ? own : other
  if (text.trim() === '') return <None>Sin texto</None>
  if (own.trim() === '' || other.trim() === '') return <RichName text={text} />
  return differencesOf(own, other).map((piece, at) => {
    if (piece.kind === 'same') return <RichName key={at} text={piece.text} />
    return piece.kind === side ? <Differs key={at} text={piece.text} /> : null
  })
}

const TextCells = ({ difference, before, now, other, isTaken }: Props & { difference: ProductDifference & { kind: 'texto' } }) => {
  const { campo, idioma } = difference
  const textOf = ({ values }: Side) => inLocale(values[campo], idioma)
  const [mine, theirs] = [textOf(now), textOf(other)]
  return (
    <Cells
      idioma={idioma}
      own={isTaken ? <Diff before={textOf(before)} after={mine} /> : <Marked own={mine} other={theirs} side="del" />}
      other={
        isTaken ? (
          theirs.trim() === '' ? (
            <None>Sin texto</None>
          ) : (
            <RichName text={theirs} />
          )
        ) : (
          <Marked own={mine} other={theirs} side="ins" />
        )
      }
    />
  )
}

const ValueCells = ({ difference, before, now, other, names, isTaken }: Props & { difference: ProductDifference & { kind: 'dato' } }) => {
  const wordsOf = (side: Side) => names.dato(difference.campo, side)
  const theirs = wordsOf(other)
  return (
    <Cells
      own={isTaken ? <Replaced before={wordsOf(before)} after={theirs} /> : <Differs text={wordsOf(now)} />}
      other={isTaken ? theirs : <Differs text={theirs} />}
    />
  )
}

const HAS = 'Lo tiene'
const HAS_NOT = 'No lo tiene'

const ListedCells = ({ difference, before, now, other, names, isTaken }: Props & { difference: ProductDifference & { kind: 'lista' } }) => {
  const { campo, id } = difference
  const has = ({ values }: Side) => values[campo].includes(id)
  const wordsOf = (side: Side) => (has(side) ? HAS : HAS_NOT)
  const image = campo === 'iconos' ? names.icono(id)?.image : null
  const shown = (side: Side) =>
    has(side) ? (
      <span className={styles.with}>
        {image && <img src={image} alt="" width={28} height={28} />}
        {HAS}
      </span>
    ) : (
      <None>{HAS_NOT}</None>
    )
  return <Cells own={isTaken ? <Replaced before={wordsOf(before)} after={wordsOf(now)} /> : shown(now)} other={shown(other)} />
}

const LineCells = ({ difference, now, names, isTaken }: Props & { difference: ProductDifference & { kind: 'linea' } }) => {
  const { own, other } = difference
  const pieces = (line: LineaDraft | null | undefined) => (line ? names.contenido(line) : [])
  const whole = (line: LineaDraft | null) =>
    pieces(line)
      .map(({ text, before }) => before + text)
      .join('') || '--'
  const sentence = (line: LineaDraft | null) => (line ? whole(line) : 'No está')
  const side = (line: LineaDraft, against: LineaDraft | null) => {
    if (!against || isTaken) return whole(line)
    const theirs = pieces(against)
    return pieces(line).map(({ text, before }, at) => [before, theirs[at]?.text === text ? text : <Differs key={at} text={text} />])
  }
  const mine = own && (now.lines.find(({ id }) => id === own.id) ?? own)
  return (
    <Cells
      own={isTaken ? <Replaced before={sentence(own)} after={sentence(other)} /> : mine ? side(mine, other) : <None>No está</None>}
      other={
        other ? (
          side(other, mine)
        ) : (
          <>
            <None>No está</None>
            {!isTaken && <span className={styles.hint}>Al traerlo, la línea se quita de este producto</span>}
          </>
        )
      }
    />
  )
}

/** Values of both products; of a brought difference, the old and new value of this one. */
export const DifferenceCells = ({ difference, ...props }: Props) => {
  switch (difference.kind) {
    case 'texto':
      return <TextCells {...props} difference={difference} />
    case 'dato':
      return <ValueCells {...props} difference={difference} />
    case 'lista':
      return <ListedCells {...props} difference={difference} />
    case 'linea':
      return <LineCells {...props} difference={difference} />
  }
}
