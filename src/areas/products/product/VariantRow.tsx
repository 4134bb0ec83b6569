import { IconGripVertical } from '@tabler/icons-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Copyable } from '#ui/format/Copyable.tsx';
import { FirstOfMany } from '#ui/format/FirstOfMany.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Reorder } from '../useReorder.ts';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { FormName } from './forms.tsx';
import classes from './product.module.css';
import type { Product } from './query.ts';
import { listedPrices, optionValue } from './variant.ts';
import type { Variant } from './variant.ts';
import { VariantMenu } from './VariantMenu.tsx';

interface VariantRowProps {
  variant: Variant;
  index: number;
  options: Product['options'];
  /** Default currency; undefined while loading. */
  currency: string | undefined;
  form: OpenForm<FormName>;
  /** Undefined while rows are filtered. */
  reorder: Reorder | undefined;
  onDelete: (variant: Variant) => void;
}

export const VariantRow = memo(function VariantRow(props: VariantRowProps): ReactNode {
  const { variant, index, options, currency, form, reorder, onDelete } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  return (
    <tr
      aria-rowindex={index + 2}
      data-dragged={reorder?.dragged === index || undefined}
      {...reorder?.placeProps(index)}
    >
      <th scope="row">
        <span className={classes.variantName}>
          {reorder ? (
            <button
              type="button"
              className={`${classes.grip} qm-target`}
              aria-label={t('variants.move', { variant: variant.title })}
              title={t('variants.moveHint')}
              {...reorder.handleProps(index)}
            >
              <IconGripVertical size={14} stroke={1.75} aria-hidden />
            </button>
          ) : null}
          <span className={classes.variantWords}>
            <Link
              to={form.linkTo('variant', variant.id)}
              preventScrollReset
              className={classes.variantLink}
            >
              {variant.title}
            </Link>
            {variant.sku ? (
              <span className={`${classes.code} ${classes.skuBelow}`}>{variant.sku}</span>
            ) : null}
          </span>
        </span>
      </th>
      {options.map((option) => (
        <td key={option.id} className={classes.wide}>
          {optionValue(variant, option.id) || '–'}
        </td>
      ))}
      <td className={`${classes.code} ${classes.wide}`}>
        {variant.sku ? <Copyable value={variant.sku} label={t('fields.sku')} /> : '–'}
      </td>
      <td className={classes.figure}>
        <PriceCell variant={variant} currency={currency} />
      </td>
      <td className={classes.figure}>
        {variant.manage_inventory
          ? format.number(variant.inventory_quantity ?? 0)
          : t('variants.notCounted')}
      </td>
      <td>
        <VariantMenu variant={variant} form={form} onDelete={() => onDelete(variant)} />
      </td>
    </tr>
  );
});

function PriceCell({
  variant,
  currency,
}: Pick<VariantRowProps, 'variant' | 'currency'>): ReactNode {
  const format = useFormat();
  const { first, others } = listedPrices(variant, currency);
  if (!first) return '–';
  const money = [first, ...others].map((price) => format.money(price.amount, price.currency_code));
  return <FirstOfMany all={money} />;
}
