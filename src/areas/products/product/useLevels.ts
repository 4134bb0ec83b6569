import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { QUANTITIES, isQuantity } from '#ui/number/step.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { StepState } from '#shared/steps.ts';
import { useRecordSave } from '#shared/useRecordSave.ts';
import type { RecordSave } from '#shared/useRecordSave.ts';
import { useSteps } from '#shared/useSteps.ts';
import { applyLevel, ensureItem, readItem } from './inventory.ts';
import { levelChanges, stockRecord, stockValues } from './stock.ts';
import type { Quantities, StockRecord, StockValues } from './stock.ts';
import type { Variant } from './variant.ts';

/** What of a variant its stock is edited with. */
export type StockedVariant = Pick<Variant, 'id' | 'title' | 'sku' | 'manage_inventory'>;

export interface LevelsProps {
  variant: StockedVariant;
  /** What lies where, as it is stored. */
  record: StockRecord;
  locations: StockLocation[];
  onClose: () => void;
}

/** The field of the units in stock at a location. */
interface StockedField {
  placeholder: string;
  min: number;
  value: number | null;
  error: ReactNode;
  onChange: (units: number | null) => void;
}

export interface Levels {
  form: UseFormReturnType<StockValues>;
  saving: RecordSave<StockValues>;
  isDirty: boolean;
  /** The calls of a save, one for each location. */
  states: readonly StepState[];
  nameOf: (location: string) => string;
  levelAt: (location: string) => StockRecord['levels'][number] | undefined;
  /** The name of the field of the units that are on their way to a location. */
  incomingField: (location: string) => string;
  setLevel: (location: string, change: Partial<Quantities>) => void;
  stockedField: (location: string) => StockedField;
}

const NONE: Quantities = { stocked: null, incoming: null };

/** The form of how much of a variant lies at each location, and its save. */
export function useLevels({ variant, record, locations, onClose }: LevelsProps): Levels {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const calls = useOwnCalls();
  const steps = useSteps('updateInventoryLevel');
  const toValues = (stored: StockRecord): StockValues =>
    stockValues(
      stored,
      locations.map(({ id }) => id),
    );
  const levelAt: Levels['levelAt'] = (id) =>
    record.levels.find(({ location_id: location }) => location === id);
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
    calls,
    record,
    values: form.values,
    toValues,
    read: async (call) => stockRecord(await readItem(variant.id, call)),
    send: async (before, after, stored, call) => {
      steps.reset();
      const itemId = stored.itemId || (await ensureItem(variant.id, variant.sku ?? '', call));
      await steps.runWithin(
        call,
        levelChanges(before, after).map((change) => ({
          id: change.location,
          label: nameOf(change.location),
          stage: 1,
          run: (own) => applyLevel(itemId, change, own),
        })),
      );
      showToast('success', { message: t('stock.saved', { variant: variant.title }) });
    },
    setValues: (values) => form.setValues(values),
    onDone: onClose,
  });
  const setLevel: Levels['setLevel'] = (id, change) => {
    form.setFieldValue(id, { ...(form.values[id] ?? NONE), ...change });
    form.clearFieldError(incomingField(id));
  };
  return {
    form,
    saving,
    isDirty: form.isDirty(),
    states: steps.states,
    nameOf,
    levelAt,
    incomingField,
    setLevel,
    stockedField: (id) => {
      const { stocked, incoming } = form.values[id] ?? NONE;
      const units = levelAt(id)?.stocked_quantity ?? 0;
      return {
        placeholder: t('stock.notKept'),
        ...boundsAt(id),
        value: stocked,
        error:
          form.errors[id] ??
          (stocked === null && units > 0
            ? t('stock.forgotten', { count: units, number: format.number(units) })
            : undefined),
        onChange: (next) =>
          setLevel(id, { stocked: next, incoming: next === null ? null : (incoming ?? 0) }),
      };
    },
  };
}
