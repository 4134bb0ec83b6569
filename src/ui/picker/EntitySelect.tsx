import { CloseButton, Combobox, InputBase } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionList } from './OptionList.tsx';
import type { OptionSource } from './source.ts';
import { useOptionList } from './useOptionList.ts';
import { useTyped } from './useTyped.ts';
import { SEARCH_DEBOUNCE } from '../page/search-debounce.ts';
import { useLabels, useOptions } from './useOptions.ts';

interface EntitySelectProps {
  label: string;
  source: OptionSource;
  value: string | null;
  onChange: (value: string | null) => void;
  description?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** Not clearable. */
  keepOne?: boolean;
}

export function EntitySelect(props: EntitySelectProps): ReactNode {
  const { source, value, onChange, keepOne, ...field } = props;
  const { t } = useTranslation('common');
  const [opened, setOpened] = useState(false);
  const [search, setSearch] = useState<string>();
  const [settled] = useDebouncedValue(search ?? '', SEARCH_DEBOUNCE);
  const found = useOptions(source, settled, opened);
  const labels = useLabels(source, value ? [value] : []);
  const choose = (next: string): void => {
    onChange(next);
    setSearch(undefined);
    combobox.closeDropdown();
  };
  const { combobox, middlewares, active, setActive, activeId, optionId } = useOptionList({
    found,
    onSubmit: choose,
    opened,
    onOpenedChange: setOpened,
  });
  const input = useRef<HTMLInputElement>(null);
  const chosen = value ? (labels[value] ?? '…') : '';
  // Typing replaces the chosen label, even if it loads after focus.
  const select = (): void => {
    if (search === undefined) input.current?.select();
  };
  const onNamed = useEffectEvent((name: string) => {
    if (name && document.activeElement === input.current) select();
  });
  useEffect(() => onNamed(chosen), [chosen]);
  const typed = useTyped({
    source,
    text: search ?? '',
    active,
    take: (option) => choose(option.value),
  });
  return (
    <Combobox
      store={combobox}
      middlewares={middlewares}
      keepMounted={false}
      // Allow flipping until the options are loaded.
      preventPositionChangeWhenVisible={!found.isLoading}
      shadow="md"
      onOptionSubmit={choose}
      resetSelectionOnOptionHover
    >
      <Combobox.Target withExpandedAttribute aria-activedescendant={activeId}>
        <InputBase
          {...field}
          error={typed.problem ?? field.error}
          autoComplete="off"
          ref={input}
          value={search ?? chosen}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setActive(-1);
            combobox.openDropdown();
          }}
          onFocus={select}
          onClick={() => {
            select();
            combobox.openDropdown();
          }}
          onKeyDown={(event) => {
            // Escape restores the choice.
            if (event.key === 'Escape') setSearch(undefined);
            typed.onKeyDown(event);
          }}
          onBlur={() => {
            combobox.closeDropdown();
            if (search?.trim()) typed.leave();
            else setSearch(undefined);
          }}
          rightSectionPointerEvents={value ? 'all' : 'none'}
          rightSection={
            value && !keepOne && !field.disabled ? (
              <CloseButton
                size="sm"
                aria-label={t('picker.remove', { label: field.label })}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChange(null)}
              />
            ) : (
              <Combobox.Chevron />
            )
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <OptionList
          found={found}
          chosen={value ? [value] : []}
          detailed={source.detailed}
          label={field.label}
          active={active}
          optionId={optionId}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}
