import { Combobox, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { Chip } from './Chip.tsx';
import { OptionList } from './OptionList.tsx';
import type { OptionSource } from './source.ts';
import { useOptionList } from './useOptionList.ts';
import { useTyped } from './useTyped.ts';
import { SEARCH_DEBOUNCE } from '../page/search-debounce.ts';
import { useLabels, useOptions } from './useOptions.ts';
import classes from './picker.module.css';

/** No search up to this many choices. */
const FEW = 8;

interface FacetFilterProps {
  label: string;
  source: OptionSource;
  values: readonly string[];
  onChange: (values: string[]) => void;
  single?: boolean;
  defaultOpened?: boolean;
  onClose?: () => void;
}

export function FacetFilter(props: FacetFilterProps): ReactNode {
  const { label, source, values, onChange, single, onClose } = props;
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(props.defaultOpened ?? false);
  // The focus must not leave a dialog.
  const [dialog, setDialog] = useState<HTMLElement | null>();
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search, SEARCH_DEBOUNCE);
  const found = useOptions(source, settled, opened);
  const labels = useLabels(source, values);
  const chosen = useFormat().list(values.map((value) => labels[value] ?? '…'));
  const choose = (value: string): void => {
    if (values.includes(value)) onChange(values.filter((other) => other !== value));
    else onChange(single ? [value] : [...values, value]);
    if (single) combobox.closeDropdown();
  };
  const isSearched = (source.options?.length ?? Infinity) > FEW;
  const { combobox, active, setActive, activeId, optionId } = useOptionList({
    found,
    onSubmit: choose,
    opened,
    onOpenedChange: (next) => {
      setOpened(next);
      if (next) return;
      // The search field unmounts with the list: return its focus afterwards.
      if (document.activeElement === combobox.searchRef.current) {
        setTimeout(() => button.current?.focus());
      }
      setSearch('');
      onClose?.();
    },
  });
  const typed = useTyped({
    source,
    text: search,
    active,
    take: ({ value }) => {
      if (!values.includes(value)) choose(value);
      setSearch('');
    },
  });
  return (
    <Combobox
      store={combobox}
      keepMounted={false}
      {...(dialog ? { portalProps: { target: dialog } } : {})}
      // Allow flipping until the options are loaded.
      preventPositionChangeWhenVisible={!found.isLoading}
      width={280}
      position="bottom-start"
      shadow="md"
      onOptionSubmit={choose}
      resetSelectionOnOptionHover
    >
      <Combobox.DropdownTarget>
        <Chip
          buttonRef={button}
          label={label}
          value={values.length > 0 ? chosen : undefined}
          opened={opened}
          popup="listbox"
          onClick={() => {
            setDialog(button.current?.closest<HTMLElement>('[role=dialog]'));
            combobox.toggleDropdown();
          }}
          onRemove={() => onChange([])}
        />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown data-portal={dialog ? true : undefined}>
        <Combobox.Search
          data-autofocus
          autoFocus
          // Keyboard control needs a focused field; without search it is hidden.
          {...(isSearched
            ? { placeholder: t('picker.search'), 'aria-label': t('picker.searchIn', { label }) }
            : { readOnly: true, 'aria-label': label, className: 'qm-visually-hidden' })}
          role="combobox"
          aria-expanded={opened}
          aria-controls={combobox.listId ?? undefined}
          aria-activedescendant={activeId}
          value={search}
          error={typed.problem}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={(event) => {
            typed.onKeyDown(event);
            if (event.key === 'Tab') typed.leave();
          }}
        />
        <OptionList
          found={found}
          chosen={values}
          multiple={!single}
          detailed={source.detailed}
          label={label}
          active={active}
          optionId={optionId}
        />
        {values.length > 0 ? (
          <div className={classes.footer}>
            <UnstyledButton fz="sm" c="var(--qm-accent-text)" onClick={() => onChange([])}>
              {t('picker.clear')}
            </UnstyledButton>
          </div>
        ) : null}
      </Combobox.Dropdown>
    </Combobox>
  );
}
