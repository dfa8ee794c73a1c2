/** Content in percent from which an extract is a soluble powder. */
const POWDER = 40

/** Form and density of an extract, by its content in percent. */
export const formaDeExtracto = (grado: number) =>
  grado >= POWDER ? ({ forma: 'polvo', densidad: 1 } as const) : ({ forma: 'liquido', densidad: 1.2 } as const)
