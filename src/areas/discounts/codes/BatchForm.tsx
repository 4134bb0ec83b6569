import { Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsOutcome } from '#shared/save/StepsReport.tsx';
import { useSteps } from '#shared/save/useSteps.ts';
import fields from '../fields/fields.module.css';
import type { Template } from './codes.ts';
import { LENGTHS, codeSteps, codeWith, planBatch } from './plan.ts';
import type { PlannedCode } from './plan.ts';
import { batchProblems } from './values.ts';
import type { BatchValues } from './values.ts';

const DEFAULT_LENGTH = 8;
/** Replaced codes named in the toast. */
const NAMED = 3;

interface BatchFormProps {
  template: Template;
  onClose: () => void;
}

/** A retry makes codes that failed or were stopped. */
export function BatchForm({ template, onClose }: BatchFormProps): ReactNode {
  const { t } = useTranslation('discount-codes');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const steps = useSteps('createDynamicDiscountCode');
  /** Kept across tries; a retry makes the rest. */
  const [plan, setPlan] = useState<PlannedCode[]>();
  const form = useForm<BatchValues>({
    initialValues: { many: null, prefix: '', length: DEFAULT_LENGTH, limit: template.usage_limit },
    validate: (values) => batchProblems(values, t, format.number),
  });
  const hasRun = steps.states.length > 0;
  const guard = useUnsavedGuard(hasRun || form.isDirty());
  const start = async ({ many, prefix, length, limit }: BatchValues): Promise<void> => {
    const size = length ?? DEFAULT_LENGTH;
    const agreed = plan ?? planBatch(many ?? 0, prefix, size);
    setPlan(agreed);
    const another = (): string => codeWith(prefix, size);
    if (!(await steps.run(codeSteps(template, agreed, { limit, another })))) return;
    const taken = agreed.flatMap((code) => code.taken);
    const done = t('batch.done', { count: agreed.length, number: format.number(agreed.length) });
    const note = t('batch.replaced', {
      count: taken.length,
      number: format.number(taken.length),
      codes: format.list(taken.slice(0, NAMED)),
    });
    showToast('success', taken.length > 0 ? { title: done, message: note } : { message: done });
    guard.release();
    onClose();
  };
  return (
    <FormBody
      onSubmit={form.onSubmit((values) => void start(values))}
      onCancel={onClose}
      cancelLabel={hasRun ? common('actions.close') : undefined}
      submitLabel={t(hasRun ? 'batch.retry' : 'batch.action')}
      isSaving={steps.isRunning}
      onStop={steps.stop}
    >
      {hasRun ? (
        <>
          <StepsOutcome states={steps.states} isRunning={steps.isRunning} />
          {steps.isRunning ? (
            <div>
              <Button size="compact-sm" variant="default" onClick={steps.stop}>
                {t('batch.stop')}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <BatchFields form={form} />
      )}
    </FormBody>
  );
}

interface BatchFieldsProps {
  form: Pick<UseFormReturnType<BatchValues>, 'values' | 'getInputProps'>;
}

function BatchFields({ form }: BatchFieldsProps): ReactNode {
  const { t } = useTranslation('discount-codes');
  const { values } = form;
  const input = form.getInputProps;
  const [sample] = useState(() => codeWith('', LENGTHS.max));
  const { prefix, length } = values;
  const shown = Math.min(Math.max(length || 0, 0), LENGTHS.max);
  return (
    <>
      <QuantityInput
        label={t('batch.many')}
        required
        min={1}
        value={values.many}
        {...input('many')}
      />
      <div className={fields.pair}>
        <TextInput
          label={t('batch.prefix')}
          description={t('batch.prefixHint')}
          autoComplete="off"
          dir="ltr"
          {...input('prefix')}
        />
        <QuantityInput
          label={t('batch.length')}
          required
          value={length}
          min={LENGTHS.min}
          max={LENGTHS.max}
          {...input('length')}
        />
      </div>
      <Text size="sm" c="dimmed">
        {t('batch.lengthHint')}{' '}
        <bdi>
          {t('batch.example', { code: `${prefix.trim().toUpperCase()}${sample.slice(0, shown)}` })}
        </bdi>
      </Text>
      <QuantityInput
        label={t('limit')}
        description={t('limitHint')}
        value={values.limit}
        {...input('limit')}
      />
    </>
  );
}
