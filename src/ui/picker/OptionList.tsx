import { Button, Combobox, Loader } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import type { OptionsFound } from './useOptions.ts';
import { DETAILED_OPTION_HEIGHT, OPTION_HEIGHT, scrollTo, windowOf } from './window.ts';
import classes from './picker.module.css';

interface OptionListProps {
  found: OptionsFound;
  chosen: readonly string[];
  /** Shows a tick box before each option. */
  multiple?: boolean | undefined;
  /** Options have a second line and a picture. */
  detailed?: boolean | undefined;
  /** Names the list for screen readers. */
  label: string;
  /** Index of the option that Enter would choose, -1 for none. */
  active: number;
  /** The id of the option with an index, as the field's `aria-activedescendant` names it. */
  optionId: (index: number) => string;
}

/** More options are loaded when so few are left below what is in sight. */
const NEAR_END = 10;

/**
 * The options inside a picker's drop-down: loads on as one scrolls or walks down, draws only what is in sight, and
 * says how many of all are there.
 */
export function OptionList(props: OptionListProps): ReactNode {
  const { found, chosen, multiple, detailed, label, active, optionId } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const { options, count, isLoading, isError, more } = found;
  const height = detailed ? DETAILED_OPTION_HEIGHT : OPTION_HEIGHT;
  const list = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState({ scrolled: 0, height: 260 });
  const shown = windowOf(sight.scrolled, sight.height, options.length, height);

  useEffect(() => {
    if (more && shown.end + NEAR_END > options.length) more();
  }, [more, shown.end, options.length]);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || active < 0) return;
    element.scrollTop = scrollTo(active, element.scrollTop, element.clientHeight, height);
  }, [active, height]);

  if (isError) {
    return (
      <div className={classes.message} role="alert">
        <span>{t('picker.failed')}</span>
        <Button size="compact-sm" variant="default" onClick={found.retry}>
          {t('actions.retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Combobox.Options
        ref={list}
        className={classes.options}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-busy={isLoading}
        onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
          setSight({ scrolled: scrollTop, height: clientHeight })
        }
      >
        <div
          role="presentation"
          className={classes.all}
          style={{ blockSize: options.length * height }}
        >
          {options.slice(shown.start, shown.end).map((option, place) => {
            const index = shown.start + place;
            const isChosen = chosen.includes(option.value);
            return (
              <Combobox.Option
                key={option.value}
                id={optionId(index)}
                value={option.value}
                className={classes.optionRow}
                style={{ insetBlockStart: index * height, blockSize: height }}
                active={isChosen}
                selected={index === active}
                aria-selected={isChosen}
                aria-setsize={count}
                aria-posinset={index + 1}
              >
                {multiple ? (
                  <span className={classes.tick} data-checked={isChosen || undefined} aria-hidden>
                    <IconCheck size={12} stroke={3} />
                  </span>
                ) : null}
                {detailed && option.image !== undefined ? <Thumbnail src={option.image} /> : null}
                <span className={classes.optionText}>
                  <span>{option.label}</span>
                  {detailed && option.detail ? <small>{option.detail}</small> : null}
                </span>
                {!multiple && isChosen ? <IconCheck size={15} stroke={2} aria-hidden /> : null}
              </Combobox.Option>
            );
          })}
        </div>
      </Combobox.Options>
      {options.length === 0 && !isLoading ? (
        <Combobox.Empty>{t('picker.none')}</Combobox.Empty>
      ) : null}
      <div className={classes.footer} role="status">
        <span>
          {t('picker.shown', { shown: format.number(options.length), total: format.number(count) })}
        </span>
        {isLoading ? <Loader size={14} aria-label={t('states.loading')} /> : null}
      </div>
    </>
  );
}
