import { Icon } from '@/ui/buttons/Icon'
import type { OfferedOption } from '@/ui/choices/matchingOptions'
import { OptionList, type ListedOptions } from '@/ui/choices/OptionList'
import { OptionPopover } from '@/ui/choices/OptionPopover'
import { OptionDetail, OptionText } from '@/ui/choices/OptionParts'
import styles from '@/ui/choices/OfferedOptions.module.css'

/** Open list of a field, with a check mark at the chosen options if several can be chosen. */
export const OfferedOptions = <Option extends OfferedOption>({ wide, ...list }: ListedOptions<Option> & { wide?: boolean }) => (
  <OptionPopover empty="Nada coincide" wide={wide}>
    {list.options.length > 0 ? (
      <OptionList {...list}>
        {option => (
          <>
            <OptionText>{option.label}</OptionText> {option.detail && <OptionDetail>{option.detail}</OptionDetail>}
            {list.multiple && list.isSelected(option) && <Icon name="check" className={styles.check} />}
          </>
        )}
      </OptionList>
    ) : null}
  </OptionPopover>
)
