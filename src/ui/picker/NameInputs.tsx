import { Autocomplete, TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { MOST_PASTED } from '../tags/tags.ts';
import { useTagText } from '../tags/useTagText.ts';
import { spelledAs } from './existing-name.ts';
import type { OptionSource } from './source.ts';
import { SEARCH_DEBOUNCE } from '../page/search-debounce.ts';
import { optionsQuery, useOptions } from './useOptions.ts';

interface NameInputProps {
  label: string;
  description?: string;
  /** Suggestions. */
  source: OptionSource;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
}

/** Records may share a name. */
const distinctNames = (options: readonly { label: string }[]): string[] => [
  ...new Set(options.map((option) => option.label)),
];

/** The server's search matches more than the name. */
const unfiltered = <T,>({ options }: { options: T }): T => options;

/** Returns the existing spelling if only case differs. */
function useExistingName(source: OptionSource): (name: string) => Promise<string> {
  const queryClient = useQueryClient();
  return async (name) => {
    const q = name.trim();
    if (q === '') return name;
    const found = await queryClient
      .fetchInfiniteQuery(optionsQuery(source, q))
      .catch(() => undefined);
    return spelledAs(found?.pages.flatMap(({ options }) => options) ?? [], name);
  };
}

/** A new or existing name. */
export function NameInput({ source, value, onChange, ...field }: NameInputProps): ReactNode {
  const [opened, setOpened] = useState(false);
  const [settled] = useDebouncedValue(value, SEARCH_DEBOUNCE);
  const found = useOptions(source, settled, opened);
  const existing = useExistingName(source);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const leave = async (): Promise<void> => {
    const name = await existing(value);
    // Ignore if the user typed on.
    if (latest.current === value && name !== value) onChange(name);
  };
  return (
    <Autocomplete
      {...field}
      value={value}
      onBlur={() => void leave()}
      onChange={onChange}
      data={distinctNames(found.options)}
      filter={unfiltered}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
    />
  );
}

interface NamesInputProps extends Omit<NameInputProps, 'value' | 'onChange'> {
  value: string[];
  onChange: (value: string[]) => void;
}

export function NamesInput(props: NamesInputProps): ReactNode {
  const { source, value, onChange, error, ...field } = props;
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const [opened, setOpened] = useState(false);
  const existing = useExistingName(source);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const take = async (added: string): Promise<void> => {
    const name = await existing(added);
    const { current: names } = latest;
    if (name === added || !names.includes(added)) return;
    onChange([...new Set(names.map((one) => (one === added ? name : one)))]);
  };
  const text = useTagText(value, (names) => {
    onChange(names);
    for (const name of names) if (!value.includes(name)) void take(name);
    // Uncover the fields below; typing reopens it.
    setOpened(false);
  });
  const [settled] = useDebouncedValue(text.field.searchValue, SEARCH_DEBOUNCE);
  const found = useOptions(source, settled, opened);
  return (
    <TagsInput
      {...field}
      value={value}
      {...text.field}
      error={text.isTooMuch ? t('picker.tooMany', { number: number(MOST_PASTED) }) : error}
      dropdownOpened={opened}
      data={distinctNames(found.options).filter((name) => !value.includes(name))}
      filter={unfiltered}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': t('picker.clear') }}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
    />
  );
}
