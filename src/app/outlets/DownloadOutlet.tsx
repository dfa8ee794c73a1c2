import { useEffect } from 'react'
import { download } from '@/app/download'
import { downloadTaken, selectDownloads, type Download } from '@/store/downloads'
import { fileVault } from '@/store/vault'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const takeDown = ({ ticket, name }: Download) => {
  download(fileVault.open({ ticket }), name)
  fileVault.drop({ ticket })
}

/** Hands finished reports to the browser, on any page; they wait in the store until this code is loaded [IN-02]. */
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
