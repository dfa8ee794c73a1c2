import { useCallback, useRef, useState } from 'react'

/** What a card does with its page. */
export interface CardPage<Values extends object> {
  /** Tells what the card holds while anything of it differs from what is saved, else null; null where it goes. */
  tell: (id: number, values: Values | null) => void
  /** What was laid for the card, it holds. */
  take: (id: number) => void
  /** Tells by what the card is saved; what this gives ends that. */
  enlist: (id: number, save: () => Promise<void>) => () => void
}

export interface Cards<Values extends object> extends CardPage<Values> {
  unsaved: ReadonlyMap<number, Values>
  /** What is to be laid into cards, until they hold it: one that is out of sight has to come first. */
  laid: ReadonlyMap<number, Partial<Values>>
  lay: (fields: ReadonlyMap<number, Partial<Values>>) => void
  /** Saves each card with changes, in the order in which they were changed. Resolves when each has been sent, or refused by its form. */
  saveAll: () => Promise<void>
  /** Another one with every save of a card. */
  revision: number
}

const without = <Value>(all: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> =>
  all.has(id) ? new Map([...all].filter(([other]) => other !== id)) : all

/** For a page of several forms that are saved one by one. `saved` is new with every save. */
export const useCards = <Values extends object>(saved: object): Cards<Values> => {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<number, Values>>(new Map())
  const [laid, setLaid] = useState<Cards<Values>['laid']>(new Map())
  const [seen, setSeen] = useState({ saved, revision: 0 })
  if (seen.saved !== saved) setSeen({ saved, revision: seen.revision + 1 })
  const tell = useCallback(
    (id: number, values: Values | null) => setUnsaved(all => (values ? new Map([...all, [id, values]]) : without(all, id))),
    [],
  )
  const take = useCallback((id: number) => setLaid(all => without(all, id)), [])
  const lay = useCallback((fields: Cards<Values>['laid']) => setLaid(all => new Map([...all, ...fields])), [])
  const saves = useRef(new Map<number, () => Promise<void>>())
  const enlist = useCallback((id: number, save: () => Promise<void>) => {
    saves.current.set(id, save)
    return () => void saves.current.delete(id)
  }, [])
  const saveAll = async () => {
    await Promise.all([...unsaved.keys()].map(id => saves.current.get(id)?.() ?? Promise.resolve()))
  }
  return { unsaved, laid, lay, tell, take, enlist, saveAll, revision: seen.revision }
}
