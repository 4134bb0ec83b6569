import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { daysZone } from '../date/days-zone.ts';
import { daysToText, textToDays } from '../date/range.ts';
import { RangePopover } from '../date/RangePopover.tsx';
import { daysInWords } from '../date/words.ts';
import { useTag } from '../format/useTag.ts';
import { Chip } from '../picker/Chip.tsx';

interface DatesFilterProps {
  label: string;
  /** At most one, see `daysToText`. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  defaultOpened: boolean;
  onClose: () => void;
}

export function DatesFilter(props: DatesFilterProps): ReactNode {
  const { label, values, onChange, defaultOpened, onClose } = props;
  const { t } = useTranslation('common');
  const tag = useTag();
  const chosen = textToDays(values[0] ?? '');
  return (
    <RangePopover
      label={label}
      value={chosen ?? { from: undefined, to: undefined }}
      onChange={(days) => onChange([daysToText(days)])}
      zone={daysZone()}
      defaultOpened={defaultOpened}
      onClose={onClose}
      renderTarget={(opened, toggle) => (
        <Chip
          label={label}
          value={chosen && daysInWords(chosen, tag, t)}
          opened={opened}
          popup="dialog"
          onClick={toggle}
          onRemove={() => onChange([])}
        />
      )}
    />
  );
}
