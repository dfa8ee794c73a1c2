import { useEffect } from 'react'
import { download } from '@/app/download'
import { downloadTaken, selectDownloads, type Download } from '@/store/downloads'
import { fileVault } from '@/store/vault'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const takeDown = ({ ticket, name }: Download) => {
  download(fileVault.open({ ticket }), name)
  fileVault.drop({ ticket })
}

/** Gives the browser the reports that are ready, whatever page one is on by then; they wait until its code is there [IN-02]. */
export const DownloadOutlet = () => {
  const downloads = useAppSelector(selectDownloads)
  const dispatch = useAppDispatch()
  useEffect(() => {
    for (const download of downloads) {
      takeDown(download)
      dispatch(downloadTaken({ ticket: download.ticket }))
    }
  }, [downloads, dispatch])
  return null
}
