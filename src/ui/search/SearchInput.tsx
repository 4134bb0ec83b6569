import { ActionIcon } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SearchInput.module.css';

interface SearchInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'onChange'
> {
  /** What is searched: the field's name, and what stands in it while it is empty. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Empties the field; without it there is no button for that. */
  onClear?: (() => void) | undefined;
  /** As high as a toolbar's other controls, or as a form's. */
  size?: 'toolbar' | 'form';
}

/**
 * A field that searches what stands below it. Every list begins with one, so it is a plain `input`: the kit's fields
 * with labels, hints and errors come with the forms.
 */
export function SearchInput(props: SearchInputProps): ReactNode {
  const { label, value, onChange, onClear, size = 'toolbar', className = '', ...input } = props;
  const { t } = useTranslation('common');
  return (
    <div className={`${classes.field} ${className}`} data-size={size}>
      <IconSearch className={classes.icon} size={15} stroke={1.75} aria-hidden />
      <input
        aria-label={label}
        placeholder={label}
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
