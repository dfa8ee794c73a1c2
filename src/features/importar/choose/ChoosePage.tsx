import { useCallback, useState } from 'react'
import { FileDrop } from '@/features/importar/choose/FileDrop'
import { HalfDone } from '@/features/importar/choose/HalfDone'
import { Help } from '@/features/importar/choose/Help'
import { ImportHeader } from '@/features/importar/ImportHeader'
import type { ImportableName } from '@/features/importar/model/resources'
import { cellsPasted, fileChosen, selectImport, templateRequested } from '@/features/importar/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fileVault } from '@/store/vault'
import { Button } from '@/ui/buttons/Button'
import { Page } from '@/ui/page/Page'
import { useIncomingFiles } from '@/ui/images/useIncomingFiles'
import styles from '@/features/importar/choose/ChoosePage.module.css'

/** First page: file selection and help. The whole page is a drop target [IX-01, IX-08]. */
export const ChoosePage = ({ recurso }: { recurso: ImportableName }) => {
  const dispatch = useAppDispatch()
  const { reading, problem, halfDone } = useAppSelector(selectImport)
  const [others, setOthers] = useState(0)
  const take = useCallback(
    ([file, ...more]: readonly [File, ...File[]]) => {
      setOthers(more.length)
      dispatch(fileChosen({ ...fileVault.keep(file), name: file.name }))
    },
    [dispatch],
  )
  const takeCells = useCallback((text: string) => void dispatch(cellsPasted({ text })), [dispatch])
  const { target, isDropTarget } = useIncomingFiles(take, { onText: takeCells })
  return (
    <div className={styles.target} {...target}>
      <Page width="measure">
        <ImportHeader recurso={recurso} step={0} />
        {halfDone && <HalfDone run={halfDone} />}
        <FileDrop reading={reading} problem={problem} isDropTarget={isDropTarget} onFile={file => take([file])} />
        <p className={styles.only} role="status">
          {others > 0 && 'Solo se lee un archivo'}
        </p>
        <Help recurso={recurso}>
          <Button icon="download" onPress={() => dispatch(templateRequested())}>
            Plantilla
          </Button>
        </Help>
      </Page>
    </div>
  )
}
