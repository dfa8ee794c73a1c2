const from = '0123456789+-()'
const lowered = Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₍₎')
const raised = Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾')

const shift = (text: string, to: string[]) => text.replace(/./gsu, character => to[from.indexOf(character)] ?? character)

/** A component's name where there is no rich text: "P<sub>2</sub>O<sub>5</sub>" is "P₂O₅" [CQ-03]. */
export const plainName = (name: string): string =>
  name.replace(/<(su[bp])>(.*?)<\/\1>/gis, (_markup, tag: string, text: string) =>
    shift(text, tag.toLowerCase() === 'sub' ? lowered : raised),
  )
