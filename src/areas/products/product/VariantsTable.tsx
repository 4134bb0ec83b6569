import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROW_DRAWING } from '#ui/table/drawn-rows.ts';
import type { Reorder } from '#shared/useReorder.ts';
import type { OpenForm } from '#shared/useOpenForm.ts';
import type { FormName } from './forms.tsx';
import classes from './product.module.css';
import type { Product } from './query.ts';
import type { Variant } from './variant.ts';
import { VariantRow } from './VariantRow.tsx';

/** Longer tables scroll in themselves and draw only the rows in sight. */
const ALL_DRAWN = 60;
/** Pixels, as the style sheet has them. */
const ROW_HEIGHT = 40;

interface VariantsTableProps {
  variants: readonly Variant[];
  options: Product['options'];
  /** The store's usual one; undefined until it is known. */
  currency: string | undefined;
  form: OpenForm<FormName>;
  reorder: Reorder | undefined;
  onDelete: (variant: Variant) => void;
}

/** The variants of a product; thousands of them stay quick. */
export function VariantsTable(props: VariantsTableProps): ReactNode {
  const { variants, options, currency, form, reorder, onDelete } = props;
  const { t } = useTranslation('products');
  const scroller = useRef<HTMLDivElement>(null);
  const isLong = variants.length > ALL_DRAWN;
  const drawn = useVirtualizer({
    ...ROW_DRAWING,
    enabled: isLong,
    count: variants.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    initialRect: { width: 0, height: 16 * ROW_HEIGHT },
    scrollMargin: ROW_HEIGHT,
  });
  const shown = isLong ? drawn.getVirtualIndexes() : [...variants.keys()];
  const [first = 0] = shown;
  const last = shown.at(-1) ?? -1;
  const columns = options.length + 5;
  return (
    <div
      ref={scroller}
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
              {t('variants.sku')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('variants.prices')}
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
          <Gap rows={isLong ? first : 0} columns={columns} />
          {shown.map((index) => {
            const variant = variants[index];
            return variant ? (
              <VariantRow
                key={variant.id}
                variant={variant}
                index={index}
                options={options}
                currency={currency}
                form={form}
                reorder={reorder}
                onDelete={onDelete}
              />
            ) : null;
          })}
          <Gap rows={isLong ? variants.length - 1 - last : 0} columns={columns} />
        </tbody>
      </table>
    </div>
  );
}

/** The place of rows that are out of sight. */
function Gap({ rows, columns }: { rows: number; columns: number }): ReactNode {
  return rows > 0 ? (
    <tr aria-hidden className={classes.gap}>
      <td colSpan={columns} style={{ blockSize: rows * ROW_HEIGHT }}>
        &nbsp;
      </td>
    </tr>
  ) : null;
}
