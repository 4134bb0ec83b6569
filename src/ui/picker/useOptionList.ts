import { useVirtualizedCombobox } from '@mantine/core';
import { useId, useState } from 'react';
import type { OptionsFound } from './useOptions.ts';

interface OptionListSetup {
  found: OptionsFound;
  /** Chooses the option with this value. */
  onSubmit: (value: string) => void;
  opened: boolean;
  onOpenedChange: (opened: boolean) => void;
}

interface OptionListControl {
  combobox: ReturnType<typeof useVirtualizedCombobox>;
  /** Index of the option that Enter would choose, -1 for none. */
  active: number;
  setActive: (index: number) => void;
  /** The id of the option that Enter would choose, for the field's `aria-activedescendant`: it may load after the key. */
  activeId: string | undefined;
  optionId: (index: number) => string;
}

/** The keyboard of a list of options of which only some are drawn. */
export function useOptionList(setup: OptionListSetup): OptionListControl {
  const { found, onSubmit, opened, onOpenedChange } = setup;
  const base = useId();
  const [active, setActive] = useState(-1);
  const optionId = (index: number): string => `${base}-${index}`;
  const combobox = useVirtualizedCombobox({
    opened,
    onOpenedChange: (next) => {
      if (!next) setActive(-1);
      onOpenedChange(next);
    },
    totalOptionsCount: found.options.length,
    getOptionId: optionId,
    selectedOptionIndex: Math.min(active, found.options.length - 1),
    // An arrow that opens the list comes before the options: then it means the first one.
    setSelectedOptionIndex: (index) => setActive(found.options.length === 0 ? 0 : index),
    // Going round would jump over what isn't loaded yet.
    loop: false,
    onSelectedOptionSubmit: (index) => {
      const option = found.options[index];
      if (option) onSubmit(option.value);
    },
  });
  const index = combobox.selectedOptionIndex;
  const activeId = opened && index >= 0 ? optionId(index) : undefined;
  return { combobox, active: index, setActive, activeId, optionId };
}
