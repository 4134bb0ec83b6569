import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { QUANTITIES, isQuantity } from '#ui/number/step.ts';
import { useStepsForm } from '../record/useRecordForm.ts';
import type { RecordFormState } from '../record/useRecordForm.ts';
import { applyLevel } from './items.ts';
import { levelChanges, stockValues } from './levels.ts';
import type { Quantities, StockRecord, StockValues } from './levels.ts';

/** An inventory item, or a variant that gets one on save. */
export interface StockedItem {
  title: string;
  read: (call: CallOptions) => Promise<StockRecord>;
  /** Creates the missing item; returns its id. */
  make: (call: CallOptions) => Promise<string>;
}

export interface LevelsProps {
  item: StockedItem;
  record: StockRecord;
  locations: StockLocation[];
  only?: string | undefined;
  onClose: () => void;
}

interface StockedField {
  placeholder: string;
  min: number;
  refusesCodes: true;
  value: number | null;
  error: ReactNode;
  onChange: (units: number | null) => void;
}

export interface Levels {
  form: UseFormReturnType<StockValues>;
  bind: RecordFormState<StockValues>['bind'];
  nameOf: (location: string) => string;
  levelAt: (location: string) => StockRecord['levels'][number] | undefined;
  incomingField: (location: string) => string;
  setLevel: (location: string, change: Partial<Quantities>) => void;
  stockedField: (location: string) => StockedField;
}

const NONE: Quantities = { stocked: null, incoming: null };

export function useLevels({ item, record, locations, only, onClose }: LevelsProps): Levels {
  const { t } = useTranslation('stock');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const levelAt: Levels['levelAt'] = (id) =>
    record.levels.find(({ location_id: location }) => location === id);
  // Oversold stock is negative; it must stay valid.
  const boundsAt = (id: string): typeof QUANTITIES => ({
    ...QUANTITIES,
    min: Math.min(QUANTITIES.min, levelAt(id)?.stocked_quantity ?? 0),
  });
  const incomingField = (id: string): string => `${id}.incoming`;
  const nameOf = (id: string): string => locations.find((one) => one.id === id)?.name ?? id;
  const { form, bind } = useStepsForm<StockRecord, StockValues>({
    record,
    toValues: (stored) =>
      stockValues(
        stored,
        locations.map(({ id }) => id),
      ),
    operation: 'updateInventoryLevel',
    read: item.read,
    toSteps: async (before, after, stored, call) => {
      const itemId = stored.itemId || (await item.make(call));
      return levelChanges(before, after).map((change) => ({
        id: change.location,
        label: nameOf(change.location),
        stage: 1,
        run: (own) => applyLevel(itemId, change, own),
      }));
    },
    validate: (values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([id, { stocked, incoming }]) => [
          ...(stocked === null && (levelAt(id)?.reserved_quantity ?? 0) > 0
            ? [[id, t('stillReserved')]]
            : []),
          // Leaving an emptied field must not save 0.
          ...(isQuantity(stocked, boundsAt(id)) && !(stocked === null && id === only)
            ? []
            : [[id, common('number.whole')]]),
          ...(isQuantity(incoming) ? [] : [[incomingField(id), common('number.whole')]]),
        ]),
      ),
    saved: () => t('saved', { item: item.title }),
    onClose,
    only: only === undefined ? undefined : [only],
  });
  const setLevel: Levels['setLevel'] = (id, change) => {
    form.setFieldValue(id, { ...(form.values[id] ?? NONE), ...change });
    form.clearFieldError(incomingField(id));
  };
  return {
    form,
    bind,
    nameOf,
    levelAt,
    incomingField,
    setLevel,
    stockedField: (id) => {
      const { stocked, incoming } = form.values[id] ?? NONE;
      const units = levelAt(id)?.stocked_quantity ?? 0;
      return {
        placeholder: t('notKept'),
        ...boundsAt(id),
        refusesCodes: true,
        value: stocked,
        error:
          form.errors[id] ??
          (stocked === null && units > 0
            ? t('forgotten', { count: units, number: format.number(units) })
            : undefined),
        onChange: (next) =>
          setLevel(id, { stocked: next, incoming: next === null ? null : (incoming ?? 0) }),
      };
    },
  };
}
