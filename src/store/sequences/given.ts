/**
 * Fact that an earlier step must have recorded. Without it the step fails: a step that returns early counts as done.
 * @throws Error with the name of the missing fact
 */
export const given = <Fact>(fact: Fact | null | undefined, name: string): Fact => {
  if (fact === null || fact === undefined) throw new Error(`Falta ${name}`)
  return fact
}
