import { Button, Skeleton, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '../../../../generated/admin/admin.schemas.ts';
import { getGetVariantInventoryQueryOptions } from '../../../../generated/admin/variants/variants.ts';
import { useErrorText } from '../../../app/query/useErrorText.ts';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { QuantityInput } from '../../../ui/number/QuantityInput.tsx';
import { QUANTITIES, isQuantity } from '../../../ui/number/step.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { StepsReport } from '../../shared/StepsReport.tsx';
import { useStockLocations } from '../../shared/lists.ts';
import { useRecordSave } from '../../shared/useRecordSave.ts';
import { UnfinishedError } from '../../shared/steps.ts';
import { useSteps } from '../../shared/useSteps.ts';
import { RecordForm } from '../../shared/RecordForm.tsx';
import { applyLevel, readItem } from './inventory.ts';
import { levelChanges, stockRecord, stockValues } from './stock.ts';
import type { StockRecord, StockValues } from './stock.ts';
import classes from './stock.module.css';
import type { Variant } from './variant.ts';

interface StockFormProps {
  variant: Variant;
  onClose: () => void;
  onEdit: () => void;
}

/** Edits how much of a variant lies at each location. */
export function StockForm({ variant, onClose, onEdit }: StockFormProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const inventory = useQuery(getGetVariantInventoryQueryOptions(variant.id));
  const locations = useStockLocations();
  const { text, detail } = useErrorText(inventory.error ?? locations.error);
  if (inventory.isError || locations.isError) {
    return (
      <ErrorState
        title={t('stock.failed')}
        text={text}
        detail={detail}
        onRetry={() => void Promise.all([inventory.refetch(), locations.refetch()])}
      />
    );
  }
  if (!inventory.data || !locations.data) return <Skeleton height={240} />;
  const item = inventory.data.variant.inventory[0];
  if (!item) {
    return (
      <EmptyState
        title={t('stock.notCountedTitle')}
        text={t('stock.notCountedText')}
        action={<Button onClick={onEdit}>{t('variants.edit')}</Button>}
      />
    );
  }
  if (locations.data.length === 0) {
    return (
      <EmptyState
        title={t('stock.noLocations')}
        text={t('stock.noLocationsText')}
        action={
          <Button variant="default" onClick={onClose}>
            {common('actions.close')}
          </Button>
        }
      />
    );
  }
  return (
    <Levels
      variant={variant}
      record={stockRecord(item)}
      locations={locations.data}
      onClose={onClose}
    />
  );
}

interface LevelsProps {
  variant: Variant;
  record: StockRecord;
  locations: StockLocation[];
  onClose: () => void;
}

function Levels({ variant, record, locations, onClose }: LevelsProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const steps = useSteps('updateInventoryLevel');
  const toValues = (stored: StockRecord): StockValues =>
    stockValues(
      stored,
      locations.map(({ id }) => id),
    );
  const levelAt = (id: string): StockRecord['levels'][number] | undefined =>
    record.levels.find((one) => one.location_id === id);
  // More may be sold than there is; what is stored already doesn't hinder the rest.
  const boundsAt = (id: string): typeof QUANTITIES => ({
    ...QUANTITIES,
    min: Math.min(QUANTITIES.min, levelAt(id)?.stocked_quantity ?? 0),
  });
  const incomingField = (id: string): string => `${id}.incoming`;
  const form = useForm<StockValues>({
    initialValues: toValues(record),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([id, { stocked, incoming }]) => [
          ...(stocked === null && (levelAt(id)?.reserved_quantity ?? 0) > 0
            ? [[id, t('stock.stillReserved')]]
            : []),
          ...(isQuantity(stocked, boundsAt(id)) ? [] : [[id, common('number.whole')]]),
          ...(isQuantity(incoming) ? [] : [[incomingField(id), common('number.whole')]]),
        ]),
      ),
  });
  const nameOf = (id: string): string => locations.find((one) => one.id === id)?.name ?? id;
  const saving = useRecordSave<StockRecord, StockValues>({
    record,
    values: form.values,
    toValues,
    read: async () => stockRecord((await readItem(variant.id)) ?? { sku: '' }),
    send: async (before, after) => {
      steps.reset();
      const isDone = await steps.run(
        levelChanges(before, after).map((change) => ({
          id: change.location,
          label: nameOf(change.location),
          stage: 1,
          run: () => applyLevel(record.itemId, change),
        })),
      );
      if (!isDone) throw new UnfinishedError();
      showToast('success', { message: t('stock.saved', { variant: variant.title }) });
    },
    setValues: (values) => form.setValues(values),
    onDone: onClose,
  });
  const isUnfinished = saving.error instanceof UnfinishedError;
  return (
    <RecordForm
      saving={saving}
      onSubmit={form.onSubmit(() => void saving.save())}
      onClose={onClose}
      isErrorShown={isUnfinished}
      labelOf={(id, entry) =>
        t(entry === 'incoming' ? 'stock.incomingAt' : 'stock.stockedAt', { location: nameOf(id) })
      }
      show={(_location, units) => (typeof units === 'number' ? format.number(units) : '–')}
    >
      <Text size="sm" c="dimmed">
        {t('stock.hint')}
      </Text>
      <div className={classes.scroll}>
        <table className={classes.levels} aria-label={t('stock.title', { variant: variant.title })}>
          <thead>
            <tr>
              <th scope="col">{t('stock.location')}</th>
              <th scope="col">{t('stock.stocked')}</th>
              <th scope="col">{t('stock.incoming')}</th>
              <th scope="col" className={classes.figure}>
                {t('stock.reserved')}
              </th>
              <th scope="col" className={classes.figure}>
                {t('stock.available')}
              </th>
            </tr>
          </thead>
          <tbody>
            {locations.map(({ id, name }) => {
              const level = levelAt(id);
              const { stocked, incoming } = form.values[id] ?? { stocked: null, incoming: null };
              const reserved = level?.reserved_quantity ?? 0;
              const set = (change: Partial<StockValues[string]>): void => {
                form.setFieldValue(id, { stocked, incoming, ...change });
                form.clearFieldError(incomingField(id));
              };
              const setStocked = (units: number | null): void =>
                set({ stocked: units, incoming: units === null ? null : (incoming ?? 0) });
              return (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>
                    <QuantityInput
                      isCell
                      label={t('stock.stockedAt', { location: name })}
                      placeholder={t('stock.notKept')}
                      {...boundsAt(id)}
                      value={stocked}
                      error={
                        form.errors[id] ??
                        (stocked === null && level && level.stocked_quantity > 0
                          ? t('stock.forgotten', {
                              count: level.stocked_quantity,
                              number: format.number(level.stocked_quantity),
                            })
                          : undefined)
                      }
                      onChange={setStocked}
                    />
                  </td>
                  <td>
                    <QuantityInput
                      isCell
                      label={t('stock.incomingAt', { location: name })}
                      disabled={stocked === null}
                      value={incoming}
                      error={form.errors[incomingField(id)]}
                      onChange={(units) => set({ incoming: units })}
                    />
                  </td>
                  <td className={classes.figure}>{format.number(reserved)}</td>
                  <td className={classes.figure}>
                    {stocked === null || Number.isNaN(stocked)
                      ? '–'
                      : format.number(stocked - reserved)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {isUnfinished ? (
        <div role="alert">
          <p className={classes.unfinished}>{t('steps.unfinished')}</p>
          <StepsReport states={steps.states} />
        </div>
      ) : null}
    </RecordForm>
  );
}
