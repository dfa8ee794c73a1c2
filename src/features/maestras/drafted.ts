import type { ImageDraft } from '@/store/imageDraft'
import type { FieldValue, MasterValues } from '@/features/maestras/definition'

/** What Formik holds of a master's form. */
export interface FormValues {
  record: MasterValues
  /** The drafts by the property that each image has in the record. */
  images: Record<string, ImageDraft>
}

/** As a draft holds it: images beside the fields, since it is laid over the record field by field. */
export type DraftedValues = Record<string, FieldValue | ImageDraft>

const IMAGE = 'imagen: '

export const toDrafted = ({ record, images }: FormValues): DraftedValues => ({
  ...record,
  ...Object.fromEntries(Object.entries(images).map(([property, draft]) => [IMAGE + property, draft])),
})

const isOfImage = ([name]: [string, unknown]): boolean => name.startsWith(IMAGE)

export const toRecord = (drafted: object): MasterValues =>
  Object.fromEntries(Object.entries(drafted as MasterValues).filter(entry => !isOfImage(entry)))

export const toFormValues = (drafted: object): FormValues => ({
  record: toRecord(drafted),
  images: Object.fromEntries(
    Object.entries(drafted as Record<string, ImageDraft>)
      .filter(isOfImage)
      .map(([name, draft]) => [name.slice(IMAGE.length), draft]),
  ),
})

/** The property of an image by its name in a draft; null for a field. */
export const imageIn = (name: string): string | null => (name.startsWith(IMAGE) ? name.slice(IMAGE.length) : null)

/** What drafts of a master are kept under. */
export const formOf = (master: string): string => `maestras/${master}`
