import { createContext, useCallback, useMemo, useRef, useState } from 'react'
import type { Marks } from '@/kits/forms/news/model/marks'
import type { FormNews } from '@/kits/forms/news/slice'

/** Calls of a page to one of its cards. */
interface EnlistedCard {
  save: () => Promise<void>
  hasFocus: () => boolean
}

/** Saves of other users that the page has received. */
interface PageNews {
  news: FormNews | null
  /** Fields that others have changed, by card. */
  marks: ReadonlyMap<number, Marks>
  /** Marks that the user has closed together with the bar. */
  closed: ReadonlyMap<number, Marks>
  /** True if a record came from a save of another user, and not from a save of its card. */
  isTheirs: (record: object) => boolean
}

/** Calls of a card to its page, and pending fields for cards. */
export interface CardPage<Values extends object> {
  /** Fields to put into cards, until the cards hold them: a card that is out of sight has to mount first. */
  laid: ReadonlyMap<number, Partial<Values>>
  theirs: PageNews
  /** Reports the values of a card with changes; null for a card without changes or that unmounts. */
  tell: (id: number, values: Values | null, isContested: boolean) => void
  /** Removes the pending fields of a card, which holds them now. */
  take: (id: number) => void
  /** Registers the card for calls of the page, until the returned function is called. */
  enlist: (id: number, card: EnlistedCard) => () => void
}

const NO_NEWS: PageNews = { news: null, marks: new Map(), closed: new Map(), isTheirs: () => false }

/** Context of a kind of card. Its value changes only with pending fields or saves of others: typing in a card does not render the others. */
export const createCardContext = <Values extends object>() =>
  createContext<CardPage<Values>>({
    laid: new Map(),
    theirs: NO_NEWS,
    tell: () => undefined,
    take: () => undefined,
    enlist: () => () => undefined,
  })

export interface Cards<Values extends object> {
  unsaved: ReadonlyMap<number, Values>
  /** Cards with a field that both sides have changed: their saves will ask. */
  contested: ReadonlySet<number>
  hasFocus: (id: number) => boolean
  laid: CardPage<Values>['laid']
  lay: (fields: CardPage<Values>['laid']) => void
  /** Saves each card with changes, in the order of the changes. Resolves when each one was sent, or refused by its form. */
  saveAll: () => Promise<void>
  /** Counter that grows with every save of a card. */
  revision: number
  /** Value of the cards' context, without the saves of others. */
  page: Omit<CardPage<Values>, 'theirs'>
}

const without = <Value>(all: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> =>
  all.has(id) ? new Map([...all].filter(([other]) => other !== id)) : all

/** Cards of a page: forms that are saved one by one. `saved` must be a new object after every save. */
export const useCards = <Values extends object>(saved: object): Cards<Values> => {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<number, Values>>(new Map())
  const [contested, setContested] = useState<ReadonlySet<number>>(new Set())
  const [laid, setLaid] = useState<CardPage<Values>['laid']>(new Map())
  const [seen, setSeen] = useState({ saved, revision: 0 })
  if (seen.saved !== saved) setSeen({ saved, revision: seen.revision + 1 })
  const lay = useCallback((fields: CardPage<Values>['laid']) => setLaid(all => new Map([...all, ...fields])), [])
  const enlisted = useRef(new Map<number, EnlistedCard>())
  const calls = useMemo(
    (): Omit<CardPage<Values>, 'laid' | 'theirs'> => ({
      tell: (id, values, isContested) => {
        setUnsaved(all => (values ? new Map([...all, [id, values]]) : without(all, id)))
        setContested(all => {
          if (all.has(id) === isContested) return all
          const others = [...all].filter(other => other !== id)
          return new Set(isContested ? [...others, id] : others)
        })
      },
      take: id => setLaid(all => without(all, id)),
      enlist: (id, card) => {
        enlisted.current.set(id, card)
        return () => void enlisted.current.delete(id)
      },
    }),
    [],
  )
  const page = useMemo(() => ({ laid, ...calls }), [laid, calls])
  const saveAll = async () => {
    await Promise.all([...unsaved.keys()].map(id => enlisted.current.get(id)?.save() ?? Promise.resolve()))
  }
  const hasFocus = (id: number) => enlisted.current.get(id)?.hasFocus() === true
  return { unsaved, contested, hasFocus, laid, lay, saveAll, revision: seen.revision, page }
}
