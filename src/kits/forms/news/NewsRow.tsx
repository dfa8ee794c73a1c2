import styles from '@/kits/forms/news/NewsRow.module.css'
import type { RecordChange, ChangedParts } from '@/kits/history/model/recordChanges'
import type { Nombres } from '@/kits/history/model/names'
import type { Parte } from '@/kits/history/model/partChanges'
import { valueWords } from '@/kits/history/model/values'
import { FieldWords } from '@/kits/history/views/FieldWords'
import { Added, Removed, Replaced } from '@/kits/history/views/Diff'
import { Parts } from '@/kits/history/views/Parts'
import { NO_FIELDS } from '@/kits/history/views/target'
import { languageTag } from '@/shared/locales'
import { Icon } from '@/ui/buttons/Icon'

interface Props {
  change: RecordChange
  /** Sentence about a field that the user has changed too; null if the form has taken the change. */
  note: string | null
  /** Names from the history; empty without a history. */
  nombres: Nombres
  /** Words of the form for a value of a field, or for a part: used without a history. */
  textOf: ((field: string, value: unknown) => string) | undefined
}

type TextOf = NonNullable<Props['textOf']>

/** Target without fields: changes can only be restored in the history panel. */
const NO_WAY_BACK = { ...NO_FIELDS, formId: '', tipo: '', id: 0 }

const hasNames = (nombres: Nombres): boolean => Object.keys(nombres).length > 0

const PlainParte = ({ tipo, parte, textOf }: { tipo: string; parte: Parte; textOf: TextOf }) => {
  switch (parte.kind) {
    case 'added':
      return <Added text={textOf(tipo, parte.fields)} />
    case 'removed':
      return <Removed text={textOf(tipo, parte.fields)} />
    case 'changed':
      return parte.before && parte.fields && <Replaced before={textOf(tipo, parte.before)} after={textOf(tipo, parte.fields)} />
  }
}

const PartsWords = ({ change, nombres, textOf }: { change: ChangedParts } & Pick<Props, 'nombres' | 'textOf'>) => {
  if (hasNames(nombres) || !textOf) return <Parts changeKey="news" cambiado={change} entrada={{ id: 0, nombres }} target={NO_WAY_BACK} />
  return (
    <>
      {change.isMoved && 'En otro orden'}
      {change.partes.map(parte => (
        <p key={`${parte.kind}/${parte.registro}`}>
          <PlainParte tipo={change.tipo} parte={parte} textOf={textOf} />
        </p>
      ))}
    </>
  )
}

/** Change of another user: the field, its values before and after, and its effect on the open form. */
export const NewsRow = ({ change, note, nombres, textOf }: Props) => {
  const isParts = change.kind === 'partes'
  const idioma = isParts ? null : change.cambio.idioma
  const words = (value: unknown): string => {
    if (isParts) return ''
    return hasNames(nombres) || !textOf ? valueWords(change.campo, value, nombres) : textOf(change.cambio.campo, value)
  }
  return (
    <li className={styles.row}>
      <span className={styles.field}>
        {isParts ? change.label : change.campo.label} {idioma !== null && <span className={styles.code}>{idioma}</span>}
      </span>
      <div className={styles.what} {...(idioma !== null && { lang: languageTag(idioma), dir: 'auto' })}>
        {isParts ? (
          <PartsWords change={change} nombres={nombres} textOf={textOf} />
        ) : (
          <FieldWords campo={change.campo} cambio={change.cambio} words={words} />
        )}
      </div>
      <p className={note === null ? styles.here : styles.both}>
        <Icon name={note === null ? 'check' : 'alert'} />
        {note ?? 'Ya está en el formulario'}
      </p>
    </li>
  )
}
