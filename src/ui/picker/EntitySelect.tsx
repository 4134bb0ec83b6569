import { CloseButton, Combobox, InputBase, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_DEBOUNCE } from './FacetFilter.tsx';
import { OptionList } from './OptionList.tsx';
import type { OptionSource } from './source.ts';
import { useLabels, useOptions } from './useOptions.ts';

interface EntitySelectProps {
  label: string;
  source: OptionSource;
  value: string | null;
  onChange: (value: string | null) => void;
  error?: ReactNode;
  placeholder?: string;
}

/** A form field that picks one record, found by the server as one types. */
export function EntitySelect(props: EntitySelectProps): ReactNode {
  const { label, source, value, onChange, error, placeholder } = props;
  const { t } = useTranslation('common');
  const [search, setSearch] = useState<string>();
  const [settled] = useDebouncedValue(search ?? '', SEARCH_DEBOUNCE);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useOptions(source, settled, combobox.dropdownOpened);
  const labels = useLabels(source, value ? [value] : []);
  const close = (): void => {
    setSearch(undefined);
    combobox.closeDropdown();
  };
  return (
    <Combobox
      store={combobox}
      shadow="md"
      onOptionSubmit={(next) => {
        onChange(next);
        close();
      }}
    >
      <Combobox.Target>
        <InputBase
          label={label}
          error={error}
          placeholder={placeholder}
          value={search ?? (value ? (labels[value] ?? '…') : '')}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={close}
          rightSectionPointerEvents="all"
          rightSection={
            value ? (
              <CloseButton
                size="sm"
                aria-label={t('picker.remove', { label })}
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
        <OptionList found={found} chosen={value ? [value] : []} label={label} />
      </Combobox.Dropdown>
    </Combobox>
  );
}
