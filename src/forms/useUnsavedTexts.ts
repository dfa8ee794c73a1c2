import { useCallback, useState } from 'react'
import type { LocaleMap } from '@/domain/locales'

type Texts = readonly LocaleMap[]

/** For a page of several forms that are saved one by one: each that has changes tells its texts as they show, the others null. */
export const useUnsavedTexts = () => {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<number, Texts>>(new Map())
  const tell = useCallback((id: number, texts: Texts | null) => {
    setUnsaved(all => {
      if (texts) return new Map([...all, [id, texts]])
      return all.has(id) ? new Map([...all].filter(([other]) => other !== id)) : all
    })
  }, [])
  return { unsaved, tell }
}
