import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { counted } from '@/shared/counted'
import { hasAnyText } from '@/shared/locales/hasAnyText'
import { thumbnailOf } from '@/ui/images/thumbnail'
import type { AdjuntoDraft } from '@/features/ensayos/model/ensayoValues'
import { FormDialog, type NextEntry } from '@/kits/forms/FormDialog'
import { useReopened } from '@/kits/drafts/views/dialogDraft'
import { ImageField } from '@/kits/forms/ImageField'
import { labelOf } from '@/features/ensayos/edit/labels'
import { Descripcion, descripcionSchema } from '@/features/ensayos/edit/Descripcion'
import {
  adjuntoAdded,
  adjuntoEdited,
  adjuntoMoved,
  adjuntoRemoved,
  adjuntoRestored,
  selectAdjuntos,
  selectFormId,
  selectLocale,
  selectRemovedAdjuntos,
} from '@/features/ensayos/slice'
import { adjuntosDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import { dropFile } from '@/store/images'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fileVault } from '@/store/vault'
import { compareTexts } from '@/shared/collation'
import { AdjuntosDrop } from '@/features/ensayos/edit/AdjuntosDrop'
import { IncomingAdjuntos } from '@/features/ensayos/edit/IncomingAdjuntos'
import { OFFERED } from '@/kits/pictures/format'
import { IncomingInSave } from '@/kits/pictures/IncomingInSave'
import { useThumb } from '@/kits/pictures/thumbs'
import { useIntakes } from '@/kits/pictures/useIntakes'
import { Button } from '@/ui/buttons/Button'
import { TextButton } from '@/ui/buttons/TextButton'
import { fileSize } from '@/ui/images/fileSize'
import { useFilesDialog } from '@/ui/images/useFileDialog'
import { useIncomingFiles } from '@/ui/images/useIncomingFiles'
import { COARSE, useMediaQuery } from '@/ui/useMediaQuery'
import { useFieldBinding } from '@/ui/fields/formik'
import { ItemText } from '@/features/ensayos/edit/ItemContent'
import { ItemList, type ItemContentProps } from '@/features/ensayos/edit/ItemList'
import { Section } from '@/ui/page/Section'
import { Thumb } from '@/ui/images/Thumb'
import { UndoNotice } from '@/ui/lists/UndoNotice'

type AdjuntoValues = Pick<AdjuntoDraft, 'descripcion' | 'picture'>

const TITLE = labelOf(adjuntosDeEnsayo.name)
const ADJUNTO = 'adjunto'
const BLANK: AdjuntoValues = { descripcion: {}, picture: KEEP }

const ANOTHER: NextEntry<AdjuntoValues> = {
  label: 'Aceptar y añadir otro',
  said: count => counted(count, 'adjunto añadido', 'adjuntos añadidos'),
}

const Picture = ({ formId, saved }: { formId: string; saved: string | null }) => {
  const { value, onChange } = useFieldBinding<ImageDraft>('picture')
  return <ImageField label="Imagen" value={value} onChange={onChange} formId={formId} saved={saved} canRemove={false} />
}

/** Copy of a picture for the dialog, which drops the copy on closing: the draft's own file must remain. */
const copyOf = (picture: ImageDraft, formId: string): ImageDraft =>
  picture.kind === 'chosen' ? { ...picture, ...fileVault.keep(fileVault.open(picture), formId) } : picture

/** True for the same file. Compares tickets, because Formik returns copies of its values. */
const isSameFile = (one: ImageDraft, other: ImageDraft): boolean =>
  one.kind === 'chosen' && other.kind === 'chosen' ? one.ticket === other.ticket : one.kind === other.kind

interface EditedAdjunto {
  /** Edited draft; null for a new attachment. */
  draft: AdjuntoDraft | null
  initial: AdjuntoValues
  typed?: AdjuntoValues
}

type ChosenPicture = Extract<ImageDraft, { kind: 'chosen' }>

/** Thumbnail of a file that is not uploaded yet; a placeholder when the file is no longer available. */
const ChosenThumb = ({ picture }: { picture: ChosenPicture }) => {
  const { ticket } = picture
  const file = useMemo(() => fileVault.find({ ticket }) ?? null, [ticket])
  return <Thumb src={useThumb(file)} size="large" />
}

/** Note at a chosen picture, which is not uploaded yet [TR-06]. */
const NoteOfChosen = ({ picture: { name, size, facts } }: { picture: ChosenPicture }) => (
  <>
    <b>{name}</b> · {fileSize(size)}
    {facts?.origin && ` · ${facts.origin}`} · Guarda el ensayo para ver la imagen
  </>
)

const Adjunto = ({ item, index, onEdit }: ItemContentProps<AdjuntoDraft>) => {
  const { descripcion, picture, imagen } = item
  const locale = useAppSelector(selectLocale)
  return (
    <>
      {picture.kind === 'chosen' ? <ChosenThumb picture={picture} /> : <Thumb src={imagen ? thumbnailOf(imagen) : null} size="large" />}
      <ItemText
        map={descripcion}
        locale={locale}
        blank={
          <TextButton aria-label={`Escribir la descripción del adjunto ${index + 1}`} onPress={() => onEdit(item)}>
            Escribir la descripción
          </TextButton>
        }
        note={picture.kind === 'chosen' ? <NoteOfChosen picture={picture} /> : undefined}
      />
    </>
  )
}

/**
 * Attachments of a trial: pictures with a description, ordered and edited here and saved with the trial [TR-06].
 * @param props.isChanged true if they differ from the saved ones
 */
