import { Button, Combobox, Loader } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { ROW_DRAWING } from '../table/drawn-rows.ts';
import type { Option } from './source.ts';
import type { OptionsFound } from './useOptions.ts';
import classes from './picker.module.css';

interface OptionListProps {
  found: OptionsFound;
  chosen: readonly string[];
  multiple?: boolean | undefined;
  detailed?: boolean | undefined;
  label: string;
  /** Enter chooses it; -1 for none. */
  active: number;
  optionId: (index: number) => string;
  /** `false` clears; without it there is no “all”. */
  onAll?: ((isChosen: boolean) => void) | undefined;
  renderEnd?: ((option: Option) => ReactNode) | undefined;
}

/** Pixels. */
const OPTION_HEIGHT = 32;
const DETAILED_OPTION_HEIGHT = 48;
const LIST_HEIGHT = 264;
/** Options left below the rendered ones before more load. */
const NEAR_END = 10;

export function OptionList(props: OptionListProps): ReactNode {
  const { found, chosen, multiple, detailed, label, active, optionId, onAll, renderEnd } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const { options, count, isLoading, isError, more } = found;
  // A list fully in view needs no count.
  const isWhole = !isLoading && options.length === count && count * OPTION_HEIGHT <= LIST_HEIGHT;
  const isAllChosen =
    chosen.length >= count && options.every(({ value }) => chosen.includes(value));
  const height = detailed ? DETAILED_OPTION_HEIGHT : OPTION_HEIGHT;
  const list = useRef<HTMLDivElement>(null);
  const drawn = useVirtualizer({
    ...ROW_DRAWING,
    count: options.length,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    initialRect: { width: 0, height: LIST_HEIGHT },
  });
  const shown = drawn.getVirtualItems();
  const end = (shown.at(-1)?.index ?? -1) + 1;

  useEffect(() => {
    if (more && end + NEAR_END > options.length) more();
  }, [more, end, options.length]);
  useLayoutEffect(() => {
    if (active >= 0) drawn.scrollToIndex(active);
  }, [active, drawn]);

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
      >
        <div
          role="presentation"
          className={classes.all}
          style={{ blockSize: drawn.getTotalSize() }}
        >
          {shown.map(({ index, start }) => {
            const option = options[index];
            if (!option) return null;
            const isChosen = chosen.includes(option.value);
            return (
              <Combobox.Option
                key={option.value}
                id={optionId(index)}
                value={option.value}
                className={classes.optionRow}
                style={{ insetBlockStart: start, blockSize: height }}
                active={isChosen}
                selected={index === active}
                aria-selected={isChosen}
                aria-disabled={option.isDisabled || undefined}
                data-off={option.isDisabled || undefined}
                aria-setsize={count}
                aria-posinset={index + 1}
              >
                {multiple ? (
                  <span className="qm-checkbox" data-checked={isChosen || undefined} aria-hidden />
                ) : null}
                {detailed && option.image !== undefined ? <Thumbnail src={option.image} /> : null}
                <span className={classes.optionText}>
                  <span dir="auto">{option.label}</span>
                  {detailed && option.detail ? <small dir="auto">{option.detail}</small> : null}
                </span>
                {renderEnd?.(option)}
                {!multiple && isChosen ? <IconCheck size={15} stroke={2} aria-hidden /> : null}
              </Combobox.Option>
            );
          })}
        </div>
      </Combobox.Options>
      {options.length === 0 && !isLoading ? (
        <Combobox.Empty className={classes.none ?? ''}>{t('picker.none')}</Combobox.Empty>
      ) : null}
      {onAll && count > 1 ? (
        <div className={classes.together}>
          <AllButton isChosen={isAllChosen} count={count} onAll={onAll} />
        </div>
      ) : null}
      <div className={isWhole ? 'qm-visually-hidden' : classes.footer} role="status">
        <span>
          {t('picker.shown', { shown: format.number(options.length), total: format.number(count) })}
        </span>
        {isLoading ? (
          <span>
            <span className="qm-visually-hidden">{t('states.loading')}</span>
            <Loader size={14} aria-hidden />
          </span>
        ) : null}
      </div>
    </>
  );
}

interface AllButtonProps {
  isChosen: boolean;
  count: number;
  onAll: (isChosen: boolean) => void;
}

function AllButton({ isChosen, count, onAll }: AllButtonProps): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <Button size="compact-xs" variant="subtle" onClick={() => onAll(!isChosen)}>
      {isChosen
        ? t('table.clearSelection')
        : t('table.selectAll', { count, number: format.number(count) })}
    </Button>
  );
}
