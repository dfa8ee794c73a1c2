import { nanoid } from '@reduxjs/toolkit'
import type { Sheet } from '@/shared/export/sheet'

/** Placeholder for a value that must not be in actions or state: a file, or a secret [AC-04, SE-17]. */
export interface Ticket {
  ticket: string
}

interface Vault<Thing> {
  /** Stores a value. `owner`: id, for example of a form, by which `dropOf` releases the value. */
  keep: (thing: Thing, owner?: string) => Ticket
  /** Stores a value again under its ticket of an earlier page. */
  restore: (ticket: Ticket, thing: Thing, owner: string) => void
  /** @throws Error for an unknown or released ticket, for example after a reload */
  open: (ticket: Ticket) => Thing
  /** Value of a ticket for views, which render earlier states in a replay; undefined for an unknown or released ticket. */
  find: (ticket: Ticket) => Thing | undefined
  drop: (...tickets: readonly Ticket[]) => void
  dropOf: (owner: string) => void
}

const createVault = <Thing>(): Vault<Thing> => {
  const things = new Map<string, { thing: Thing; owner: string }>()
  return {
    keep(thing, owner = '') {
      // Unique across pages: drafts on disk and idempotency keys contain the ticket.
      const ticket = nanoid()
      things.set(ticket, { thing, owner })
      return { ticket }
    },
    restore({ ticket }, thing, owner) {
      things.set(ticket, { thing, owner })
    },
    open({ ticket }) {
      const entry = things.get(ticket)
      if (!entry) throw new Error('Lo guardado bajo este resguardo ya no está disponible')
      return entry.thing
    },
    find: ({ ticket }) => things.get(ticket)?.thing,
    drop(...tickets) {
      for (const { ticket } of tickets) things.delete(ticket)
    },
    dropOf(owner) {
      for (const [ticket, entry] of things) if (entry.owner === owner) things.delete(ticket)
    },
  }
}

/** Chosen files that are not uploaded yet. */
export const fileVault = createVault<File>()

/** Displayed lists, until they are exported into a file. */
export const sheetVault = createVault<Sheet>()

/** Typed passwords, until their request releases them. */
export const secretVault = createVault<string>()
