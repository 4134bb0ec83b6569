import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdatePriceListMutationOptions } from '#generated/admin/price-lists/price-lists.ts';
import { dayToDate } from '#ui/date/day.ts';
import { readersZone } from '#ui/date/zone.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { customerGroupSource } from '#shared/sources/sources.ts';
import { useConflictNames } from '#shared/record/useConflictNames.ts';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { groupsOf } from '#shared/sources/all-price-lists.ts';
import { priceListRecord } from '../price-list/query.ts';
import type { PriceList } from '../price-list/query.ts';
import { PriceListFields } from './PriceListFields.tsx';
import { useMistakes } from './useMistakes.ts';
import { updateBody, valuesOf } from './values.ts';
import type { PriceListValues } from './values.ts';

interface PriceListGeneralFormProps {
  list: PriceList;
  onClose: () => void;
  only?: readonly (keyof PriceListValues)[];
}

export function PriceListGeneralForm(props: PriceListGeneralFormProps): ReactNode {
  const { list, onClose, only } = props;
  const { t } = useTranslation('price-lists');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const zone = readersZone();
  const mistakes = useMistakes(zone);
  const { form, saving, bind } = useRecordForm({
    source: priceListRecord,
    update: getUpdatePriceListMutationOptions,
    record: list,
    toValues: (record: PriceList) => valuesOf(record, zone),
    toBody: (before, after) => updateBody(before, after, zone),
    validate: (values) => {
      const found = mistakes(values);
      // The end may be out of sight.
      return only?.includes('starts_day')
        ? { ...found, starts_day: found.starts_day ?? found.ends_day }
        : found;
    },
    saved: ({ name }) => t('form.saved', { name: name.trim() }),
    onClose,
    only,
  });
  const groupNames = useConflictNames(customerGroupSource, saving, 'groups');
  const show = (field: keyof PriceListValues, value: unknown): ReactNode => {
    switch (field) {
      case 'groups':
        return groupNames(value) || t('everyone');
      case 'type':
        return t(value === 'sale' ? 'type.sale' : 'type.override');
      case 'status':
        return t(value === 'active' ? 'form.active' : 'form.draft');
      case 'includes_tax':
        return t(value === true ? 'page.taxIncluded' : 'page.taxAdded');
      case 'starts_day':
      case 'ends_day':
        return typeof value === 'string' && value ? format.date(dayToDate(value)) : null;
      default:
        return typeof value === 'string' ? value : null;
    }
  };
  const labelOf = (field: keyof PriceListValues): string => {
    if (field === 'starts_day') return t('fields.starts');
    if (field === 'ends_day') return t('fields.ends');
    if (field === 'starts_time') return t('form.startsTime');
    if (field === 'ends_time') return t('form.endsTime');
    if (field === 'description' || field === 'type' || field === 'status') {
      return common(`fields.${field}`);
    }
    return t(`fields.${field}`);
  };
  return (
    <RecordForm {...bind} labelOf={labelOf} show={show}>
      <PriceListFields form={form} groups={groupsOf(list)} only={only} />
    </RecordForm>
  );
}
