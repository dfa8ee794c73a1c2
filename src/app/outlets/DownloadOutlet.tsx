import { useEffect } from 'react'
import { download } from '@/app/download'
import { downloadTaken, selectDownloads, type Download } from '@/store/downloads'
import { fileVault } from '@/store/vault'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const takeDown = ({ ticket, name }: Download) => {
  const file = fileVault.find({ ticket })
  // Without a file in a replay of an earlier page.
  if (!file) return
  download(file, name)
  fileVault.drop({ ticket })
}

/** Passes finished reports to the browser, on any page; they wait in the store until this code is loaded [IN-02]. */
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
