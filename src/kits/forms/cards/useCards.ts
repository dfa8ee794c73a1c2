import { createContext, useCallback, useMemo, useRef, useState } from 'react'

/** Calls of a card to its page, and fields that are laid for cards. */
export interface CardPage<Values extends object> {
  /** Fields to be laid into cards, until they hold them: a card that is out of sight has to come first. */
  laid: ReadonlyMap<number, Partial<Values>>
  /** Tells what the card holds while anything of it differs from what is saved, else null; null where it goes. */
  tell: (id: number, values: Values | null) => void
  /** The card holds what was laid for it. */
  take: (id: number) => void
  /** Tells by what the card is saved; the returned function ends that. */
  enlist: (id: number, save: () => Promise<void>) => () => void
}

/** Context of a kind of card. Its value is new only when something is laid: no card renders because another one is typed in. */
export const createCardContext = <Values extends object>() =>
  createContext<CardPage<Values>>({
    laid: new Map(),
    tell: () => undefined,
    take: () => undefined,
    enlist: () => () => undefined,
  })

export interface Cards<Values extends object> {
  unsaved: ReadonlyMap<number, Values>
  laid: CardPage<Values>['laid']
  lay: (fields: CardPage<Values>['laid']) => void
  /** Saves each card with changes, in the order in which they were changed. Resolves when each has been sent, or refused by its form. */
  saveAll: () => Promise<void>
  /** Another one with every save of a card. */
  revision: number
  /** Value of the context that the cards read. */
  page: CardPage<Values>
}

const without = <Value>(all: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> =>
  all.has(id) ? new Map([...all].filter(([other]) => other !== id)) : all

/** Cards of a page: forms that are saved one by one. `saved` is new with every save. */
export const useCards = <Values extends object>(saved: object): Cards<Values> => {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<number, Values>>(new Map())
  const [laid, setLaid] = useState<CardPage<Values>['laid']>(new Map())
  const [seen, setSeen] = useState({ saved, revision: 0 })
  if (seen.saved !== saved) setSeen({ saved, revision: seen.revision + 1 })
  const lay = useCallback((fields: CardPage<Values>['laid']) => setLaid(all => new Map([...all, ...fields])), [])
  const saves = useRef(new Map<number, () => Promise<void>>())
  const calls = useMemo(
    (): Omit<CardPage<Values>, 'laid'> => ({
      tell: (id, values) => setUnsaved(all => (values ? new Map([...all, [id, values]]) : without(all, id))),
      take: id => setLaid(all => without(all, id)),
      enlist: (id, save) => {
        saves.current.set(id, save)
        return () => void saves.current.delete(id)
      },
    }),
    [],
  )
  const page = useMemo(() => ({ laid, ...calls }), [laid, calls])
  const saveAll = async () => {
    await Promise.all([...unsaved.keys()].map(id => saves.current.get(id)?.() ?? Promise.resolve()))
  }
  return { unsaved, laid, lay, saveAll, revision: seen.revision, page }
}
