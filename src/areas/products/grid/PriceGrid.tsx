import { ActionIcon, Alert, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../app/errors/QueryError.tsx';
import { useUnsavedGuard } from '../../../ui/form/useUnsavedGuard.tsx';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { DataGrid } from '../../../ui/grid/DataGrid.tsx';
import { useGridEdits } from '../../../ui/grid/edits.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { StepsReport } from '../../shared/StepsReport.tsx';
import { useSteps } from '../../shared/useSteps.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import classes from './grid.module.css';
import { useStock } from './query.ts';
import type { GridProduct } from './query.ts';
import { givenValue, itemOf, saveSteps } from './save.ts';
import { useColumns } from './useColumns.ts';

interface PriceGridProps {
  product: GridProduct;
  back: { to: string; label: string };
}

/** A product's variants as a spreadsheet of prices and stock; nothing is sent before one saves. */
export function PriceGrid({ product, back }: PriceGridProps): ReactNode {
  const { t } = useTranslation('grid');
  const format = useFormat();
  const columns = useColumns(product);
  const edits = useGridEdits();
  const steps = useSteps('updateProductVariant');
  const variants = useMemo(
    () =>
      (product.variants ?? []).toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0)),
    [product.variants],
  );
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
  const isDirty = edits.edits.size > 0;
  useUnsavedGuard(isDirty);
  const planned = saveSteps(product.id, variants, edits.edits, stock);
  const failed = useMemo(
    () => new Set(steps.states.flatMap(({ id, status }) => (status === 'failed' ? [id] : []))),
    [steps.states],
  );
  const save = async (): Promise<void> => {
    // Rows may have been changed again since an earlier run: that one counts for nothing.
    steps.reset();
    await steps.run(planned);
    const done = steps.done();
    const saved = new Set(planned.flatMap(({ id }) => (done.has(id) ? [id] : [])));
    edits.saved(saved);
    if (saved.size > 0) {
      showToast('success', {
        message: t('done', { count: saved.size, number: format.number(saved.size) }),
      });
    }
  };
  const running = steps.states.filter(({ status }) => status === 'done').length;
  const error = columns.error ?? stockQuery.error;
  const content = (): ReactNode => {
    if (error !== null) {
      return (
        <QueryError
          title={t('failed')}
          error={error}
          onRetry={() => {
            columns.retry();
            stockQuery.retry();
          }}
        />
      );
    }
    if (columns.isPending || stockQuery.isPending) {
      return <GridSkeleton onRetry={columns.retry} />;
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
      title={product.title}
      back={back}
      fill
      actions={
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            size={36}
            aria-label={t('undo')}
            title={t('undo')}
            disabled={!edits.canUndo}
            onClick={edits.undo}
          >
            <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size={36}
            aria-label={t('redo')}
            title={t('redo')}
            disabled={!edits.canRedo}
            onClick={edits.redo}
          >
            <IconArrowForwardUp size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ColumnChooser
            columns={columns.all}
            isShown={columns.isShown}
            onToggle={columns.toggle}
          />
          <Button
            disabled={planned.length === 0}
            loading={steps.isRunning}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        </Group>
      }
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t('hint')}
      </Text>
      {steps.isRunning ? (
        <Text size="sm" role="status" mb="sm">
          {t('saving', {
            done: format.number(running),
            total: format.number(steps.states.length),
          })}
        </Text>
      ) : null}
      {!steps.isRunning && failed.size > 0 ? (
        <Alert
          color="red"
          mb="sm"
          title={t('notSaved', { count: failed.size, number: format.number(failed.size) })}
        >
          <StepsReport states={steps.states.filter(({ status }) => status === 'failed')} />
        </Alert>
      ) : null}
      {content()}
    </Page>
  );
}
