import { Button, Checkbox, Combobox, Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import type { OptionsFound } from './useOptions.ts';
import classes from './picker.module.css';

interface OptionListProps {
  found: OptionsFound;
  chosen: readonly string[];
  /** Shows a tick box before each option. */
  multiple?: boolean;
  /** Names the list for screen readers. */
  label: string;
}

/** How near to its end, in pixels, the list loads more. */
const NEAR_END = 80;

/** The options inside a picker's drop-down: loads on as one scrolls, and says how many of all are there. */
export function OptionList({ found, chosen, multiple, label }: OptionListProps): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { options, count, isLoading, isError, more } = found;
  if (isError) {
    return (
      <div className={classes.message} role="alert">
        <Text size="sm">{t('picker.failed')}</Text>
        <Button size="compact-sm" variant="default" onClick={found.retry}>
          {t('actions.retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Combobox.Options
        className={classes.options}
        aria-label={label}
        onScroll={({ currentTarget: list }) => {
          if (more && list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END) more();
        }}
      >
        {options.map((option) => {
          const active = chosen.includes(option.value);
          return (
            <Combobox.Option key={option.value} value={option.value} active={active}>
              <span className={classes.option}>
                {multiple ? (
                  <Checkbox
                    size="xs"
                    checked={active}
                    readOnly
                    aria-hidden
                    tabIndex={-1}
                    style={{ pointerEvents: 'none' }}
                  />
                ) : null}
                {option.label}
              </span>
            </Combobox.Option>
          );
        })}
        {options.length === 0 && !isLoading ? (
          <Combobox.Empty>{t('picker.none')}</Combobox.Empty>
        ) : null}
      </Combobox.Options>
      <div className={classes.footer}>
        <span>{t('picker.shown', {
            shown: format.number(options.length),
            total: format.number(count),
          })}</span>
        {isLoading ? <Loader size={14} aria-label={t('states.loading')} /> : null}
        {more && !isLoading ? (
          <Button size="compact-xs" variant="subtle" onClick={more}>
            {t('picker.more')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
