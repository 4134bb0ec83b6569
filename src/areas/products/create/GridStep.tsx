import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isInvalid } from '../../../ui/grid/cells.ts';
import { Pager } from '../../../ui/table/Pager.tsx';
import classes from './create.module.css';
import { usePages } from './usePages.ts';
import { variantTitle } from './values.ts';
import type { Cell, Cells, PlannedVariant } from './values.ts';

export interface GridColumn {
  id: string;
  title: string;
  /** Its heading says the unit, so that the fields need less room. */
  isNarrow?: boolean;
}

interface GridStepProps {
  label: string;
  productTitle: string;
  variants: readonly PlannedVariant[];
  columns: readonly GridColumn[];
  cellsOf: (variant: PlannedVariant) => Cells;
  onCells: (keys: readonly string[], cells: Cells) => void;
  /** One cell's field. */
  renderField: (props: {
    label: string;
    column: GridColumn;
    value: number | null;
    kept: string | undefined;
    onChange: (value: number | null, text: string) => void;
  }) => ReactNode;
}

/** A cell as its field takes and gives it. */
const fieldOf = (cell: Cell = null, onCell: (cell: Cell) => void) => ({
  value: isInvalid(cell) ? Number.NaN : cell,
  kept: isInvalid(cell) ? cell.typed : undefined,
  onChange: (value: number | null, typed: string) =>
    onCell(Number.isNaN(value) ? { typed } : value),
});

/** Numbers of variants by columns, with a row that fills all variants at once. */
export function GridStep(props: GridStepProps): ReactNode {
  const { label, productTitle, variants, columns, cellsOf, onCells, renderField } = props;
  const { t } = useTranslation('products');
  // One comes here to mend what is no number: that page is shown first.
  const pages = usePages(variants, (variant) => Object.values(cellsOf(variant)).some(isInvalid));
  const [bulk, setBulk] = useState<Cells>({});
  const filled = Object.entries(bulk).filter(([, value]) => value !== null);
  const isReady = filled.length > 0 && !filled.some(([, value]) => isInvalid(value));
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
                      onCells(
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
                    <div className={classes.bare} data-narrow={column.isNarrow || undefined}>
                      {renderField({
                        label: t('create.allVariantsAnd', { column: column.title }),
                        column,
                        ...fieldOf(bulk[column.id], (cell) =>
                          setBulk({ ...bulk, [column.id]: cell }),
                        ),
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
                    <div className={classes.bare} data-narrow={column.isNarrow || undefined}>
                      {renderField({
                        label: t('create.variantAnd', {
                          variant: nameOf(variant),
                          column: column.title,
                        }),
                        column,
                        ...fieldOf(cellsOf(variant)[column.id], (cell) =>
                          onCells([variant.key], { [column.id]: cell }),
                        ),
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
