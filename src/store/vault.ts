import { nanoid } from '@reduxjs/toolkit'
import type { Sheet } from '@/shared/export/sheet'

/** What stands for a thing that must not be in actions or state: a file, or a secret [AC-04, SE-17]. */
export interface Ticket {
  ticket: string
}

export interface Vault<Thing> {
  /** `owner`: the form, say, with which it will be let go at the latest. */
  keep: (thing: Thing, owner?: string) => Ticket
  /** Under the ticket that it had in a page that is gone. */
  restore: (ticket: Ticket, thing: Thing, owner: string) => void
  /** @throws Error where the ticket is unknown or was dropped: the page was reloaded, say. */
  open: (ticket: Ticket) => Thing
  drop: (ticket: Ticket) => void
  dropOf: (owner: string) => void
}

const createVault = <Thing>(): Vault<Thing> => {
  const things = new Map<string, { thing: Thing; owner: string }>()
  return {
    keep(thing, owner = '') {
      // No other page has given it out: drafts outlive the page, and idempotency keys are made of it.
      const ticket = nanoid()
      things.set(ticket, { thing, owner })
      return { ticket }
    },
    restore({ ticket }, thing, owner) {
      things.set(ticket, { thing, owner })
    },
    open({ ticket }) {
      const kept = things.get(ticket)
      if (!kept) throw new Error('Lo guardado bajo este resguardo ya no está disponible')
      return kept.thing
    },
    drop({ ticket }) {
      things.delete(ticket)
    },
    dropOf(owner) {
      for (const [ticket, kept] of things) if (kept.owner === owner) things.delete(ticket)
    },
  }
}

/** Files that were chosen and not yet uploaded. */
export const fileVault = createVault<File>()

/** Lists on their way from a screen to the file that they are written into. */
export const sheetVault = createVault<Sheet>()

/** Passwords on their way from a form to the call that sends them; whoever opens one drops it. */
export const secretVault = createVault<string>()
