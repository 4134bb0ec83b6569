import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
import { customerSource } from '../sources/sales-sources.ts';
import { WithRegions } from '../sources/WithRegions.tsx';
import { useRegionSource } from '../sources/useRegionSource.ts';
import { useAnyVariant } from '../variant-picker/useAnyVariant.ts';
import { askPrice } from './ask.ts';
import type { PriceQuestion } from './ask.ts';
import { ShopperPriceAnswer } from './ShopperPriceAnswer.tsx';

interface ShopperPriceFormProps {
  variantId?: string | undefined;
  onClose: () => void;
}

/** Texts in `price-tools`. */
export function ShopperPriceForm(props: ShopperPriceFormProps): ReactNode {
  return <WithRegions fields={4}>{(all) => <Question {...props} regions={all} />}</WithRegions>;
}

function Question(props: ShopperPriceFormProps & { regions: readonly RegionDetail[] }): ReactNode {
  const { variantId, regions, onClose } = props;
  const { t } = useTranslation('price-tools');
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  const user = useSession().data?.user.id ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const [variant, setVariant] = useState<string | null>(variantId ?? null);
  const [customerId, setCustomerId] = useState<string | null>(null);
  const [quantity, setQuantity] = useState<number | null>(1);
  const [wasSent, setSent] = useState(false);
  const calls = useAbortableCalls();
  const asking = useMutation({
    mutationFn: (question: PriceQuestion) =>
      calls.run((call) => askPrice(question, ownerKey(user), queryClient, call)),
    meta: { errors: 'form' },
  });
  const error = useErrorText(asking.error);
  const region = regions.find(({ id }) => id === (chosen ?? regions[0]?.id));
  const source = useRegionSource();
  const variants = useAnyVariant(region, customerId);
  const isWhole = Number.isInteger(quantity) && Number(quantity) >= 1;
  /** Drops the outdated answer. */
  const change = (apply: () => void): void => {
    asking.reset();
    apply();
  };
  const ask = (): void => {
    setSent(true);
    if (!region || !variant || quantity === null || !isWhole) return;
    asking.mutate({
      variantId: variant,
      regionId: region.id,
      currency: region.currency_code,
      customerId,
      quantity,
    });
  };
  return (
    <FormBody
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
      onCancel={onClose}
      cancelLabel={common('actions.close')}
      submitLabel={t('pays.action')}
      isSaving={calls.isRunning}
      onStop={calls.stop}
      error={asking.error ? error : undefined}
    >
      <EntitySelect
        label={common('fields.variant')}
        required
        keepOne
        disabled={!region}
        source={variants}
        value={variant}
        onChange={(id) => change(() => setVariant(id))}
        error={wasSent && !variant ? t('pays.variantMissing') : undefined}
      />
      <EntitySelect
        label={common('fields.region')}
        required
        keepOne
        source={source}
        value={region?.id ?? null}
        onChange={(id) => change(() => setChosen(id))}
      />
      <EntitySelect
        label={common('fields.customer')}
        description={t('pays.customerHint')}
        source={customerSource}
        value={customerId}
        onChange={(id) => change(() => setCustomerId(id))}
      />
      <QuantityInput
        label={common('fields.quantity')}
        min={1}
        value={quantity}
        onChange={(next) => change(() => setQuantity(next))}
        error={wasSent && !isWhole ? t('pays.quantityInvalid') : undefined}
      />
      {asking.data ? <ShopperPriceAnswer answer={asking.data} /> : null}
      <Text size="sm" c="dimmed">
        {t('pays.honest')}
      </Text>
    </FormBody>
  );
}
