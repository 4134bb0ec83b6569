import { Combobox, Pill, PillsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionList } from './OptionList.tsx';
import type { Option, OptionSource } from './source.ts';
import { useOptionList } from './useOptionList.ts';
import { useTyped } from './useTyped.ts';
import { SEARCH_DEBOUNCE } from '../page/search-debounce.ts';
import { useLabels, useOptions } from './useOptions.ts';
import { useShiftRange } from './useShiftRange.ts';

interface EntityMultiSelectProps {
  label: string;
  source: OptionSource;
  value: readonly string[];
  onChange: (value: string[]) => void;
  description?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

export function EntityMultiSelect(props: EntityMultiSelectProps): ReactNode {
  const { source, value, onChange, placeholder, ...field } = props;
  const { t } = useTranslation('common');
  const [opened, setOpened] = useState(false);
  const [search, setSearch] = useState('');
  const [used, setUsed] = useState('');
  const [settled] = useDebouncedValue(search, SEARCH_DEBOUNCE);
  const found = useOptions(source, settled, opened);
  const labels = useLabels(source, value);
  const { upTo, onClickCapture } = useShiftRange(found.options);
  const change = (options: readonly Option[], isChosen: boolean): void => {
    const ids = options.flatMap((option) => (option.isDisabled ? [] : [option.value]));
    onChange(isChosen ? [...new Set([...value, ...ids])] : value.filter((id) => !ids.includes(id)));
  };
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  const toggle = (id: string): void => {
    change(upTo(id), !value.includes(id));
    setUsed(search);
  };
  const remove = (id: string): void => onChange(value.filter((other) => other !== id));
  const chooseAll = async (isChosen: boolean): Promise<void> => {
    const all = (await found.all?.()) ?? [];
    // Others may have been chosen meanwhile.
    latest.current(all, isChosen);
    setUsed(search);
  };
  const { combobox, middlewares, active, setActive, activeId, optionId } = useOptionList({
    found,
    onSubmit: toggle,
    opened,
    onOpenedChange: setOpened,
  });
  const typed = useTyped({
    source,
    text: search,
    active,
    take: (option) => {
      if (!value.includes(option.value)) onChange([...value, option.value]);
      setSearch('');
    },
  });
  return (
    <Combobox
      store={combobox}
      middlewares={middlewares}
      keepMounted={false}
      // Allow flipping until the options are loaded.
      preventPositionChangeWhenVisible={!found.isLoading}
      shadow="md"
      onOptionSubmit={toggle}
      resetSelectionOnOptionHover
    >
      <Combobox.DropdownTarget>
        <PillsInput
          {...field}
          error={typed.problem ?? field.error}
          onClick={() => combobox.openDropdown()}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
        >
          <Pill.Group>
            {value.map((id) => (
              <Pill
                key={id}
                withRemoveButton={!field.disabled}
                onRemove={() => remove(id)}
                removeButtonProps={{
                  'aria-label': t('picker.remove', { label: labels[id] ?? id }),
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
              >
                {labels[id] ?? '…'}
              </Pill>
            ))}
            <Combobox.EventsTarget withExpandedAttribute aria-activedescendant={activeId}>
              <PillsInput.Field
                disabled={field.disabled ?? false}
                aria-label={field.label}
                placeholder={value.length === 0 ? placeholder : ''}
                autoComplete="off"
                value={search}
                onChange={(event) => {
                  setSearch(event.currentTarget.value);
                  setActive(-1);
                  combobox.openDropdown();
                }}
                onBlur={() => {
                  combobox.closeDropdown();
                  // Chosen from: the search text is spent.
                  if (search === used) setSearch('');
                  else typed.leave();
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') setSearch('');
                  // Mouse-only button in the list: Ctrl/⌘+A is its key.
                  const isAll = (event.ctrlKey || event.metaKey) && event.code === 'KeyA';
                  if (isAll && search === '' && opened && found.all) {
                    event.preventDefault();
                    void chooseAll(true);
                  }
                  typed.onKeyDown(event);
                  const last = value.at(-1);
                  if (event.key === 'Backspace' && search === '' && last !== undefined)
                    remove(last);
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown
        onMouseDown={(event) => event.preventDefault()}
        onClickCapture={onClickCapture}
      >
        <OptionList
          found={found}
          chosen={value}
          multiple
          detailed={source.detailed}
          label={field.label}
          active={active}
          optionId={optionId}
          onAll={found.all && ((isChosen) => void chooseAll(isChosen))}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}
