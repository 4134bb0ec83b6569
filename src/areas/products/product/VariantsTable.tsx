import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROW_DRAWING } from '#ui/table/drawn-rows.ts';
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
  const isLong = variants.length > ALL_DRAWN;
  return (
    <div
      ref={isLong ? setScroller : undefined}
      className={classes.variants}
      data-long={isLong || undefined}
      {...(isLong ? { tabIndex: 0, role: 'group', 'aria-label': t('product.variants') } : {})}
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
            <RowsInSight {...props} scroller={scroller} />
          ) : (
            <Rows {...props} shown={[...variants.keys()]} />
          )}
        </tbody>
      </table>
    </div>
  );
}

function RowsInSight({
  scroller,
  ...props
}: VariantsTableProps & { scroller: HTMLDivElement | null }): ReactNode {
  const { variants, options } = props;
  const drawn = useVirtualizer({
    ...ROW_DRAWING,
    count: variants.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    initialRect: { width: 0, height: 16 * ROW_HEIGHT },
    scrollMargin: ROW_HEIGHT,
  });
  const shown = drawn.getVirtualIndexes();
  const [first = 0] = shown;
  const last = shown.at(-1) ?? -1;
  const columns = options.length + 7;
  return (
    <>
      <Gap rows={first} columns={columns} />
      <Rows {...props} shown={shown} />
      <Gap rows={variants.length - 1 - last} columns={columns} />
    </>
  );
}

function Rows({ variants, shown, ...row }: VariantsTableProps & { shown: number[] }): ReactNode {
  return shown.map((index) => {
    const variant = variants[index];
    return variant ? (
      <VariantRow key={variant.id} {...row} variant={variant} index={index} />
    ) : null;
  });
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
