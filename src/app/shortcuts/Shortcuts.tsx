import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { RootState } from '@/app/rootReducer'
import type { Opened } from '@/app/shortcuts/follow'
import { search } from '@/app/shortcuts/search'
import { shortcutsPart } from '@/app/shortcuts/part'
import { isOverlaid, takesCharacters } from '@/app/shortcuts/keyContext'
import { whenIdle } from '@/app/when/whenIdle'
import { GoToButton } from '@/app/frame/GoToButton'

const nothing = () => undefined

/** The button of "Ir a…", and the keys of the page, which are listened to before what they do is there [LS-09]. */
export const Shortcuts = () => {
  const store = useStore<RootState>()
  const [firstPath] = useState(useLocation().pathname)
  const [part, setPart] = useState(shortcutsPart.loaded)
  const [opened, setOpened] = useState<Opened | null>(null)
  // A failure is the page's to tell, where somebody has asked.
  const load = () => shortcutsPart.load().then(setPart)

  useEffect(() => whenIdle(store, () => void shortcutsPart.load().then(setPart, nothing)), [store])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const there = shortcutsPart.loaded()
      if (there) {
        there.follow(event, setOpened)
        return
      }
      const { key } = event
      const isAsked =
        event.ctrlKey || event.metaKey ? /^[ks]$/i.test(key) : /^[/?]$/.test(key) && !takesCharacters(event.target) && !isOverlaid()
      if (!isAsked) return
      event.preventDefault()
      // The letters that are typed next are meant for the search.
      if (key === '/') search()
      else
        void shortcutsPart.load().then(late => {
          setPart(late)
          late.follow(event, setOpened)
        })
    }
    // Before any control: many let no key go on.
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
  const open = () => {
    setOpened('goto')
    void load()
  }
  const close = () => setOpened(null)
  return (
    <>
      <GoToButton keys={part?.keysTo('goto')} onPress={open} />
      {part && <part.PageFocus firstPath={firstPath} />}
      {part && <part.PastedText />}
      {part && <part.RecentRecords />}
      {part && <part.DownloadOutlet />}
      {part && opened === 'goto' && <part.GoTo onShortcuts={() => setOpened('shortcuts')} onClose={close} />}
      {part && opened === 'shortcuts' && <part.ShortcutsDialog onClose={close} />}
    </>
  )
}
