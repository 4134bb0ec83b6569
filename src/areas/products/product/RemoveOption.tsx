import { List, Select, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Layer } from '#ui/overlay/Layer.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsOutcome } from '#shared/save/StepsReport.tsx';
import { useSteps } from '#shared/save/useSteps.ts';
import { productRecord } from './query.ts';
import type { Product } from './query.ts';
import { optionRemoval, optionRemovalSteps, optionValues } from './removal.ts';
import type { ItemsByVariant, OptionRemoval } from './removal.ts';

interface RemoveOptionProps {
  product: Product;
  option: Product['options'][number];
  onBack: () => void;
  onDone: () => void;
}

const idsIn = ({ deleted, changed }: OptionRemoval): string =>
  JSON.stringify([deleted, changed].map((variants) => variants.map(({ id }) => id)));

export function RemoveOption({ product, option, onBack, onDone }: RemoveOptionProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const steps = useSteps('deleteProductOption');
  const calls = useAbortableCalls();
  const queryClient = useQueryClient();
  const isRunning = steps.isRunning || calls.isRunning;
  const [error, setError] = useState<unknown>();
  const message = useErrorText(error);
  const [hasMoved, setHasMoved] = useState(false);
  // Fixed once confirmed: `product` changes while the steps run.
  const [agreed, setAgreed] = useState<{ product: Product; removal: OptionRemoval }>();
  const values = optionValues(product.variants, option.id);
  const [kept, setKept] = useState(values[0] ?? '');
  const items = useRef<ItemsByVariant>(new Map());
  const removal = agreed?.removal ?? optionRemoval(product, option.id, kept);
  const { deleted, changed } = removal;
  const units = deleted.reduce((sum, variant) => sum + (variant.inventory_quantity ?? 0), 0);
  const run = async (): Promise<void> => {
    let plan = agreed;
    if (!plan) {
      setError(undefined);
      const now = await calls.run((call) => productRecord.readNow(queryClient, product.id, call));
      if (!now) return;
      plan = { product: now, removal: optionRemoval(now, option.id, kept) };
      // Others have changed the variants: show the new list, and ask again.
      if (idsIn(plan.removal) !== idsIn(removal)) {
        setHasMoved(true);
        return;
      }
    }
    setAgreed(plan);
    const isDone = await steps.run(
      optionRemovalSteps(plan.product, option.id, plan.removal, items.current, {
        remove: ({ title }) => t('variants.stepDelete', { variant: title }),
        change: ({ title }) =>
          t('options.stepValue', { variant: title, value: plan.removal.value }),
        option: t('options.stepRemove', { option: option.title }),
      }),
    );
    if (!isDone) return;
    showToast('success', { message: t('options.removed', { option: option.title }) });
    onDone();
  };
  return (
    <Layer
      title={t('options.removeTitle', { option: option.title })}
      onBack={isRunning ? undefined : onBack}
    >
      <FormBody
        onSubmit={(event) => {
          event.preventDefault();
          void run().catch(setError);
        }}
        onCancel={onBack}
        submitLabel={
          agreed
            ? common('actions.retry')
            : deleted.length > 0
              ? t('options.removeWith', {
                  count: deleted.length,
                  number: format.number(deleted.length),
                })
              : t('options.remove')
        }
        error={error === undefined ? undefined : message}
        isSaving={isRunning}
        onStop={steps.isRunning ? steps.stop : calls.stop}
        isHeld={isRunning}
        isDangerous
      >
        {values.length > 1 && !agreed ? (
          <Select
            label={t('options.keep')}
            description={t('options.keepHint')}
            allowDeselect={false}
            data={values}
            value={kept}
            onChange={(value) => setKept(value ?? kept)}
          />
        ) : null}
        {hasMoved && !agreed ? <Text role="alert">{t('options.moved')}</Text> : null}
        {deleted.length > 0 ? (
          <div>
            <Text c="var(--mantine-color-error)">
              {t('options.deletes', {
                count: deleted.length,
                number: format.number(deleted.length),
                total: format.number(agreed?.product.variants.length ?? product.variants.length),
              })}
            </Text>
            <List size="sm" mah={220} style={{ overflowY: 'auto' }}>
              {deleted.map((variant) => (
                <List.Item key={variant.id}>
                  {variant.title}{' '}
                  <Text span size="sm" c="dimmed">
                    {variant.sku}
                  </Text>
                </List.Item>
              ))}
            </List>
            <Text size="sm" c="dimmed">
              {t('options.deletesHint', { count: units, number: format.number(units) })}
            </Text>
          </div>
        ) : (
          <Text c="dimmed">{t('options.deletesNothing')}</Text>
        )}
        {changed.length > 0 ? (
          <Text size="sm" c="dimmed">
            {t('options.changes', { count: changed.length, number: format.number(changed.length) })}
          </Text>
        ) : null}
        {agreed ? <StepsOutcome states={steps.states} isRunning={steps.isRunning} /> : null}
      </FormBody>
    </Layer>
  );
}
