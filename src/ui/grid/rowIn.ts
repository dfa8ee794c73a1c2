/** Index of the row of an event; null outside the rows. @param name data attribute with the index */
export const rowIn = ({ target }: { target: EventTarget | null }, name = 'index'): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null
  return row ? Number(row.dataset[name]) : null
}

/** True for an event from a button in a row. */
export const onButton = ({ target }: { target: EventTarget | null }): boolean =>
  target instanceof Element && target.closest('button') !== null
