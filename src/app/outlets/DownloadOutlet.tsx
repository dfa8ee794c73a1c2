import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { downloadTaken, selectDownloads, type Download } from '@/features/informes/slice'
import { fileVault } from '@/store/vault'
import { useSelect } from '@/store/useSelect'

const takeDown = ({ ticket, name }: Download) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(fileVault.open({ ticket }))
  link.download = name
  link.click()
  // The browser holds on to what it has begun to save.
  URL.revokeObjectURL(link.href)
  fileVault.drop({ ticket })
}

/** Gives the browser the reports that are ready, whatever page one is on by then [IN-02]. */
export const DownloadOutlet = () => {
  const downloads = useSelect(selectDownloads)
  const dispatch = useDispatch()
  useEffect(() => {
    for (const download of downloads) {
      takeDown(download)
      dispatch(downloadTaken({ ticket: download.ticket }))
    }
  }, [downloads, dispatch])
  return null
}
