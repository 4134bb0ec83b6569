import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ShippingOptionDetail,
  UpdateShippingOptionBody,
} from '#generated/admin/admin.schemas.ts';
import {
  getGetShippingOptionQueryOptions,
  getUpdateShippingOptionMutationOptions,
} from '#generated/admin/shipping-options/shipping-options.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { recordQuery } from '#shared/record/record-query.ts';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { Region } from './query.ts';
import { limitsOf, toRequirements } from './requirements.ts';
import { ShippingOptionFields, optionProblems } from './ShippingOptionFields.tsx';
import type { OptionValues } from './ShippingOptionFields.tsx';

const shippingOptionRecord = recordQuery({
  name: 'shipping_option',
  query: getGetShippingOptionQueryOptions,
});

const toValues = (option: ShippingOptionDetail): OptionValues => ({
  name: option.name,
  isCalculated: option.price_type === 'calculated',
  amount: option.amount,
  isInStore: !option.admin_only,
  includesTax: option.includes_tax === true,
  ...limitsOf(option.requirements),
});

interface EditShippingOptionProps {
  region: Region;
  option: ShippingOptionDetail;
  onClose: () => void;
}

export function EditShippingOption({
  region,
  option,
  onClose,
}: EditShippingOptionProps): ReactNode {
  const { t } = useTranslation('regions');
  const { t: common } = useTranslation('common');
  const { form, bind } = useRecordForm({
    source: shippingOptionRecord,
    update: getUpdateShippingOptionMutationOptions,
    record: option,
    toValues,
    toBody: (before, after) =>
      omitUndefined<UpdateShippingOptionBody>({
        name: after.name === before.name ? undefined : after.name.trim(),
        amount: after.amount === before.amount || after.isCalculated ? undefined : after.amount,
        admin_only: after.isInStore === before.isInStore ? undefined : !after.isInStore,
        includes_tax: after.includesTax === before.includesTax ? undefined : after.includesTax,
        // The server removes requirements that aren't listed.
        requirements: toRequirements(after),
      }),
    validate: (values) => optionProblems(values, t, common),
    saved: ({ name }) => t('option.saved', { option: name.trim() }),
    onClose,
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => t(`optionFields.${field}`)}
      show={(_field, value) => String(value)}
    >
      <ShippingOptionFields form={form} currency={region.currency_code} isNew={false} />
    </RecordForm>
  );
}
