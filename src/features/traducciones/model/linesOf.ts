const linesIn = (length: number, width: number): number => Math.max(1, Math.ceil(length / width))

/** Number of lines of a text, estimated from its characters. Called for all texts at once; most have no line break, so they are not split. */
export const linesOf = (text: string, width: number): number =>
  text.includes('\n') ? text.split('\n').reduce((lines, each) => lines + linesIn(each.length, width), 0) : linesIn(text.length, width)