export const AdjuntosSection = memo(({ isChanged }: { isChanged: boolean }) => {
  const dispatch = useAppDispatch()
  const formId = useAppSelector(selectFormId)
  const locale = useAppSelector(selectLocale)
  const adjuntos = useAppSelector(selectAdjuntos)
  const removed = useAppSelector(selectRemovedAdjuntos)
  const [edited, setEdited] = useState<EditedAdjunto | null>(null)

  const edit = (draft: AdjuntoDraft, typed?: AdjuntoValues) =>
    setEdited({ draft, initial: { descripcion: draft.descripcion, picture: copyOf(draft.picture, formId) }, ...(typed && { typed }) })
  const opener = useReopened<AdjuntoValues>(formId, ADJUNTO, (typed, of) => {
    const draft = adjuntos.find(({ id }) => id === of)
    if (draft) edit(draft, typed)
    else setEdited({ draft: null, initial: BLANK, typed })
  })
  /** Keys of the incoming files of attachments, by ticket. */
  const given = useRef(new Map<string, number>())
  const intakes = useIntakes(({ file, ...facts }, key) => {
    const { ticket } = fileVault.keep(file, formId)
    given.current.set(ticket, key)
    const picture: ImageDraft = { kind: 'chosen', ticket, name: file.name, size: file.size, facts }
    // Keeps the order of the given files: a picture whose reduction took longer is inserted before later ones.
    const next = adjuntos.find(({ picture: of }) => of.kind === 'chosen' && (given.current.get(of.ticket) ?? -1) > key)
    dispatch(adjuntoAdded(formId, { descripcion: {}, picture }, next?.id))
  })
  const { incoming } = intakes
  const lists = useMemo(() => ({ adjuntos, incoming }), [adjuntos, incoming])
  const before = useDeferredValue(lists)
  /** Displayed lists. While pictures arrive they are rendered after the form, because both in one render would be a long task [PH-04]. */
  const drawn = before.incoming === incoming ? lists : before
  const takeFiles = (files: readonly File[]) => intakes.take([...files].sort((one, other) => compareTexts(one.name, other.name)))
  const files = useIncomingFiles(takeFiles, { onPictureOfText: () => intakes.refuse('Lo que ha copiado es texto.') })
  const dialog = useFilesDialog({ label: 'Adjuntos: archivos', accepted: OFFERED, onFiles: takeFiles, multiple: true })
  const camera = useFilesDialog({ label: 'Adjuntos: cámara', accepted: ['image/*'], onFiles: takeFiles, camera: true })
  const isTouched = useMediaQuery(COARSE)
  const close = () => {
    if (edited) dropFile(edited.initial.picture)
    setEdited(null)
  }
  const accept = ({ descripcion, picture }: AdjuntoValues, more: boolean) => {
    const draft = edited?.draft
    if (!draft) dispatch(adjuntoAdded(formId, { descripcion, picture }))
    else if (isSameFile(picture, edited.initial.picture)) dispatch(adjuntoEdited({ formId, draft: { ...draft, descripcion } }))
    else {
      dropFile(draft.picture)
      dispatch(adjuntoEdited({ formId, draft: { ...draft, descripcion, picture } }))
    }
    if (!more) close()
  }
  return (
    <Section
      title={TITLE}
      count={drawn.adjuntos.length}
      actions={
        <>
          {isTouched && (
            <Button small icon="camera" onPress={camera.ask}>
              Hacer una foto
            </Button>
          )}
          <Button ref={opener} small icon="plus" onPress={() => setEdited({ draft: null, initial: BLANK })}>
            Nuevo adjunto
          </Button>
        </>
      }
    >
      <div {...files.target}>
        <ItemList
          label={TITLE}
          noun="adjunto"
          empty={drawn.incoming.some(({ intake }) => intake.kind !== 'refused') ? null : 'Este ensayo no tiene adjuntos.'}
          items={drawn.adjuntos}
          Content={Adjunto}
          onMove={({ id }, by) => dispatch(adjuntoMoved({ formId, id, by }))}
          onEdit={draft => edit(adjuntos.find(({ id }) => id === draft.id) ?? draft)}
          onRemove={({ id }) => dispatch(adjuntoRemoved({ formId, id }))}
        />
        <IncomingAdjuntos intakes={{ ...intakes, incoming: drawn.incoming }} />
        <AdjuntosDrop isDropTarget={files.isDropTarget}>
          <Button small onPress={dialog.ask}>
            Elegir imágenes
          </Button>
        </AdjuntosDrop>
      </div>
      {dialog.input}
      {camera.input}
      <IncomingInSave incoming={incoming} isChanged={isChanged} />
      <UndoNotice text={removed.length > 0 ? 'Adjunto eliminado' : null} onUndo={() => dispatch(adjuntoRestored({ formId }))} />
      {edited !== null && (
        <FormDialog<AdjuntoValues>
          title={edited.draft ? 'Editar adjunto' : 'Nuevo adjunto'}
          initialValues={edited.initial}
          draft={{ kind: ADJUNTO, of: edited.draft?.id ?? null }}
          typed={edited.typed}
          schema={descripcionSchema}
          check={({ descripcion, picture }) =>
            hasAnyText(descripcion) || picture.kind === 'chosen' || edited.draft?.imagen
              ? {}
              : { descripcion: 'Escriba una descripción o elija una imagen' }
          }
          onAccept={accept}
          onClose={close}
          another={edited.draft ? undefined : ANOTHER}
        >
          <Descripcion formId={formId} locale={locale} autoFocus />
          <Picture formId={formId} saved={edited.draft?.imagen || null} />
        </FormDialog>
      )}
    </Section>
  )
})
