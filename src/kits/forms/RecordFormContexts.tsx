import { FormikProvider, type FormikValues } from 'formik'
import type { ReactNode } from 'react'
import { DialogNote } from '@/kits/drafts/views/dialogDraft'
import { DialogOverForm } from '@/kits/forms/dialogOver'
import type { RecordFormShell } from '@/kits/forms/useRecordForm'
import { IncomingCount } from '@/kits/pictures/incomingCount'
import { FieldNewsContext } from '@/ui/fields/fieldNews'

interface Props<Values extends FormikValues> {
  form: Pick<RecordFormShell<Values>, 'formik' | 'newsOfField' | 'draft' | 'noteDialogOver' | 'countIncoming'>
  children: ReactNode
}

/** Contexts of a record form, for its fields and for dialogs over it. */
export const RecordFormContexts = <Values extends FormikValues>({ form, children }: Props<Values>) => (
  <FormikProvider value={form.formik}>
    <FieldNewsContext value={form.newsOfField}>
      <DialogNote value={form.draft.noteDialog}>
        <DialogOverForm value={form.noteDialogOver}>
          <IncomingCount value={form.countIncoming}>{children}</IncomingCount>
        </DialogOverForm>
      </DialogNote>
    </FieldNewsContext>
  </FormikProvider>
)
