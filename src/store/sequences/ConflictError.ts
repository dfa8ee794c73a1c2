import { ApiError } from '@/api/http/ApiError'
import type { Clash } from '@/store/merge/merge'
import type { Question } from '@/store/sequences/slice'
import { call, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import type { QuestionError, Step } from '@/store/sequences/step'

/** Question of the clashes without consent; null when there are none. */
export const openQuestion = (taggedClashes: readonly { clash: Clash; tag: string }[], overwrites: readonly string[]): Question | null => {
  const open = taggedClashes.filter(({ tag }) => !overwrites.includes(tag))
  return open.length === 0 ? null : { tags: [...overwrites, ...open.map(({ tag }) => tag)], clashes: open.map(({ clash }) => clash) }
}

/**
 * Conflict: another save has changed the fields or parts that the form has edited, and the user decides. The error assembles the question
 * itself, so that the runner, which the first page loads, does not need the code.
 */
export class ConflictError extends ApiError implements QuestionError {
  constructor(readonly question: Question) {
    super(412, 'Este registro ha cambiado desde que lo abrió')
  }

  /**
   * Question of the step together with those that later steps would ask: a save asks once. A step whose `contest` fails asks when it runs.
   */
  *ask<Input, Facts extends object>(later: readonly Step<Input, Facts>[], input: Input, facts: Facts): Saga<Question> {
    const questions = [this.question]
    for (const { contest } of later) {
      if (!contest) continue
      try {
        const question = yield* call(contest, input, facts)
        if (question) questions.push(question)
      } catch (error) {
        reportError('contest', error)
      }
    }
    return {
      tags: [...new Set(questions.flatMap(({ tags }) => tags))],
      clashes: questions.flatMap(({ clashes }) => clashes),
    }
  }
}
