import { useVirtualizedCombobox } from '@mantine/core';
import type { ComboboxProps } from '@mantine/core';
import { useId, useState } from 'react';
import { footerRoom } from './footer-room.ts';
import type { OptionsFound } from './useOptions.ts';

interface OptionListSetup {
  found: OptionsFound;
  onSubmit: (value: string) => void;
  opened: boolean;
  onOpenedChange: (opened: boolean) => void;
}

interface OptionListControl {
  combobox: ReturnType<typeof useVirtualizedCombobox>;
  /** Opens upwards rather than over the form's buttons. */
  middlewares: NonNullable<ComboboxProps['middlewares']>;
  /** Enter chooses it; -1 for none. */
  active: number;
  setActive: (index: number) => void;
  /** For `aria-activedescendant`; undefined until the option loads. */
  activeId: string | undefined;
  optionId: (index: number) => string;
}

export function useOptionList(setup: OptionListSetup): OptionListControl {
  const { found, onSubmit, opened, onOpenedChange } = setup;
  const base = useId();
  const [active, setActive] = useState(-1);
  const [room, setRoom] = useState(0);
  const optionId = (index: number): string => `${base}-${index}`;
  const combobox: OptionListControl['combobox'] = useVirtualizedCombobox({
    opened,
    onOpenedChange: (next) => {
      if (next) setRoom(footerRoom(combobox.targetRef.current));
      else setActive(-1);
      onOpenedChange(next);
    },
    totalOptionsCount: found.options.length,
    getOptionId: optionId,
    selectedOptionIndex: Math.min(active, found.options.length - 1),
    // The opening arrow key precedes the options: activate the first.
    setSelectedOptionIndex: (index) => setActive(found.options.length === 0 ? 0 : index),
    // Looping would skip options not loaded yet.
    loop: false,
    onSelectedOptionSubmit: (index) => {
      const option = found.options[index];
      if (option) onSubmit(option.value);
    },
  });
  const index = combobox.selectedOptionIndex;
  const activeId = opened && index >= 0 ? optionId(index) : undefined;
  const middlewares = { flip: { padding: { bottom: room } } };
  return { combobox, middlewares, active: index, setActive, activeId, optionId };
}
