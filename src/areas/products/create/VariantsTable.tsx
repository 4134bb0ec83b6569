import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usedOptions } from './combinations.ts';
import type { Code } from './problems.ts';
import type { StepProps } from './step-props.ts';
import { allVariants, variantTitle, withVariants } from './values.ts';
import type { DraftVariant, PlannedVariant } from './values.ts';
import classes from './create.module.css';

interface VariantsTableProps extends Pick<StepProps, 'values' | 'change'> {
  /** Of the shown page. */
  rows: readonly PlannedVariant[];
  codeError: (field: Code, typed: string) => ReactNode;
  /** @param key of the variant */
  onEdit: (key: string) => void;
}

export function VariantsTable(props: VariantsTableProps): ReactNode {
  const { values, change, rows } = props;
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const all = allVariants(values);
  const made = all.filter(({ key }) => !values.left.includes(key));
  const hasOptions = usedOptions(values.options).length > 0;
  const include = (keys: readonly string[], isIncluded: boolean): void =>
    change((before) => ({
      ...before,
      left: isIncluded
        ? before.left.filter((key) => !keys.includes(key))
        : [...new Set([...before.left, ...keys])],
    }));
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={t('product.variants')}>
        <thead>
          <tr>
            {hasOptions ? (
              <th scope="col">
                <Checkbox
                  size="xs"
                  aria-label={t('create.makeAll')}
                  checked={made.length === all.length}
                  indeterminate={made.length > 0 && made.length < all.length}
                  onChange={(event) =>
                    include(
                      all.map(({ key }) => key),
                      event.currentTarget.checked,
                    )
                  }
                />
              </th>
            ) : null}
            <th scope="col">{t('variants.title')}</th>
            <th scope="col">{common('fields.sku')}</th>
            <th scope="col">{t('fields.manage_inventory')}</th>
            <th scope="col">{t('fields.allow_backorder')}</th>
            <th scope="col">
              <span className="qm-visually-hidden">{t('variants.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((variant) => (
            <VariantRow
              key={variant.key}
              {...props}
              variant={variant}
              isMade={!values.left.includes(variant.key)}
              onInclude={
                hasOptions ? (isIncluded) => include([variant.key], isIncluded) : undefined
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface VariantRowProps extends Pick<
  VariantsTableProps,
  'values' | 'change' | 'codeError' | 'onEdit'
> {
  variant: PlannedVariant;
  isMade: boolean;
  /** Undefined: a product's only variant. */
  onInclude: ((isIncluded: boolean) => void) | undefined;
}

function VariantRow(props: VariantRowProps): ReactNode {
  const { values, change, codeError, onEdit, variant, isMade, onInclude } = props;
  const { t } = useTranslation('products');
  const { key, sku } = variant;
  const title = variantTitle(variant, values.title) || t('create.onlyVariant');
  const set = (part: Partial<DraftVariant>): void =>
    change((before) => withVariants(before, [key], () => part));
  return (
    <tr data-left={isMade ? undefined : true}>
      {onInclude ? (
        <td>
          <Checkbox
            size="xs"
            aria-label={t('create.make', { variant: title })}
            checked={isMade}
            onChange={(event) => onInclude(event.currentTarget.checked)}
          />
        </td>
      ) : null}
      <th scope="row">{title}</th>
      <td>
        <TextInput
          size="xs"
          miw={130}
          aria-label={t('create.skuOf', { variant: title })}
          disabled={!isMade}
          value={sku}
          error={isMade ? codeError('sku', sku) : undefined}
          onChange={(event) => set({ sku: event.currentTarget.value })}
        />
      </td>
      <td>
        <Checkbox
          size="xs"
          aria-label={t('create.countStockOf', { variant: title })}
          disabled={!isMade}
          checked={variant.manage_inventory}
          onChange={(event) => set({ manage_inventory: event.currentTarget.checked })}
        />
      </td>
      <td>
        <Checkbox
          size="xs"
          aria-label={t('create.backorderOf', { variant: title })}
          disabled={!isMade}
          checked={variant.allow_backorder}
          onChange={(event) => set({ allow_backorder: event.currentTarget.checked })}
        />
      </td>
      <td>
        <ActionIcon
          aria-label={t('create.detailsOf', { variant: title })}
          disabled={!isMade}
          onClick={() => onEdit(key)}
        >
          <IconPencil size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
}
