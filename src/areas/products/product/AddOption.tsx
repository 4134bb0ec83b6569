import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProductVariant } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Layer } from '#ui/overlay/Layer.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { createOnce, createWithin } from '#shared/save/create-once.ts';
import { StepsOutcome } from '#shared/save/StepsReport.tsx';
import { useSteps } from '#shared/save/useSteps.ts';
import { optionCreation } from '#shared/domain/product-creation.ts';
import type { Product } from './query.ts';
import { sameName } from '#ui/picker/same-name.ts';

interface AddOptionProps {
  product: Product;
  onBack: () => void;
  onDone: () => void;
}

export function AddOption({ product, onBack, onDone }: AddOptionProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const steps = useSteps('createProductOption');
  const variants = product.variants;
  const isNeeded = variants.length > 0;
  const optionId = useRef<string>(undefined);
  const [once] = useState(() => createOnce(optionCreation(product.id)));
  const [isAdded, setAdded] = useState(false);
  const form = useForm({
    initialValues: { title: '', value: '' },
    validate: {
      title: (title) => {
        if (!title.trim()) return t('options.titleMissing');
        return product.options.some((option) => sameName(option.title, title)) && !isAdded
          ? t('options.titleTaken')
          : null;
      },
      value: (value) => (isNeeded && !value.trim() ? t('variants.valueMissing') : null),
    },
  });
  const guard = useUnsavedGuard(form.isDirty());
  const hasRun = steps.states.length > 0;
  const save = async ({ title, value }: { title: string; value: string }): Promise<void> => {
    const isDone = await steps.run([
      {
        id: 'option',
        label: t('options.stepAdd', { option: title.trim() }),
        stage: 1,
        run: async (call) => {
          optionId.current = (await createWithin(once, { title: title.trim() }, call)).id;
          setAdded(true);
        },
      },
      // The server gave each variant a placeholder value.
      ...variants.map((variant) => ({
        id: variant.id,
        label: t('options.stepValue', { variant: variant.title, value: value.trim() }),
        stage: 2,
        run: (call: CallOptions) =>
          updateProductVariant(
            product.id,
            variant.id,
            { options: [{ option_id: optionId.current ?? '', value: value.trim() }] },
            call,
          ),
      })),
    ]);
    if (!isDone) return;
    guard.release();
    showToast('success', { message: t('options.added', { option: title.trim() }) });
    onDone();
  };
  return (
    <Layer title={t('options.add')} onBack={steps.isRunning ? undefined : onBack}>
      <FormBody
        onSubmit={(event) => form.onSubmit((values) => void save(values))(event)}
        onCancel={onBack}
        submitLabel={hasRun ? common('actions.retry') : t('options.add')}
        isSaving={steps.isRunning}
        onStop={steps.stop}
        isHeld={steps.isRunning}
      >
        <TextInput
          label={t('options.name')}
          description={t('options.nameHint')}
          required
          data-autofocus
          disabled={hasRun}
          {...form.getInputProps('title')}
        />
        {isNeeded ? (
          <TextInput
            label={t('options.valueForAll')}
            description={t('options.valueForAllHint', {
              count: variants.length,
              number: format.number(variants.length),
            })}
            required
            disabled={hasRun}
            {...form.getInputProps('value')}
          />
        ) : (
          <Text c="dimmed">{t('options.noVariantsYet')}</Text>
        )}
        {hasRun ? <StepsOutcome states={steps.states} isRunning={steps.isRunning} /> : null}
      </FormBody>
    </Layer>
  );
}
