/** Place of a record for a link of the router. */
export interface RecordLink {
  to: string
  /** Record that the list of a master opens; it stays out of the address, which is the list's. */
  state?: { abrir: number }
}

const OPENED = '?abrir='

/** Place of a record from its address: "/maestras/familias?abrir=3" is the list with the record to open in its state. */
export const recordLink = (address: string): RecordLink => {
  const at = address.indexOf(OPENED)
  return at < 0 ? { to: address } : { to: address.slice(0, at), state: { abrir: Number(address.slice(at + OPENED.length)) } }
}
