/** From this content on an extract is a soluble powder. */
const POWDER = 40

/** Tells the form of an extract by how much of it is in the product. */
export const formaDeExtracto = (grado: number) =>
  grado >= POWDER ? ({ forma: 'polvo', densidad: 1 } as const) : ({ forma: 'liquido', densidad: 1.2 } as const)
