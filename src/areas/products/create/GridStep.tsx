import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../../ui/table/Pager.tsx';
import classes from './create.module.css';
import { usePages } from './usePages.ts';
import { variantTitle } from './values.ts';
import type { PlannedVariant } from './values.ts';

export interface GridColumn {
  id: string;
  title: string;
}

interface GridStepProps {
  label: string;
  productTitle: string;
  variants: readonly PlannedVariant[];
  columns: readonly GridColumn[];
  valueOf: (variant: PlannedVariant, column: string) => number | null;
  onValue: (keys: readonly string[], cells: Record<string, number | null>) => void;
  /** One cell's field. */
  renderField: (props: {
    label: string;
    column: GridColumn;
    value: number | null;
    onChange: (value: number | null) => void;
  }) => ReactNode;
}

/** Numbers of variants by columns, with a row that fills all variants at once. */
export function GridStep(props: GridStepProps): ReactNode {
  const { label, productTitle, variants, columns, valueOf, onValue, renderField } = props;
  const { t } = useTranslation('products');
  const pages = usePages(variants);
  const [bulk, setBulk] = useState<Record<string, number | null>>({});
  const filled = Object.entries(bulk).filter(([, value]) => value !== null);
  const isReady = filled.length > 0 && filled.every(([, value]) => !Number.isNaN(value));
  const nameOf = (variant: PlannedVariant): string =>
    variantTitle(variant, productTitle) || t('create.onlyVariant');
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{t('variants.title')}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.length > 1 ? (
              <tr className={classes.bulkRow}>
                <th scope="row">
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={!isReady}
                    onClick={() => {
                      onValue(
                        variants.map(({ key }) => key),
                        Object.fromEntries(filled),
                      );
                      setBulk({});
                    }}
                  >
                    {t('create.setForAll')}
                  </Button>
                </th>
                {columns.map((column) => (
                  <td key={column.id}>
                    <div className={classes.bare}>
                      {renderField({
                        label: t('create.allVariantsAnd', { column: column.title }),
                        column,
                        value: bulk[column.id] ?? null,
                        onChange: (value) => setBulk({ ...bulk, [column.id]: value }),
                      })}
                    </div>
                  </td>
                ))}
              </tr>
            ) : null}
            {pages.rows.map((variant) => (
              <tr key={variant.key}>
                <th scope="row">{nameOf(variant)}</th>
                {columns.map((column) => (
                  <td key={column.id}>
                    <div className={classes.bare}>
                      {renderField({
                        label: t('create.variantAnd', {
                          variant: nameOf(variant),
                          column: column.title,
                        }),
                        column,
                        value: valueOf(variant, column.id),
                        onChange: (value) => onValue([variant.key], { [column.id]: value }),
                      })}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages.isLong ? <Pager {...pages.pager} /> : null}
    </>
  );
}
