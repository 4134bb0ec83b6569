import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROW_DRAWING, withFocused } from '#ui/table/drawn-rows.ts';
import type { Reorder } from '../useReorder.ts';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { FormName } from './forms.tsx';
import classes from './product.module.css';
import type { Product } from './query.ts';
import type { Variant } from './variant.ts';
import { VariantRow } from './VariantRow.tsx';

/** Longer tables are virtualized. */
const ALL_DRAWN = 60;
/** In pixels; keep in sync with the stylesheet. */
const ROW_HEIGHT = 40;

interface VariantsTableProps {
  variants: readonly Variant[];
  options: Product['options'];
  /** Default currency; undefined while loading. */
  currency: string | undefined;
  form: OpenForm<FormName>;
  reorder: Reorder | undefined;
  onDelete: (variant: Variant) => void;
}

export function VariantsTable(props: VariantsTableProps): ReactNode {
  const { variants, options } = props;
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  // State, not a ref: rows must re-render once the scroller mounts.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const isLong = variants.length > ALL_DRAWN;
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const row = target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
    const variant = variants[Number(row) - 2];
    if (variant) setFocusedId(variant.id);
  };
  return (
    <div
      ref={isLong ? setScroller : undefined}
      className={classes.variants}
      data-long={isLong || undefined}
      {...(isLong
        ? { tabIndex: 0, role: 'group', 'aria-label': t('product.variants'), onFocus }
        : {})}
    >
      <table aria-label={t('product.variants')} aria-rowcount={variants.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('variants.title')}</th>
            {options.map((option) => (
              <th key={option.id} scope="col" className={classes.wide}>
                {option.title}
              </th>
            ))}
            <th scope="col" className={classes.wide}>
              {common('fields.sku')}
            </th>
            <th scope="col" className={classes.roomy}>
              {t('fields.barcode')}
            </th>
            <th scope="col" className={`${classes.figure} ${classes.roomy}`}>
              {t('fields.weight')}
            </th>
            <th scope="col" className={classes.figure}>
              {common('fields.prices')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('variants.stock')}
            </th>
            <th scope="col">
              <span className="qm-visually-hidden">{t('variants.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {isLong ? (
            <RowsInSight {...props} scroller={scroller} focusedId={focusedId} />
          ) : (
            <Rows {...props} shown={[...variants.keys()]} />
          )}
        </tbody>
      </table>
    </div>
  );
}

interface RowsInSightProps extends VariantsTableProps {
  scroller: HTMLDivElement | null;
  /** Stays drawn: it may be edited. */
  focusedId: string | undefined;
}

function RowsInSight({ scroller, focusedId, ...props }: RowsInSightProps): ReactNode {
  const { variants } = props;
  const focused = variants.findIndex(({ id }) => id === focusedId);
  const drawn = useVirtualizer({
    ...ROW_DRAWING,
    count: variants.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    initialRect: { width: 0, height: 16 * ROW_HEIGHT },
    scrollMargin: ROW_HEIGHT,
    rangeExtractor: (range) =>
      focused === -1 ? defaultRangeExtractor(range) : withFocused(focused, range),
  });
  return <Rows {...props} shown={drawn.getVirtualIndexes()} />;
}

interface RowsProps extends VariantsTableProps {
  shown: readonly number[];
}

function Rows({ variants, shown, ...row }: RowsProps): ReactNode {
  const columns = row.options.length + 7;
  return (
    <>
      {shown.map((index, place) => {
        const variant = variants[index];
        return variant ? (
          <Fragment key={variant.id}>
            <Gap rows={index - 1 - (shown[place - 1] ?? -1)} columns={columns} />
            <VariantRow {...row} variant={variant} index={index} />
          </Fragment>
        ) : null;
      })}
      <Gap rows={variants.length - 1 - (shown.at(-1) ?? -1)} columns={columns} />
    </>
  );
}

function Gap({ rows, columns }: { rows: number; columns: number }): ReactNode {
  return rows > 0 ? (
    <tr aria-hidden className={classes.gap}>
      <td colSpan={columns} style={{ blockSize: rows * ROW_HEIGHT }}>
        &nbsp;
      </td>
    </tr>
  ) : null;
}
