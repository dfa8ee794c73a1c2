/** What stands for a thing that must not be in actions or state: a file, or a secret [AC-04, SE-17]. */
export interface Ticket {
  ticket: string
}

export interface Vault<Thing> {
  keep: (thing: Thing) => Ticket
  /** @throws Error where the ticket is unknown or was dropped: the page was reloaded, say. */
  open: (ticket: Ticket) => Thing
  drop: (ticket: Ticket) => void
}

let issued = 0

const createVault = <Thing>(): Vault<Thing> => {
  const things = new Map<string, Thing>()
  return {
    keep(thing) {
      issued += 1
      const ticket = `t${issued}`
      things.set(ticket, thing)
      return { ticket }
    },
    open({ ticket }) {
      const thing = things.get(ticket)
      if (thing === undefined) throw new Error('Lo guardado bajo este resguardo ya no está disponible')
      return thing
    },
    drop({ ticket }) {
      things.delete(ticket)
    },
  }
}

/** Files that were chosen and not yet uploaded. */
export const fileVault = createVault<File>()

/** Passwords on their way from a form to the call that sends them; whoever opens one drops it. */
export const secretVault = createVault<string>()
