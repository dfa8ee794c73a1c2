import type { Step } from '@/store/sequences/step'

/** Last step of a save whose form stays open: reads the record, from which the next edit starts. */
export const rereadStep = <Input, Facts extends object>(run: Step<Input, Facts>['run'], fallback: string): Step<Input, Facts> => ({
  name: 'Volver a leer',
  words: { saved: null },
  run,
  fallback,
  keepsFallback: true,
})
