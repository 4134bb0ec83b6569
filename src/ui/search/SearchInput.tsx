import { ActionIcon } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_SEARCH } from './longest.ts';
import classes from './SearchInput.module.css';

interface SearchInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'onChange'
> {
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Without it there is no clear button. */
  onClear?: (() => void) | undefined;
  size?: 'toolbar' | 'form';
}

/** A plain `input`: every list loads it, Mantine's inputs only come with forms. */
export function SearchInput(props: SearchInputProps): ReactNode {
  const { label, value, onChange, onClear, size = 'toolbar', className = '', ...input } = props;
  const { t } = useTranslation('common');
  return (
    <div className={`${classes.field} ${className}`} data-size={size}>
      <IconSearch className={classes.icon} size={15} stroke={1.75} aria-hidden />
      <input
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_SEARCH}
        {...input}
        className={classes.input}
        type="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {onClear && value ? (
        <ActionIcon
          className={classes.clear}
          size={22}
          aria-label={t('table.clearSearch')}
          onClick={onClear}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  );
}
