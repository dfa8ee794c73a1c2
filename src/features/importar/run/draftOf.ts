import { importPath, listNoun } from '@/features/importar/places'
import { draftIdOf } from '@/features/importar/run/draftIds'
import { unsettledIn, type ImportRun } from '@/features/importar/model/importRun'
import { rowsInWords } from '@/features/importar/words'
import { DRAFT_SHAPE, type HandedDraft } from '@/kits/drafts/model/draft'
import { numero } from '@/ui/text/numero'

/** Draft of an unfinished import, which lists the import among the drafts [DR-05]. The rows are not in it: `keptRuns.ts` stores them. */
export const draftOf = (run: ImportRun, left = unsettledIn(run)): HandedDraft => ({
  id: draftIdOf(run.id),
  shape: DRAFT_SHAPE,
  form: `importar/${run.recurso}`,
  record: null,
  name: run.fileName,
  kind: `Importación de ${listNoun(run.recurso)}`,
  path: importPath(run.recurso),
  over: '',
  changes: [`${numero(left)} de ${rowsInWords(run.rows.length)} sin importar`],
  at: run.at,
  // Key of its own, apart from that of the run's sequence: the end of a run with failed rows does not end the draft.
  content: { runKey: run.id, opened: {}, values: {}, openedParts: {}, parts: {} },
})
