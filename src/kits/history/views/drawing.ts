/** Of the history, and of what brings all of it back. */
export const HISTORY = 'M2.75 8A5.25 5.25 0 1 0 4.4 4.2L2.75 5.75M2.75 2.75v3h3M8 5.25V8l1.9 1.25'
