import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { applyLevel } from '#shared/inventory/items.ts';
import { StepsDialog } from '#shared/StepsDialog.tsx';
import type { Step } from '#shared/steps.ts';
import { stockItemName } from '#shared/inventory/name.ts';
import type { Difference } from './count.ts';
import classes from './stocktake.module.css';

interface ReviewCountProps {
  changes: readonly Difference[];
  /** Items that were counted, whether they differ or not. */
  counted: number;
  location: StockLocation;
  onClose: () => void;
  onDone: () => void;
}

/** Shows what a count would change, and sets the stock to it once that is confirmed. */
export function ReviewCount(props: ReviewCountProps): ReactNode {
  const { counted, location, onClose, onDone } = props;
  const { t } = useTranslation('inventory');
  const format = useFormat();
  // What was agreed to: while it is saved, the stock is read again and differs no more.
  const agreed = useRef<{ steps: Step[]; count: number }>(undefined);
  const { changes } = props;
  const count = changes.length;
  const signed = (units: number): string =>
    units > 0 ? `+${format.number(units)}` : format.number(units);
  return (
    <StepsDialog
      opened
      isHarmless
      title={t('stocktake.reviewTitle', { location: location.name })}
      text={t('stocktake.reviewText', {
        count: counted,
        number: format.number(counted),
        differ: format.number(count),
      })}
      confirmLabel={t('stocktake.save', { count, number: format.number(count) })}
      operation="updateInventoryLevel"
      steps={() => {
        agreed.current ??= {
          count,
          steps: changes.map(({ item, stored, counted: units }) => ({
            id: item.id,
            label: stockItemName(item),
            stage: 1,
            run: (call) =>
              applyLevel(
                item.id,
                {
                  kind: stored === null ? 'create' : 'update',
                  location: location.id,
                  stocked: units,
                },
                call,
              ),
          })),
        };
        return agreed.current.steps;
      }}
      onClose={onClose}
      onDone={() => {
        const saved = agreed.current?.count ?? 0;
        showToast('success', {
          message: t('stocktake.saved', {
            count: saved,
            number: format.number(saved),
            location: location.name,
          }),
        });
        onDone();
      }}
    >
      <ul className={classes.rows} aria-label={t('stocktake.differences')}>
        {changes.map(({ item, stored, counted: units }) => (
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
        ))}
      </ul>
    </StepsDialog>
  );
}
