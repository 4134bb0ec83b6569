import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionDetail } from '#generated/admin/admin.schemas.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useSession } from '#app/session/useSession.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { WithRegions } from '#shared/sources/WithRegions.tsx';
import { useRegionSource } from '#shared/sources/useRegionSource.ts';
import { useAnyVariant } from '#shared/variant-picker/useAnyVariant.ts';
import { askTax } from './ask.ts';
import type { TaxQuestion } from './ask.ts';
import { TaxAnswerView } from './TaxAnswerView.tsx';

interface AskTaxFormProps {
  /** Fixed region; otherwise chosen in the form. */
  regionId?: string;
  /** Initial choice. */
  variantId?: string | undefined;
  onClose: () => void;
}

export function AskTaxForm(props: AskTaxFormProps): ReactNode {
  return <WithRegions fields={3}>{(all) => <Question {...props} regions={all} />}</WithRegions>;
}

function Question(props: AskTaxFormProps & { regions: readonly RegionDetail[] }): ReactNode {
  const { regionId, variantId, regions, onClose } = props;
  const { t } = useTranslation('taxes');
  const { t: common } = useTranslation('common');
  const user = useSession().data?.user.id ?? '';
  const [chosen, setChosen] = useState<string | null>(regionId ?? null);
  const [variant, setVariant] = useState<string | null>(variantId ?? null);
  const [quantity, setQuantity] = useState<number | null>(1);
  const [wasSent, setSent] = useState(false);
  const calls = useAbortableCalls();
  const asking = useMutation({
    mutationFn: (question: TaxQuestion) =>
      calls.run((call) => askTax(question, ownerKey(user), call)),
    meta: { errors: 'form' },
  });
  const error = useErrorText(asking.error);
  const region = regions.find(({ id }) => id === (chosen ?? regions[0]?.id));
  const source = useRegionSource();
  const variants = useAnyVariant(region, null);
  const isWhole = Number.isInteger(quantity) && Number(quantity) >= 1;
  /** An answer is valid only for its question. */
  const change = (apply: () => void): void => {
    asking.reset();
    apply();
  };
  const ask = (): void => {
    setSent(true);
    if (!region || !variant || quantity === null || !isWhole) return;
    asking.mutate({ variantId: variant, regionId: region.id, quantity });
  };
  return (
    <FormBody
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
      onCancel={onClose}
      cancelLabel={common('actions.close')}
      submitLabel={t('ask.action')}
      isSaving={calls.isRunning}
      onStop={calls.stop}
      error={asking.error ? error : undefined}
    >
      <EntitySelect
        label={t('ask.product')}
        required
        keepOne
        disabled={!region}
        source={variants}
        value={variant}
        onChange={(id) => change(() => setVariant(id))}
        error={wasSent && !variant ? t('ask.productMissing') : undefined}
      />
      <EntitySelect
        label={common('fields.region')}
        required
        keepOne
        source={source}
        value={region?.id ?? null}
        onChange={(id) => change(() => setChosen(id))}
      />
      <QuantityInput
        label={common('fields.quantity')}
        min={1}
        value={quantity}
        onChange={(next) => change(() => setQuantity(next))}
        error={wasSent && !isWhole ? t('ask.quantityInvalid') : undefined}
      />
      {asking.data ? <TaxAnswerView answer={asking.data} /> : null}
      <Text size="sm" c="dimmed">
        {t('ask.honest')}
      </Text>
    </FormBody>
  );
}
