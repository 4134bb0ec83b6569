import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import { stockItemName } from '#shared/inventory/name.ts';
import { differences } from './count.ts';
import type { Count, Difference } from './count.ts';
import { LongList } from './LongList.tsx';
import { itemsNow } from './query.ts';
import { countSteps } from './save.ts';
import classes from './stocktake.module.css';

interface ReviewCountProps {
  /** Constant while open. */
  count: Count;
  location: StockLocation;
  onClose: () => void;
  onDone: () => void;
}

const NONE: readonly Difference[] = [];

/**
 * Shows the differences from current stock and sets it on confirmation. Stock changed by others meanwhile isn't
 * overwritten but shown for another confirmation.
 */
export function ReviewCount({ count, location, onClose, onDone }: ReviewCountProps): ReactNode {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const queryClient = useQueryClient();
  // Times reconfirmed.
  const [turn, setTurn] = useState(0);
  const moved = useRef(new Set<string>());
  // Across turns, for the toast.
  const set = useRef(new Set<string>());
  const now = useQuery(itemsNow(queryClient, [...count.units.keys()], turn));
  const changes = useMemo(
    () => (now.data ? differences(count, now.data, location.id) : NONE),
    [count, now.data, location.id],
  );
  const differing = changes.length;
  const numbers = (count: number) => ({ count, number: format.number(count) });
  const onRan = (done: ReadonlySet<string>): void => {
    for (const id of done) set.current.add(id);
    const left = changes.filter(({ item }) => !done.has(item.id));
    // Other failures come first and can be retried.
    if (left.length > 0 && left.every(({ item }) => moved.current.has(item.id))) setTurn(turn + 1);
    moved.current.clear();
  };
  return (
    <StepsDialog
      key={turn}
      opened
      isHarmless
      isDisabled={differing === 0}
      title={t('stocktake.reviewTitle', { location: location.name })}
      text={
        now.data
          ? t('stocktake.reviewText', {
              count: count.units.size,
              number: format.number(count.units.size),
              differ: format.number(differing),
            })
          : t('stocktake.reading')
      }
      confirmLabel={
        differing === 0 ? t('stocktake.saveNone') : t('stocktake.save', numbers(differing))
      }
      operation="updateInventoryLevel"
      steps={() => countSteps(changes, location.id, (id) => moved.current.add(id))}
      onRan={onRan}
      onClose={onClose}
      onDone={() => {
        showToast('success', {
          message: t('stocktake.saved', {
            ...numbers(set.current.size),
            location: location.name,
          }),
        });
        onDone();
      }}
    >
      <SectionQuery query={now} skeleton={<FormSkeleton fields={2} />}>
        {() => (
          <>
            {turn > 0 ? <Banner tone="warning">{t('stocktake.moved')}</Banner> : null}
            {differing > 0 ? <Differences changes={changes} /> : null}
          </>
        )}
      </SectionQuery>
    </StepsDialog>
  );
}

function Differences({ changes }: { changes: readonly Difference[] }): ReactNode {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const signed = (units: number): string =>
    units > 0 ? `+${format.number(units)}` : format.number(units);
  const off = ({ stored, counted }: Difference): number => Math.abs(counted - (stored ?? 0));
  const rows = changes.toSorted((one, other) => off(other) - off(one));
  return (
    <LongList label={t('stocktake.differences')} rows={rows}>
      {({ item, stored, counted: units }) => (
        <li key={item.id} className={classes.row}>
          <bdi className={classes.name}>{stockItemName(item)}</bdi>
          <span className={classes.detail}>
            {t('stocktake.fromTo', {
              from: format.number(stored ?? 0),
              to: format.number(units),
            })}
          </span>
          <strong className={classes.figure} data-less={units < (stored ?? 0)}>
            {signed(units - (stored ?? 0))}
          </strong>
        </li>
      )}
    </LongList>
  );
}
