import { memo, useState, type ReactNode } from 'react'
import { CompositionTable } from '@/features/productos/sheets/paper/CompositionTable'
import { directionOf } from '@/features/productos/sheets/model/formats'
import type { SheetLabels } from '@/features/productos/sheets/model/labels'
import type { PicturedMaster, Sheet } from '@/features/productos/sheets/model/sheet'
import { QrCode } from '@/features/productos/sheets/paper/QrCode'
import { SheetTextView } from '@/features/productos/sheets/paper/SheetTextView'
import { UsesTable } from '@/features/productos/sheets/paper/UsesTable'
import { PRODUCT_NAME } from '@/shared/constants'
import { DEFAULT_LOCALE, languageTag } from '@/shared/locales'
import { Logo } from '@/ui/frame/Logo'
import { PrintedImage } from '@/ui/images/PrintedImage'
import { previewOf, thumbnailOf } from '@/ui/images/thumbnail'
import styles from '@/features/productos/sheets/paper/SheetPaper.module.css'

/** Name of the printed pages of a sheet. */
export const pageNameOf = ({ id }: Pick<Sheet, 'id'>): string => `ficha-${id}`

const Part = ({ title, lang, children }: { title: string; lang: string | undefined; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.heading} lang={lang}>
      {title}
    </h3>
    {children}
  </section>
)

const PicturedList = ({ className, items }: { className: string | undefined; items: readonly PicturedMaster[] }) => (
  <ul className={className}>
    {items.map(({ id, image, name }) => (
      <li key={id}>
        {image && <PrintedImage src={thumbnailOf(image)} />}
        {name && (
          <span>
            <SheetTextView shown={name} />
          </span>
        )}
      </li>
    ))}
  </ul>
)

interface PartProps {
  labels: SheetLabels
  /** Language of the labels, if it differs from that of the sheet. */
  lang: string | undefined
}

const Action = ({ labels, lang, action }: PartProps & { action: NonNullable<Sheet['action']> }) => {
  const [hasFailed, setFailed] = useState(false)
  const { text, image } = action
  if (!text && hasFailed) return null
  return (
    <Part title={labels.action} lang={lang}>
      <div className={image && !hasFailed ? styles.action : undefined}>
        {image && <PrintedImage src={previewOf(image)} onFail={() => setFailed(true)} />}
        {text && (
          <p className={styles.text}>
            <SheetTextView shown={text} />
          </p>
        )}
      </div>
    </Part>
  )
}

interface SheetPaperProps {
  sheet: Sheet
  locale: string
  labels: SheetLabels
  /** Date of the edition, in the format of the language. */
  day: string
  /** True if the table of stages scrolls sideways, and takes the focus for that. */
  isNarrow: boolean
}

/** Sheet of a product, equal on the screen and in print [FT-01]. */
export const SheetPaper = memo(({ sheet, locale, labels, day, isNarrow }: SheetPaperProps) => {
  const tag = languageTag(locale)
  const lang = new Intl.Locale(tag).language === labels.tag ? undefined : labels.tag
  const of = { labels, lang }
  const { title, subtitle, code, familia, description, icons, picture, composition, uses, action, packagings, observations, href } = sheet
  const textPart = (label: string, shown: Sheet['description']) =>
    shown && (
      <Part title={label} lang={lang}>
        <p className={styles.text}>
          <SheetTextView shown={shown} />
        </p>
      </Part>
    )
  const address = href?.replace(/^https?:\/\//, '')
  return (
    <article
      className={styles.paper}
      data-light
      data-paper
      lang={tag}
      dir={directionOf(locale)}
      aria-label={`${labels.kind}: ${sheet.name}`}
      style={{ page: pageNameOf(sheet) }}
    >
      <header className={styles.band}>
        <span className={styles.brand} lang={languageTag(DEFAULT_LOCALE)}>
          <Logo />
          {PRODUCT_NAME}
        </span>
        <span lang={lang}>{labels.kind}</span>
      </header>
      <div className={styles.top}>
        <div>
          <h2 className={styles.title}>
            <SheetTextView shown={title} />
          </h2>
          {subtitle && (
            <p className={styles.subtitle}>
              <SheetTextView shown={subtitle} />
            </p>
          )}
          {(code || familia) && (
            <dl className={styles.ids}>
              {code && (
                <div>
                  <dt lang={lang}>{labels.code}</dt>
                  <dd>{code}</dd>
                </div>
              )}
              {familia && (
                <div>
                  <dt lang={lang}>{labels.family}</dt>
                  <dd>
                    <SheetTextView shown={familia} />
                  </dd>
                </div>
              )}
            </dl>
          )}
          {description && (
            <p className={styles.text}>
              <SheetTextView shown={description} />
            </p>
          )}
          {icons.length > 0 && <PicturedList className={styles.icons} items={icons} />}
        </div>
        {picture && <PrintedImage className={styles.photo} src={previewOf(picture.image)} alt={picture.alt} />}
      </div>
      {textPart(labels.characteristics, sheet.characteristics)}
      {composition && (
        <Part title={labels.composition} lang={lang}>
          <CompositionTable {...of} composition={composition} />
        </Part>
      )}
      {textPart(labels.applications, sheet.applications)}
      {uses.length > 0 && (
        <Part title={labels.use} lang={lang}>
          <UsesTable {...of} uses={uses} isNarrow={isNarrow} />
        </Part>
      )}
      {action && <Action {...of} action={action} />}
      {(packagings.length > 0 || observations) && (
        <div className={styles.pair}>
          {packagings.length > 0 && (
            <Part title={labels.packagings} lang={lang}>
              <PicturedList className={styles.packagings} items={packagings} />
            </Part>
          )}
          {textPart(labels.observations, observations)}
        </div>
      )}
      <footer className={styles.foot}>
        {href && address && (
          <>
            <QrCode text={href} label={`QR: ${address}`} />
            <div>
              <p className={styles.online} lang={lang}>
                {labels.online}
              </p>
              <p dir="ltr">{address}</p>
            </div>
          </>
        )}
        <p className={styles.day} lang={lang}>
          {labels.edition(day)}
        </p>
      </footer>
    </article>
  )
})
SheetPaper.displayName = 'SheetPaper'
