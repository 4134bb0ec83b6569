import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerKey } from '#app/preferences/storage.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useSession } from '#app/session/useSession.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { Disclosure } from '#ui/page/Disclosure.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { useRegions } from '#shared/sources/regions.ts';
import { customerSource } from '#shared/sources/sales-sources.ts';
import { useRegionSource } from '#shared/sources/useRegionSource.ts';
import { VariantPicker } from '#shared/variant-picker/VariantPicker.tsx';
import type { PickedVariant } from '#shared/variant-picker/variants.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Discount } from '../discount/query.ts';
import { regionsOf } from '../rule.ts';
import { TryResult } from './TryResult.tsx';
import { tryDiscount } from './trial.ts';
import type { TrialInput } from './trial.ts';
import classes from './try.module.css';

interface TryFormProps {
  discount: Discount;
  onClose: () => void;
}

type Picked = Pick<PickedVariant, 'variantId' | 'title' | 'variantTitle'> & {
  quantity: number | null;
};

const nameOf = ({ title, variantTitle }: Picked): string =>
  [title, variantTitle].filter(Boolean).join(' · ');

const isWrong = ({ quantity }: Picked): boolean => !(Number.isInteger(quantity) && quantity! >= 1);

export function TryForm({ discount, onClose }: TryFormProps): ReactNode {
  const { t } = useTranslation('discount-codes');
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  const user = useSession().data?.user.id ?? '';
  const regions = useRegions();
  const [chosen, setChosen] = useState<string | null>(null);
  const [customerId, setCustomerId] = useState<string | null>(null);
  const [items, setItems] = useState<readonly Picked[]>([]);
  const [wasSent, setSent] = useState(false);
  const calls = useAbortableCalls();
  const trial = useMutation({
    mutationFn: (input: TrialInput) =>
      calls.run((call) => tryDiscount(discount.id, input, ownerKey(user), queryClient, call)),
    meta: { errors: 'form' },
  });
  const error = useErrorText(trial.error);
  const defaultRegionId = readEach(regionsOf(discount), ({ id }) => id)[0] ?? regions.data?.[0]?.id;
  const region = regions.data?.find(({ id }) => id === (chosen ?? defaultRegionId));
  const source = useRegionSource();
  /** An answer is valid only for its question. */
  const change = (apply: () => void): void => {
    trial.reset();
    apply();
  };
  const start = (): void => {
    setSent(true);
    if (!region || items.length === 0 || items.some(isWrong)) return;
    const wanted = items.map((item) => ({
      variantId: item.variantId,
      quantity: item.quantity ?? 1,
      name: nameOf(item),
    }));
    trial.mutate({ regionId: region.id, customerId, items: wanted });
  };
  return (
    <FormBody
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
      onCancel={onClose}
      cancelLabel={common('actions.close')}
      submitLabel={trial.data ? common('actions.retry') : t('try.action')}
      isSaving={calls.isRunning}
      onStop={calls.stop}
      error={trial.error ? error : undefined}
    >
      <EntitySelect
        label={common('fields.region')}
        required
        keepOne
        source={source}
        value={region?.id ?? null}
        onChange={(id) => change(() => setChosen(id))}
        error={wasSent && !region ? t('try.regionMissing') : undefined}
      />
      <EntitySelect
        label={common('fields.customer')}
        description={t('try.customerHint')}
        source={customerSource}
        value={customerId}
        onChange={(id) => change(() => setCustomerId(id))}
      />
      <Items
        items={items}
        onChange={(next) => change(() => setItems(next))}
        context={
          region
            ? {
                regionId: region.id,
                currency: region.currency_code,
                customerId: customerId ?? undefined,
              }
            : undefined
        }
        error={wasSent && items.length === 0 ? t('try.itemsMissing') : undefined}
        isChecked={wasSent}
      />
      <div>
        <Text size="sm" c="dimmed">
          {t('try.honest')}
        </Text>
        <Disclosure label={t('try.how')}>
          <Text size="sm">
            {t('try.howText')} {t('try.limits')}
          </Text>
        </Disclosure>
      </div>
      {trial.data && region ? (
        <TryResult tried={trial.data} currency={region.currency_code} />
      ) : null}
    </FormBody>
  );
}

interface ItemsProps {
  items: readonly Picked[];
  onChange: (items: readonly Picked[]) => void;
  /** Undefined until the region is known. */
  context: { regionId: string; currency: string; customerId: string | undefined } | undefined;
  error: string | undefined;
  /** Marks wrong quantities. */
  isChecked: boolean;
}

function Items({ items, onChange, context, error, isChecked }: ItemsProps): ReactNode {
  const { t } = useTranslation('discount-codes');
  const { t: common } = useTranslation('common');
  const [isPicking, setPicking] = useState(false);
  const [picks, setPicks] = useState(0);
  const add = (picked: readonly PickedVariant[]): void => {
    setPicking(false);
    const known = new Set(items.map(({ variantId }) => variantId));
    onChange([...items, ...picked.filter(({ variantId }) => !known.has(variantId))]);
  };
  return (
    <div role="group" aria-label={common('fields.products')} className={classes.items}>
      <Text size="sm" fw={600}>
        {common('fields.products')}
      </Text>
      {items.map((item) => {
        const { variantId, quantity } = item;
        const name = nameOf(item);
        return (
          <div key={variantId} className={classes.item}>
            <bdi className={classes.name}>{name}</bdi>
            <span className={classes.quantity}>
              <QuantityInput
                isCell
                label={`${common('fields.quantity')}: ${name}`}
                min={1}
                value={quantity}
                error={isChecked && isWrong(item)}
                onChange={(next) =>
                  onChange(items.map((one) => (one === item ? { ...one, quantity: next } : one)))
                }
              />
            </span>
            <ActionIcon
              aria-label={t('try.remove', { name })}
              onClick={() => onChange(items.filter((one) => one !== item))}
            >
              <IconTrash size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      {error ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      ) : null}
      <div>
        <Button
          size="compact-sm"
          variant="default"
          disabled={!context}
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => {
            setPicks((opened) => opened + 1);
            setPicking(true);
          }}
        >
          {t('try.pick')}
        </Button>
      </div>
      {context && picks > 0 ? (
        <VariantPicker
          key={picks}
          opened={isPicking}
          {...context}
          onClose={() => setPicking(false)}
          onPick={add}
        />
      ) : null}
    </div>
  );
}
