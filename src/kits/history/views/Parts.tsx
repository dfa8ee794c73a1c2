import { capitalized } from '@/shared/capitalized'
import { articleOf, endingOf } from '@/shared/endingOf'
import { campoOf, childNounOf } from '@/kits/history/model/fieldCatalogue'
import type { ChangedParts } from '@/kits/history/model/recordChanges'
import { isSameParte, type FormEdit } from '@/kits/history/model/formEdit'
import { nameOfParte, sentenceOf } from '@/kits/history/model/sentences'
import type { CambioDeCampo, Entrada } from '@/shared/history'
import { calledName } from '@/kits/history/model/names'
import { isTextMap } from '@/shared/locales/isLocaleMap'
import type { ParteCambiada, WholePart } from '@/kits/history/model/partChanges'
import { isList, listChange, valueWords } from '@/kits/history/model/values'
import { restorableValues } from '@/kits/history/model/restorableValues'
import { languageTag } from '@/shared/locales'
import { draftIn, holds } from '@/kits/history/views/applyEdits'
import { Added, Removed } from '@/kits/history/views/Diff'
import { ChangeText } from '@/kits/history/views/ChangeText'
import styles from '@/kits/history/views/Parts.module.css'
import { FieldWords } from '@/kits/history/views/FieldWords'
import type { HistoryTarget } from '@/kits/history/views/target'
import { RestoreButtons, type RestoreOption } from '@/kits/history/views/RestoreButtons'

interface Props {
  changeKey: string
  entrada: Pick<Entrada, 'id' | 'nombres'>
  tipo: string
  target: HistoryTarget
}

/** Label, for example "Recuperar la línea". */
const wayBack = (tipo: string, fields: WholePart['fields'], name: string): RestoreOption => {
  const noun = childNounOf(tipo)
  return { label: `Recuperar ${articleOf(noun, 1)} ${noun.one}`, of: name, edits: [{ kind: 'parte', tipo, id: null, fields }] }
}

const isThere = ({ partes = {} }: HistoryTarget, tipo: string, fields: WholePart['fields']): boolean =>
  (partes[tipo]?.drafts ?? []).some(draft => isSameParte(tipo, draft as object as WholePart['fields'], fields))

/** Added or removed part. */
const Whole = ({ changeKey, entrada, tipo, target, parte }: Props & { parte: WholePart }) => {
  const noun = childNounOf(tipo)
  const owner = target.partes?.[tipo]?.isShared ? entrada.nombres[tipo]?.[parte.registro] : undefined
  const ownSentence = sentenceOf(tipo, parte.fields, entrada.nombres)
  const sentence = owner ? `${calledName(owner)}, ${ownSentence}` : ownSentence
  const name = nameOfParte(tipo, parte, entrada.nombres)
  const isBack = !target.partes?.[tipo]?.make || isThere(target, tipo, parte.fields)
  const end = endingOf(noun, 1)
  const isGone = parte.kind === 'removed'
  return (
    <div className={styles.part}>
      <ChangeText>
        {capitalized(noun.one)} {isGone ? `eliminad${end}` : `añadid${end}`}:{' '}
        {isGone ? <Removed text={sentence} /> : <Added text={sentence} />}
      </ChangeText>
      <RestoreButtons
        changeKey={changeKey}
        what={name}
        entrada={entrada}
        target={target}
        options={isGone && !isBack ? [wayBack(tipo, parte.fields, name)] : []}
      />
    </div>
  )
}

const unitOf = ({ fields }: ParteCambiada, campo: string, words: (name: string, value: unknown) => string): string => {
  const unit = fields?.[campo.replace('cantidad_', 'magnitud_')]
  return campo.startsWith('cantidad_') && unit !== undefined ? words(campo.replace('cantidad_', 'magnitud_'), unit) : ''
}

/** Changed field of a part. */
const Field = ({ changeKey, entrada, tipo, target, parte, cambio }: Props & { parte: ParteCambiada; cambio: CambioDeCampo }) => {
  const { idioma } = cambio
  const campo = campoOf(tipo, cambio.campo)
  const words = (name: string, value: unknown) => valueWords(campoOf(tipo, name), value, entrada.nombres)
  const into = target.partes?.[tipo]
  const name = into?.nameOf?.(parte.registro) || nameOfParte(tipo, parte, entrada.nombres)
  const place = `${name}, ${campo.label.toLowerCase()}${idioma === null ? '' : ` (${idioma})`}`
  const draft = draftIn(target, tipo, parte.registro, parte.fields)
  const now = draft?.[cambio.campo]
  const edit = (id: string, valor: unknown): FormEdit => ({
    kind: 'parte',
    tipo,
    id,
    fields: { [cambio.campo]: idioma === null ? valor : { ...(isTextMap(now) ? now : {}), [idioma]: valor ?? '' } },
  })
  const options = (): RestoreOption[] => {
    if (!into) return []
    // A part deleted since can only be restored as a whole.
    if (!draft) return into.make && parte.before ? [wayBack(tipo, parte.before, name)] : []
    if (now === undefined) return []
    const [toThis, toEarlier] = restorableValues(campo, cambio, value => words(cambio.campo, value))
    // Parts with a save of their own have their own versions; parts saved with the record offer only the earlier value.
    return (into.make ? [toEarlier] : [toThis, toEarlier])
      .filter(({ valor }) => !holds(now, idioma, valor))
      .map(({ label, valor }) => ({ label, of: `en ${place}`, edits: [edit(String(draft.id), valor)] }))
  }
  const shown = () => {
    if (!isList(campo)) return <FieldWords campo={campo} cambio={cambio} words={value => words(cambio.campo, value)} />
    const { added, removed, isMoved } = listChange(cambio.antes, cambio.despues)
    const named = (keys: (string | number)[]) => words(cambio.campo, keys)
    return (
      <>
        {isMoved && 'en otro orden'} {added.length > 0 && <Added text={named(added)} />}{' '}
        {removed.length > 0 && <Removed text={named(removed)} />}
      </>
    )
  }
  return (
    <div className={styles.part}>
      <ChangeText>
        {place}: <span {...(idioma !== null && { lang: languageTag(idioma), dir: 'auto' })}>{shown()}</span>{' '}
        {unitOf(parte, cambio.campo, words)}
      </ChangeText>
      <RestoreButtons changeKey={changeKey} what={place} entrada={entrada} target={target} options={options()} />
    </div>
  )
}

/** Changes of the parts of one kind, one sentence each [HI-02]. */
export const Parts = ({ cambiado, changeKey, ...props }: Omit<Props, 'tipo'> & { cambiado: ChangedParts }) => {
  const { tipo, partes, isMoved } = cambiado
  return (
    <>
      {isMoved && <ChangeText>En otro orden</ChangeText>}
      {partes.flatMap(parte =>
        parte.kind === 'changed'
          ? parte.cambios.map((cambio, at) => {
              const key = `${changeKey}/${parte.registro}/${at}`
              return <Field key={key} changeKey={key} tipo={tipo} parte={parte} cambio={cambio} {...props} />
            })
          : [
              <Whole
                key={`${changeKey}/${parte.registro}`}
                changeKey={`${changeKey}/${parte.registro}`}
                tipo={tipo}
                parte={parte}
                {...props}
              />,
            ],
      )}
    </>
  )
}
