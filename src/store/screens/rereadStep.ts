import type { Step } from '@/store/sequences/step'

/** Last step of a save whose form stays open: the next edit starts from the record on the server. */
export const rereadStep = <Input, Facts extends object>(run: Step<Input, Facts>['run'], fallback: string): Step<Input, Facts> => ({
  name: 'Volver a leer',
  words: { saved: null },
  run,
  fallback,
})
