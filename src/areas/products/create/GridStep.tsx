import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { isInvalid } from '#ui/grid/cells.ts';
import { Pager } from '#ui/table/Pager.tsx';
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
  /** What is typed for all variants and not given to them yet, by column. */
  forAll: Cells;
  onForAll: (cells: Cells) => void;
  /** Gives the variants what is typed for all of them in a column. */
  onFill: (column: string) => void;
  /** One cell's field. */
  renderField: (props: {
    label: string;
    column: GridColumn;
    value: number | null;
    kept: string | undefined;
    onChange: (value: number | null, text: string) => void;
  }) => ReactNode;
}

/** A column that was just given to all variants. */
interface Filled {
  column: GridColumn;
  cell: number;
  /** What stood there, by the variant's key. */
  before: ReadonlyMap<string, Cell>;
}

/** A cell as its field takes and gives it. */
const fieldOf = (cell: Cell = null, onCell: (cell: Cell) => void) => ({
  value: isInvalid(cell) ? Number.NaN : cell,
  kept: isInvalid(cell) ? cell.typed : undefined,
  onChange: (value: number | null, typed: string) =>
    onCell(Number.isNaN(value) ? { typed } : value),
});

/**
 * Numbers of variants by columns, with a row that fills all variants at once: on Enter, and when its field is left,
 * as in every other field of the table.
 */
export function GridStep(props: GridStepProps): ReactNode {
  const { label, productTitle, variants, columns, cellsOf, onCells, renderField } = props;
  const { forAll, onForAll, onFill } = props;
  const { t } = useTranslation('products');
  // One comes here to mend what is no number: that page is shown first.
  const pages = usePages(variants, (variant) => Object.values(cellsOf(variant)).some(isInvalid));
  const format = useFormat();
  const [last, setLast] = useState<Filled>();
  const fill = (column: GridColumn): void => {
    const cell = forAll[column.id];
    onFill(column.id);
    if (typeof cell !== 'number') return;
    setLast({
      column,
      cell,
      before: new Map(
        variants.map((variant) => [variant.key, cellsOf(variant)[column.id] ?? null]),
      ),
    });
  };
  // What was changed since is not undone with it.
  const canUndo =
    last !== undefined &&
    variants.every((variant) => cellsOf(variant)[last.column.id] === last.cell) &&
    variants.every(({ key }) => last.before.has(key));
  const undo = ({ column, before }: Filled): void => {
    for (const [key, cell] of before) onCells([key], { [column.id]: cell });
    setLast(undefined);
  };
  const nameOf = (variant: PlannedVariant): string =>
    variantTitle(variant, productTitle) || t('create.onlyVariant');
  return (
    <>
      <div className={`${classes.scroll} ${classes.cells}`}>
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
                <th scope="row">{t('create.setForAll')}</th>
                {columns.map((column) => (
                  <td key={column.id}>
                    <div
                      role="presentation"
                      className={classes.bare}
                      data-narrow={column.isNarrow || undefined}
                      onBlur={() => fill(column)}
                      onKeyDown={(event) => {
                        if (event.key === 'Enter') fill(column);
                      }}
                    >
                      {renderField({
                        label: t('create.allVariantsAnd', { column: column.title }),
                        column,
                        ...fieldOf(forAll[column.id], (cell) =>
                          onForAll({ ...forAll, [column.id]: cell }),
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
      <div className={classes.filled} role="status">
        {last && canUndo ? (
          <>
            {t('create.filled', {
              column: last.column.title,
              count: variants.length,
              number: format.number(variants.length),
            })}
            <Button size="compact-xs" variant="subtle" onClick={() => undo(last)}>
              {t('create.undo')}
            </Button>
          </>
        ) : null}
      </div>
      {pages.isLong ? <Pager {...pages.pager} /> : null}
    </>
  );
}
