import { Icon } from '@/ui/Icon'
import type { OfferedOption } from '@/ui/matchingOptions'
import { OptionList, type ListedOptions } from '@/ui/OptionList'
import { OptionPopover } from '@/ui/OptionPopover'
import popover from '@/ui/Popover.module.css'
import styles from '@/ui/OptionList.module.css'

/** The open list of a field, with a mark at what is chosen where that can be several. */
export const OfferedOptions = <Option extends OfferedOption>(list: ListedOptions<Option>) => (
  <OptionPopover empty="Nada coincide">
    {list.options.length > 0 ? (
      <OptionList {...list}>
        {option => (
          <>
            <span className={popover.text}>{option.label}</span> {option.detail && <span className={popover.detail}>{option.detail}</span>}
            {list.multiple && list.isSelected(option) && <Icon name="check" className={styles.check} />}
          </>
        )}
      </OptionList>
    ) : null}
  </OptionPopover>
)
