import { Button, CloseButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { useSingleKeys } from '../keyboard/SingleKeys.tsx';
import { BULK_ACTIONS } from './useRowKeys.ts';
import classes from './BulkBar.module.css';

interface BulkBarProps {
  /** Selected records, also those of other pages. */
  count: number;
  /** Whether this page has rows that are not selected yet. */
  canSelectPage: boolean;
  onSelectPage: () => void;
  /** All records that match, when they can be selected beyond the page. */
  total: number | undefined;
  onSelectAll: () => Promise<void>;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** What can be done with the selected records; lies over the end of the list while there are any. */
export function BulkBar(props: BulkBarProps): ReactNode {
  const { count, canSelectPage, onSelectPage, total = 0, onSelectAll, onClear, children } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const key = useSingleKeys() ? 'B' : 'F6';
  const [isSelecting, setSelecting] = useState(false);
  // What fails is said by the one handler of failed writes.
  const { mutate: selectAll } = useMutation({
    mutationFn: onSelectAll,
    onSettled: () => setSelecting(false),
  });
  return (
    <>
      <span className="qm-visually-hidden" role="status">
        {count > 0
          ? [
              t('table.selected', { count, number: format.number(count) }),
              t('table.actionsKey', { key }),
            ].join('. ')
          : ''}
      </span>
      {count > 0 ? (
        <section className={classes.bar} aria-label={t('table.selection')} data-passing>
          <span className={classes.count}>
            {t('table.selected', { count, number: format.number(count) })}
          </span>
          {canSelectPage ? (
            <Button size="compact-sm" variant="subtle" color="gray" onClick={onSelectPage}>
              {t('table.selectPage')}
            </Button>
          ) : null}
          {!canSelectPage && total > count ? (
            <Button
              size="compact-sm"
              variant="subtle"
              loading={isSelecting}
              onClick={() => {
                setSelecting(true);
                selectAll();
              }}
            >
              {t('table.selectAll', { count: total, number: format.number(total) })}
            </Button>
          ) : null}
          {/* Until all are known, what is pressed would be done with this page alone. */}
          <div className={classes.actions} inert={isSelecting} {...{ [BULK_ACTIONS]: '' }}>
            {children}
          </div>
          <kbd className={classes.key} title={t('table.actionsKey', { key })} aria-hidden>
            {key}
          </kbd>
          <CloseButton
            className={classes.close ?? ''}
            aria-label={t('table.clearSelection')}
            onClick={onClear}
          />
        </section>
      ) : null}
    </>
  );
}
