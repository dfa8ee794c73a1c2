import { startTransition, useEffect, useRef, useState } from 'react'
import { selectConfiguration } from '@/store/configuration'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { toastRaised } from '@/store/toasts'
import { advanced, begun, bytesOver, excessOf, type Intake } from '@/kits/pictures/intake'
import { nextTask } from '@/store/nextTask'
import type { ReadyPicture } from '@/kits/pictures/prepared'
import { preparePicture } from '@/kits/pictures/preparePicture'
import { keepThumb } from '@/kits/pictures/thumbs'
import { inMegabytes } from '@/shared/inMegabytes'
import { useSteady } from '@/ui/useSteady'

export interface IncomingFile {
  key: number
  intake: Intake
}

/** @param key number of the file, in the order of the calls of `take` */
type OnReady = (picture: Omit<ReadyPicture, 'thumb'>, key: number) => void

const hand = ({ thumb, ...picture }: ReadyPicture, key: number, onReady: OnReady) => {
  keepThumb(picture.file, thumb)
  onReady(picture, key)
}

/**
 * Chosen files of a form that are being prepared, over a limit or refused, in their order. Discarding a file or unmounting stops its work. A
 * file over the limit raises a toast [IM-03] and stays until the user accepts or discards the offer.
 * @param onReady called with each picture that may be sent
 */
export const useIntakes = (onReady: OnReady) => {
  const dispatch = useAppDispatch()
  const { maxUploadBytes } = useAppSelector(selectConfiguration)
  const limit = inMegabytes(maxUploadBytes)
  const [incoming, setIncoming] = useState<readonly IncomingFile[]>([])
  const works = useRef(new Map<number, AbortController>())
  const made = useRef(0)
  // Latest callback: the form may have changed while a file was prepared.
  const latest = useSteady({ onReady })
  useEffect(() => {
    const { current } = works
    return () => {
      for (const work of current.values()) work.abort()
    }
  }, [])

  const add = (intakes: readonly Intake[]): IncomingFile[] => {
    const added = intakes.map(intake => ({ key: made.current++, intake }))
    // Urgent update: a save right after the choice must wait for the files.
    setIncoming(all => [...all, ...added])
    return added
  }
  const turn = (key: number, next: (intake: Intake) => Intake | null) =>
    setIncoming(all =>
      all.flatMap(each => {
        if (each.key !== key) return [each]
        const intake = next(each.intake)
        return intake ? [{ key, intake }] : []
      }),
    )
  const discard = (key: number) => {
    works.current.get(key)?.abort()
    works.current.delete(key)
    turn(key, () => null)
  }
  const prepareOne = async (file: File, key: number) => {
    const work = new AbortController()
    works.current.set(key, work)
    // Later task: reading the size from the disk and starting a worker would block the event that brought the files.
    await nextTask()
    work.signal.throwIfAborted()
    const { size } = file
    if (size > maxUploadBytes) dispatch(toastRaised('warning', bytesOver(limit)))
    startTransition(() => turn(key, intake => ({ ...intake, size })))
    const last = await preparePicture(
      file,
      maxUploadBytes,
      step => {
        if (step.kind === 'large' && step.picture.excess === 'pixels') dispatch(toastRaised('warning', excessOf(step.picture, limit)))
        turn(key, intake => advanced(intake, step))
      },
      work.signal,
    )
    // Separate task, apart from the message of the worker, to keep each task short.
    await nextTask()
    work.signal.throwIfAborted()
    works.current.delete(key)
    turn(key, intake => advanced(intake, last))
    if (last.kind === 'ready') hand(last.picture, key, latest.onReady)
  }
  return {
    incoming,
    /** Size limit in words: "5 MB". */
    limit,
    take: (files: readonly File[]) => {
      for (const [index, { key }] of add(files.map(begun)).entries()) {
        const file = files[index]
        // A discarded file rejects with its abort.
        if (file) prepareOne(file, key).catch(() => undefined)
      }
    },
    /** Shows a sentence as a refused file until it is discarded. */
    refuse: (sentence: string) => void add([{ kind: 'refused', name: '', size: 0, sentence }]),
    /** Accepts the offered reduced picture. */
    reduce: ({ key, intake }: IncomingFile) => {
      if (intake.kind !== 'large' || !intake.offer) return
      discard(key)
      hand(intake.offer.picture, key, onReady)
    },
    discard,
    discardAll: () => {
      for (const { key } of incoming) discard(key)
    },
  }
}
