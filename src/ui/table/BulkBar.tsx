import { Button, CloseButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { BULK_ACTIONS } from '../keyboard/attributes.ts';
import { useSingleKeys } from '../keyboard/SingleKeys.tsx';
import classes from './BulkBar.module.css';

interface BulkBarProps {
  /** Includes other pages. */
  count: number;
  canSelectPage: boolean;
  onSelectPage: () => void;
  /** All matches; undefined if only the page can be selected. */
  total: number | undefined;
  onSelectAll: () => Promise<void>;
  onClear: () => void;
  children: ReactNode;
}

export function BulkBar(props: BulkBarProps): ReactNode {
  const { count, canSelectPage, onSelectPage, total = 0, onSelectAll, onClear, children } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const key = useSingleKeys() ? 'B' : 'F6';
  const [isSelecting, setSelecting] = useState(false);
  // Errors go to the global mutation handler.
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
          {/* Until all ids are known, actions would affect this page only. */}
          <div
            className={classes.actions}
            data-actions="quiet"
            inert={isSelecting}
            {...{ [BULK_ACTIONS]: '' }}
          >
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
