import { IconGripVertical } from '@tabler/icons-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InlineEdit } from '#ui/form/InlineEdit.tsx';
import { Copyable } from '#ui/format/Copyable.tsx';
import { FirstOfMany } from '#ui/format/FirstOfMany.tsx';
import { plainText } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { pricesOf } from '../fields/prices.ts';
import type { Reorder } from '../useReorder.ts';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { FormName } from './forms.tsx';
import classes from './product.module.css';
import type { Product } from './query.ts';
import { listedPrices, optionValue, shownCode } from './variant.ts';
import type { Variant } from './variant.ts';
import { VariantMenu } from './VariantMenu.tsx';

const loadForm = () => import('./VariantFactForm.tsx');
const VariantFactForm = lazyNamed(loadForm, 'VariantFactForm');

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
  const barcode = shownCode(variant);
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
        <VariantFact variant={variant} field="sku">
          {variant.sku ? <Copyable value={variant.sku} label={t('fields.sku')} /> : '–'}
        </VariantFact>
      </td>
      <td className={`${classes.code} ${classes.roomy}`}>
        <VariantFact variant={variant} field={barcode}>
          {<bdi data-no-translate>{plainText(variant[barcode])}</bdi>}
        </VariantFact>
      </td>
      <td className={`${classes.figure} ${classes.roomy}`}>
        <VariantFact variant={variant} field="weight" isCell>
          {variant.weight === null ? '–' : format.number(variant.weight)}
        </VariantFact>
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

interface VariantFactProps {
  variant: Variant;
  field: 'sku' | ReturnType<typeof shownCode> | 'weight' | 'prices';
  /** Of the price. */
  currency?: string;
  isCell?: boolean;
  children: ReactNode;
}

function VariantFact(props: VariantFactProps): ReactNode {
  const { variant, field, currency = '', isCell = false, children } = props;
  const { t } = useTranslation('products');
  const label =
    field === 'prices'
      ? t('prices.in', { currency: currency.toUpperCase() })
      : t(`fields.${field}`);
  return (
    <InlineEdit
      isCell={isCell}
      label={`${label} · ${variant.title}`}
      shown={children}
      load={loadForm}
      renderEditor={(onClose) => (
        <VariantFactForm
          variant={variant}
          only={[field]}
          currency={props.currency}
          onClose={onClose}
        />
      )}
    />
  );
}

function PriceCell({
  variant,
  currency,
}: Pick<VariantRowProps, 'variant' | 'currency'>): ReactNode {
  const format = useFormat();
  const { first, others } = listedPrices(variant, currency);
  const money = [first, ...others].flatMap((price) =>
    price ? [format.money(price.amount, price.currency_code)] : [],
  );
  const shown = first ? <FirstOfMany all={money} /> : '–';
  const code = first?.currency_code ?? currency;
  // Not a region's, or for a quantity.
  const isOwn = !first || pricesOf(variant.prices)[first.currency_code] === first.amount;
  if (code === undefined || !isOwn) return shown;
  return (
    <VariantFact variant={variant} field="prices" currency={code} isCell>
      {shown}
    </VariantFact>
  );
}
