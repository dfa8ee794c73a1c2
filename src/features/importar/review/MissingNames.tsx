import { useState } from 'react'
import type { Decisions, MissingName, NameDecision } from '@/features/importar/model/types'
import { CropOfStage } from '@/features/importar/review/CropOfStage'
import { missingInWords } from '@/features/importar/review/words'
import { nameSettled } from '@/features/importar/slice'
import { rowsInWords } from '@/features/importar/words'
import { resourceHeads } from '@/shared/resources/names'
import { cultivoNames } from '@/store/catalogues/names'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Rest } from '@/ui/buttons/Rest'
import { Icon } from '@/ui/buttons/Icon'
import { TextButton } from '@/ui/buttons/TextButton'
import styles from '@/features/importar/review/MissingNames.module.css'

interface MissingNamesProps {
  missing: readonly MissingName[]
  decisions: Decisions
}

/** Number of lines shown before "Ver más". */
const SHOWN = 3

const outcomeOf = (decision: NameDecision, { nearest }: MissingName, crop: string | undefined): string => {
  if ('use' in decision) return `será «${nearest?.text ?? decision.use}»`
  return `se creará ${crop === undefined ? '' : `en ${crop} `}al importar, una vez`
}

const MissingLine = ({ name, decision }: { name: MissingName; decision: NameDecision | undefined }) => {
  const dispatch = useAppDispatch()
  const { key, recurso, text, rows, nearest, canMake, owned } = name
  const { one } = resourceHeads[recurso].noun
  const crops = useAppSelector(cultivoNames.selectNames)
  const crop = decision && 'make' in decision ? crops.get(decision.owner ?? 0) : undefined
  const settle = (made: NameDecision | null) => void dispatch(nameSettled({ key, decision: made }))
  return (
    <li className={styles.line} data-state={decision ? 'done' : 'open'} data-focus-home="button">
      <Icon name={decision ? 'check' : 'alert-circle'} />
      <p className={styles.text}>
        <b>{missingInWords(name)}</b> {decision ? outcomeOf(decision, name, crop) : 'no existe'}{' '}
        <span className={styles.rows}>{rowsInWords(rows)}</span>
      </p>
      <div className={styles.acts}>
        {decision ? (
          <TextButton aria-label={`Deshacer: ${missingInWords(name)}`} onPress={() => settle(null)}>
            Deshacer
          </TextButton>
        ) : (
          <>
            {nearest && (
              <Button
                small
                label={`¿${nearest.text}? Ponerlo en ${rowsInWords(rows)}`}
                onPress={() => settle({ use: Number(nearest.value) })}
              >
                ¿{nearest.text}?
              </Button>
            )}
            {canMake &&
              (recurso === 'estados_fenologicos' && owned?.owner === undefined ? (
                <div className={styles.crop}>
                  <CropOfStage stage={owned?.name ?? text} onChoose={owner => settle({ make: true, owner })} />
                </div>
              ) : (
                <Button small icon="plus" onPress={() => settle({ make: true, owner: owned?.owner })}>
                  <span>
                    Crear {one}
                    <Rest> «{text}»</Rest>
                  </span>
                </Button>
              ))}
          </>
        )}
      </div>
    </li>
  )
}

/** Missing names, each settled once for all its rows [IX-04]. */
export const MissingNames = ({ missing, decisions }: MissingNamesProps) => {
  const [isAll, setAll] = useState(false)
  if (missing.length === 0) return null
  const rest = missing.length - SHOWN
  return (
    <section className={styles.names} aria-label="Nombres que no existen">
      <ul>
        {(isAll ? missing : missing.slice(0, SHOWN)).map(name => (
          <MissingLine key={name.key} name={name} decision={decisions.names[name.key]} />
        ))}
      </ul>
      {rest > 0 && (
        <div className={styles.more}>
          <TextButton aria-expanded={isAll} onPress={() => setAll(!isAll)}>
            {isAll ? 'Ver menos' : `Ver ${rest} más`}
          </TextButton>
        </div>
      )}
    </section>
  )
}
