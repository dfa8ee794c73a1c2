import { startTransition, useEffect, useRef, useState } from 'react'
import { selectConfiguration } from '@/store/configuration'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { toastRaised } from '@/store/toasts'
import { advanced, begun, bytesOver, excessOf, type Intake } from '@/kits/pictures/intake'
import { nextTask } from '@/store/nextTask'
import type { ReadyPicture } from '@/kits/pictures/prepared'
import { preparePicture } from '@/kits/pictures/preparePicture'
import { keepThumb } from '@/kits/pictures/thumbs'
import { fileSize } from '@/ui/images/fileSize'
import { useSteady } from '@/ui/useSteady'

export interface Incoming {
  key: number
  intake: Intake
}

/** @param key number of the file, in the order in which they were given */
type OnReady = (picture: Omit<ReadyPicture, 'thumb'>, key: number) => void

const hand = ({ thumb, ...picture }: ReadyPicture, key: number, onReady: OnReady) => {
  keepThumb(picture.file, thumb)
  onReady(picture, key)
}

/**
 * Chosen files on their way to be pictures of a form, in the order in which they were given; what is given up or left behind stops. A file
 * over the limit is told by a toast [IM-03] and waits for an answer to the offer.
 * @param onReady gets each picture that may be sent
 */
export const useIntakes = (onReady: OnReady) => {
  const dispatch = useAppDispatch()
  const { maxUploadBytes } = useAppSelector(selectConfiguration)
  const limit = fileSize(maxUploadBytes)
  const [incoming, setIncoming] = useState<readonly Incoming[]>([])
  const works = useRef(new Map<number, AbortController>())
  const made = useRef(0)
  // The form may have changed while a file was prepared.
  const latest = useSteady({ onReady })
  useEffect(() => {
    const { current } = works
    return () => {
      for (const work of current.values()) work.abort()
    }
  }, [])

  const add = (intakes: readonly Intake[]): Incoming[] => {
    const added = intakes.map(intake => ({ key: made.current++, intake }))
    // Urgent: a save right after the choice waits for the files.
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
    // The size is read from the disk, and a worker is started: too much for the event that brought ten files.
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
    // Task of its own, apart from the message of the worker: each task stays short.
    await nextTask()
    work.signal.throwIfAborted()
    works.current.delete(key)
    turn(key, intake => advanced(intake, last))
    if (last.kind === 'ready') hand(last.picture, key, latest.onReady)
  }
  return {
    incoming,
    /** "5 MB" */
    limit,
    take: (files: readonly File[]) => {
      for (const [index, { key }] of add(files.map(begun)).entries()) {
        const file = files[index]
        // A file that is given up has no end to wait for.
        if (file) prepareOne(file, key).catch(() => undefined)
      }
    },
    /** Stands there as a sentence until it is discarded. */
    refuse: (sentence: string) => void add([{ kind: 'refused', name: '', size: 0, sentence }]),
    /** Takes the reduced picture that is offered. */
    reduce: ({ key, intake }: Incoming) => {
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
