import type { FieldValue, MasterValues } from '@/features/maestras/definition'
import { isImageDraft, type ImageDraft } from '@/store/imageDraft'

/** Values of a master's form: fields, and images beside them. Drafts on disk contain these names. */
export type FormValues = Record<string, FieldValue | ImageDraft>

const IMAGE = 'imagen: '

/** Name of an image in the form, by its property in the record. */
export const imageField = (property: string): string => IMAGE + property

/** Fields of the record, without the images. */
export const toRecord = (values: object): MasterValues =>
  Object.fromEntries(Object.entries(values as MasterValues).filter(([name]) => !name.startsWith(IMAGE)))

/** Images by their property in the record. */
export const imagesIn = (values: FormValues): Record<string, ImageDraft> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(IMAGE) && isImageDraft(value) ? [[name.slice(IMAGE.length), value] as const] : [],
    ),
  )

/** Key of the drafts of a master. */
export const formOf = (master: string): string => `maestras/${master}`
