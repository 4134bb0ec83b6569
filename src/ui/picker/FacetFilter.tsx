import { Combobox, UnstyledButton, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { OptionList } from './OptionList.tsx';
import type { OptionSource } from './source.ts';
import { useLabels, useOptions } from './useOptions.ts';
import classes from './picker.module.css';

/** Milliseconds without a key before a search goes to the server. */
export const SEARCH_DEBOUNCE = 200;

interface FacetFilterProps {
  label: string;
  source: OptionSource;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** A filter of a list: a button that shows what is chosen and opens a searchable list to choose several from. */
export function FacetFilter({ label, source, values, onChange }: FacetFilterProps): ReactNode {
  const { t } = useTranslation('common');
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search, SEARCH_DEBOUNCE);
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch('');
    },
  });
  const found = useOptions(source, settled, combobox.dropdownOpened);
  const labels = useLabels(source, values);
  const chosen = useFormat().list(values.map((value) => labels[value] ?? '…'));
  return (
    <Combobox
      store={combobox}
      width={280}
      position="bottom-start"
      shadow="md"
      onOptionSubmit={(value) =>
        onChange(
          values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
        )
      }
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <UnstyledButton
          className={classes.facet}
          data-active={values.length > 0 || undefined}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          onClick={() => combobox.toggleDropdown()}
        >
          <span>{label}</span>
          {values.length > 0 ? <span className={classes.facetValue}>{chosen}</span> : null}
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={t('picker.search')}
          aria-label={t('picker.searchIn', { label })}
        />
        <OptionList found={found} chosen={values} multiple label={label} />
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
