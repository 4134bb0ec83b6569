import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateDraftOrderMutationOptions } from '#generated/admin/draft-orders/draft-orders.ts';
import { readEach } from '#ui/format/read-each.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { CodeFields } from '../create/DiscountsSection.tsx';
import { useDiscounts } from '../create/useDiscounts.ts';
import { draftRecord } from './query.ts';
import type { Draft } from './query.ts';

interface DiscountsFormProps {
  draft: Draft;
  onClose: () => void;
}

const codesOf = (draft: Draft): { codes: string[] } => ({
  codes: readEach(draft.cart?.discounts, ({ code }) => code),
});

export function DiscountsForm({ draft, onClose }: DiscountsFormProps): ReactNode {
  const { t } = useTranslation('drafts');
  const { cart } = draft;
  const { form, bind } = useRecordForm({
    source: draftRecord,
    update: getUpdateDraftOrderMutationOptions,
    record: draft,
    toValues: codesOf,
    toBody: (_before, after) => ({ discounts: after.codes.map((code) => ({ code })) }),
    // Each code shows its own problem.
    validate: () => ({
      codes: checked.some(({ problem }) => problem)
        ? t('discount.mend')
        : checked.some(({ isLoading }) => isLoading)
          ? t('discount.loading')
          : undefined,
    }),
    saved: () => t('discount.saved'),
    onClose,
  });
  const checked = useDiscounts(form.values.codes, cart?.region_id ?? '');
  return (
    <RecordForm
      {...bind}
      labelOf={() => t('new.discounts')}
      show={(_field, value) => value.join(', ')}
    >
      <CodeFields
        codes={form.values.codes}
        checked={checked}
        currency={cart?.region?.currency_code ?? ''}
        onChange={(codes) => form.setFieldValue('codes', codes)}
      />
      {form.errors['codes'] ? <p role="alert">{form.errors['codes']}</p> : null}
    </RecordForm>
  );
}
