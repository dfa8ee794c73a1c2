import type { ReactNode } from 'react'
import type { RecordChange, ChangedField } from '@/kits/history/model/recordChanges'
import type { FormEdit } from '@/kits/history/model/formEdit'
import type { Entrada } from '@/shared/history'
import { valueWords } from '@/kits/history/model/values'
import { restorableValues } from '@/kits/history/model/restorableValues'
import { isImageDraft } from '@/store/imageDraft'
import { languageTag } from '@/shared/locales'
import { holds } from '@/kits/history/views/applyEdits'
import { ChangeText } from '@/kits/history/views/ChangeText'
import styles from '@/kits/history/views/Changed.module.css'
import { FieldWords, textOf } from '@/kits/history/views/FieldWords'
import { Parts } from '@/kits/history/views/Parts'
import type { HistoryTarget } from '@/kits/history/views/target'
import { RestoreButtons, type RestoreOption } from '@/kits/history/views/RestoreButtons'

interface Props {
  changeKey: string
  entrada: Entrada
  target: HistoryTarget
}

const Frame = ({ label, idioma, children }: { label: string; idioma?: string | null; children: ReactNode }) => (
  <div className={styles.change}>
    <p className={styles.label}>
      <span>{label}</span>
      {idioma && <span className={styles.code}>{idioma}</span>}
    </p>
    {children}
  </div>
)

const FieldChange = ({ changeKey, entrada, cambiado, target }: Props & { cambiado: ChangedField }) => {
  const { campo, cambio } = cambiado
  const { idioma } = cambio
  const isImage = campo.kind === 'image'
  const words = (value: unknown) => valueWords(campo, value, entrada.nombres)
  const now = target.read(cambio.campo)
  /** True if the form has this value. For an image this is known only while no other image is chosen. */
  const isHeld = (valor: unknown) => {
    if (!isImage) return holds(now, idioma, valor)
    const isUnchanged = isImageDraft(now) && now.kind === 'keep'
    return isUnchanged && (target.saved?.[cambio.campo] || null) === (valor || null)
  }
  const place = idioma === null ? campo.label : `${campo.label}, ${idioma}`
  const editOf = (valor: unknown): FormEdit =>
    isImage
      ? { kind: 'imagen', campo: cambio.campo, valor: textOf(valor) || null, picture: null }
      : { kind: 'campo', campo: cambio.campo, idioma, valor }
  const options =
    now === undefined
      ? []
      : restorableValues(campo, cambio, words).flatMap(({ label, valor }): RestoreOption[] =>
          isHeld(valor) ? [] : [{ label, of: `en ${place}`, edits: [editOf(valor)] }],
        )
  return (
    <Frame label={campo.label} idioma={idioma}>
      <ChangeText {...(idioma !== null && { lang: languageTag(idioma), dir: 'auto' })}>
        <FieldWords campo={campo} cambio={cambio} words={words} />
      </ChangeText>
      <RestoreButtons changeKey={changeKey} what={place} entrada={entrada} target={target} options={options} />
    </Frame>
  )
}

/** One change of a version, and the buttons that restore it [HI-02, HI-03]. */
export const Changed = ({ cambiado, ...props }: Props & { cambiado: RecordChange }) =>
  cambiado.kind === 'partes' ? (
    <Frame label={cambiado.label}>
      <Parts {...props} cambiado={cambiado} />
    </Frame>
  ) : (
    <FieldChange {...props} cambiado={cambiado} />
  )
