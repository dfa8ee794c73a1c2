import type { ReactNode } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { tableMomentOf } from '@/ui/text/dates'
import { differencesOf } from '@/kits/history/model/differences'
import type { TheirText } from '@/features/traducciones/model/pendingText'
import { saveRequested, versionChosen } from '@/features/traducciones/slice'
import { Button } from '@/ui/buttons/Button'
import { RichName } from '@/ui/RichName'
import styles from '@/features/traducciones/workbench/texts/TwoVersions.module.css'

interface TwoVersionsProps {
  campo: string
  lang: string
  idioma: string
  textKey: string
  raiz: string
  mia: string
  suya: TheirText
}

interface VersionProps {
  lang: string
  title: string
  detail: string
  /** Element of the words that only this version has. */
  differing: 'del' | 'ins'
  between: { suya: string; mia: string }
  children: ReactNode
}

const Version = ({ lang, title, detail, differing, between: { suya, mia }, children }: VersionProps) => (
  <div className={styles.version} lang={lang} dir="auto">
    <span className={styles.head} lang="es" dir="ltr">
      <b>{title}</b>
      {detail && <span>{detail}</span>}
    </span>
    <p className={styles.text}>
      {differencesOf(suya, mia).map(({ kind, text }, at) => {
        if (kind === 'same') return <RichName key={at} text={text} />
        return (
          kind === differing && (
            <span key={at} className={styles.differs}>
              <RichName text={text} />
            </span>
          )
        )
      })}
    </p>
    {children}
  </div>
)

/** Conflict: another user has changed a text with an unsaved edit; the user chooses one of the versions [TX-04]. */
export const TwoVersions = ({ campo, lang, idioma, textKey, raiz, mia, suya }: TwoVersionsProps) => {
  const dispatch = useAppDispatch()
  const { autor, momento, texto } = suya
  const between = { suya: texto, mia }
  const who = [autor, momento && tableMomentOf(Date.parse(momento))].filter(Boolean).join(', ')
  return (
    <div className={styles.versions} role="group" aria-label={`Dos versiones de ${campo}`}>
      <Version lang={lang} title="La otra versión" detail={who} differing="del" between={between}>
        <Button
          small
          label={`Quedarse con la otra: ${campo}`}
          onPress={() => dispatch(versionChosen({ idioma, key: textKey, cual: 'suya' }))}
        >
          Quedarse con la otra
        </Button>
      </Version>
      <Version lang={lang} title="La mía" detail="sin guardar" differing="ins" between={between}>
        <Button
          small
          label={`Guardar la mía: ${campo}`}
          onPress={() => {
            dispatch(versionChosen({ idioma, key: textKey, cual: 'mia' }))
            dispatch(saveRequested({ idioma, raices: [raiz] }))
          }}
        >
          Guardar la mía
        </Button>
      </Version>
    </div>
  )
}
