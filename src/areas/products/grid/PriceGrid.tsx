import { Alert, Button, Group, Text } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../app/errors/QueryError.tsx';
import { ConflictDialog } from '../../../ui/form/ConflictDialog.tsx';
import { useUnsavedGuard } from '../../../ui/form/useUnsavedGuard.tsx';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { DataGrid } from '../../../ui/grid/DataGrid.tsx';
import { useGridEdits } from '../../../ui/grid/edits.ts';
import { isInvalid } from '../../../ui/grid/cells.ts';
import type { CellValue } from '../../../ui/grid/cells.ts';
import type { GridColumn } from '../../../ui/grid/column.ts';
import { UndoButtons } from '../../../ui/grid/UndoButtons.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { StepsReport } from '../../shared/StepsReport.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import classes from './grid.module.css';
import { useStock } from './query.ts';
import type { GridProduct, GridVariant } from './query.ts';
import { givenValue, itemOf } from './save.ts';
import { useColumns } from './useColumns.ts';
import { useGridSave } from './useGridSave.ts';

interface PriceGridProps {
  product: GridProduct;
  /** In their order. */
  variants: readonly GridVariant[];
  back: { to: string; label: string };
}

/** A product's variants as a spreadsheet of prices and stock; nothing is sent before one saves. */
export function PriceGrid({ product, variants, back }: PriceGridProps): ReactNode {
  const { t } = useTranslation('grid');
  const format = useFormat();
  const columns = useColumns(variants);
  const items = useMemo(() => variants.flatMap((variant) => itemOf(variant) ?? []), [variants]);
  const { stock, ...stockQuery } = useStock(items);
  const rows = useMemo(
    () => variants.map(({ id, title, sku }) => ({ id, name: title, detail: sku ?? undefined })),
    [variants],
  );
  const byId = useMemo(() => new Map(variants.map((variant) => [variant.id, variant])), [variants]);
  const valueOf = useCallback(
    (row: string, column: string) => {
      const variant = byId.get(row);
      return variant && givenValue(variant, column, stock);
    },
    [byId, stock],
  );
  const edits = useGridEdits(valueOf);
  useUnsavedGuard(edits.edits.size > 0);
  const saving = useGridSave(product.id, variants, edits);
  const { failed, states } = saving;
  const done = states.filter(({ status }) => status === 'done').length;
  const error = columns.error ?? stockQuery.error;
  const retry = (): void => {
    columns.retry();
    stockQuery.retry();
  };
  const content = (): ReactNode => {
    if (error !== null) {
      return <QueryError title={t('failed')} error={error} onRetry={retry} />;
    }
    if (columns.isPending || stockQuery.isPending) {
      return <GridSkeleton onRetry={retry} />;
    }
    return (
      <div className={classes.card}>
        <DataGrid
          label={t('label', { title: product.title })}
          corner={t('variant')}
          rows={rows}
          columns={columns.shown}
          valueOf={valueOf}
          edits={edits}
          failed={failed}
        />
      </div>
    );
  };
  return (
    <Page
      title={t('label', { title: product.title })}
      back={back}
      fill
      actions={
        <Group gap="xs" wrap="nowrap">
          <UndoButtons edits={edits} />
          <ColumnChooser
            columns={columns.all}
            isShown={columns.isShown}
            onToggle={columns.toggle}
          />
          <Button
            disabled={!saving.canSave}
            loading={saving.isSaving}
            onClick={() => void saving.save()}
          >
            {t('save')}
          </Button>
        </Group>
      }
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t('hint')}
      </Text>
      {saving.isSaving && states.length > 0 ? (
        <Text size="sm" role="status" mb="sm">
          {t('saving', {
            done: format.number(done),
            total: format.number(states.length),
          })}
        </Text>
      ) : null}
      {!saving.isSaving && failed.size > 0 ? (
        <Alert
          color="red"
          mb="sm"
          title={t('notSaved', { count: failed.size, number: format.number(failed.size) })}
        >
          <StepsReport states={states.filter(({ status }) => status === 'failed')} />
        </Alert>
      ) : null}
      {content()}
      <ConflictDialog
        conflicts={saving.moved.map(({ row, column: id, mine, theirs }) => {
          const column = columns.all.find((one) => one.column.id === id)?.column;
          return {
            label: `${byId.get(row)?.title ?? ''} · ${column?.header ?? ''}`,
            mine: shown(mine, column),
            theirs: shown(theirs, column),
          };
        })}
        onKeep={() => void saving.keepMine()}
        onUse={saving.useTheirs}
        onClose={saving.dismiss}
      />
    </Page>
  );
}

/** What a cell holds, with its sign. */
function shown(value: CellValue | undefined, column: GridColumn | undefined): string {
  if (value === null || value === undefined || !column) return '—';
  if (typeof value === 'string') return value;
  return isInvalid(value) ? value.typed : column.show(value);
}
