import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { KEEP, type ImageDraft } from '@/domain/imageDraft'
import { inLocale } from '@/domain/locales'
import { thumbnailOf } from '@/domain/thumbnail'
import type { AttachmentDraft } from '@/domain/trial'
import { ImageField } from '@/forms/ImageField'
import { Descripcion, DraftDialog } from '@/features/ensayos/DraftDialog'
import { attachmentAdded, attachmentEdited, attachmentMoved, attachmentRemoved, selectTrial } from '@/features/ensayos/slice'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/Button'
import { useFieldBinding } from '@/ui/formik'
import { ItemText } from '@/ui/ItemContent'
import { ItemList } from '@/ui/ItemList'
import { Section } from '@/ui/Section'
import { Thumb } from '@/ui/Thumb'

type AttachmentValues = Pick<AttachmentDraft, 'descripcion' | 'picture'>

const BLANK: AttachmentValues = { descripcion: {}, picture: KEEP }

const Picture = ({ saved }: { saved: string | null }) => {
  const { value, onChange } = useFieldBinding<ImageDraft>('picture')
  return <ImageField label="Imagen" value={value} onChange={onChange} saved={saved} />
}

/** A picture that was chosen is not on the server yet [TR-06]. */
const isAwaited = ({ picture }: AttachmentDraft) => picture.kind === 'chosen'
const thumbOf = (draft: AttachmentDraft) => (isAwaited(draft) || !draft.imagen ? null : thumbnailOf(draft.imagen))

/** [TR-06] */
export const AdjuntosSection = () => {
  const dispatch = useDispatch()
  const { formId, locale, attachments } = useSelect(selectTrial)
  const [edited, setEdited] = useState<AttachmentDraft | 'new' | null>(null)

  const accept = (values: AttachmentValues) => {
    if (edited === 'new') dispatch(attachmentAdded(formId, values))
    else if (edited) dispatch(attachmentEdited({ formId, draft: { ...edited, ...values } }))
    setEdited(null)
  }
  const withDraft = (index: number, act: (draft: AttachmentDraft) => void) => {
    const draft = attachments[index]
    if (draft) act(draft)
  }
  return (
    <Section
      title="Adjuntos"
      count={attachments.length}
      actions={
        <Button small icon="plus" onPress={() => setEdited('new')}>
          Nuevo adjunto
        </Button>
      }
    >
      <ItemList
        label="Adjuntos"
        noun="adjunto"
        empty="Este ensayo no tiene adjuntos."
        items={attachments.map(draft => {
          const translated = inLocale(draft.descripcion, locale)
          return {
            key: draft.id,
            content: (
              <>
                <Thumb src={thumbOf(draft)} size="large" />
                <ItemText
                  text={translated || inLocale(draft.descripcion)}
                  {...(translated && { locale })}
                  note={isAwaited(draft) ? 'Guarda el ensayo para ver la imagen' : undefined}
                />
              </>
            ),
          }
        })}
        onMove={(index, by) =>
          withDraft(index, ({ id }) => dispatch(attachmentMoved({ formId, id, direction: by === -1 ? 'up' : 'down' })))
        }
        onEdit={index => withDraft(index, setEdited)}
        onRemove={index => withDraft(index, ({ id }) => dispatch(attachmentRemoved({ formId, id })))}
      />
      {edited !== null && (
        <DraftDialog<AttachmentValues>
          title={edited === 'new' ? 'Nuevo adjunto' : 'Editar adjunto'}
          initialValues={edited === 'new' ? BLANK : { descripcion: edited.descripcion, picture: edited.picture }}
          onAccept={accept}
          onClose={() => setEdited(null)}
        >
          <Descripcion formId={formId} locale={locale} />
          <Picture saved={edited === 'new' ? null : edited.imagen || null} />
        </DraftDialog>
      )}
    </Section>
  )
}
