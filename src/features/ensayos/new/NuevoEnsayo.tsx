import { useAppDispatch } from '@/store/hooks'
import { CodeForm } from '@/kits/forms/CodeForm'
import { createKey, createRequested, detailClosed, LIST_PATH, NEW_FORM, NEW_PATH, newEntered, selectEnsayo } from '@/features/ensayos/slice'
import { useRecordScreen } from '@/kits/forms/useRecordScreen'
import { Page, PageHeader } from '@/ui/page/Page'

/** Page for a new trial, which needs only a code [TR-01]. */
export const NuevoEnsayo = () => {
  const dispatch = useAppDispatch()
  const { formId } = useRecordScreen(selectEnsayo, newEntered, detailClosed)
  return (
    <Page width="measure" bar="within">
      <PageHeader title="Nuevo ensayo" breadcrumbs={[{ label: 'Ensayos', to: LIST_PATH }, { label: 'Nuevo ensayo' }]} />
      <CodeForm
        label="Código de ensayo"
        confirm="Aceptar"
        runKey={createKey({ formId })}
        list={LIST_PATH}
        draft={{ id: formId, form: NEW_FORM, name: 'Nuevo ensayo', kind: 'Ensayo', path: NEW_PATH }}
        onAccept={(codigo, after) => void dispatch(createRequested({ formId, codigo, after }))}
      />
    </Page>
  )
}
