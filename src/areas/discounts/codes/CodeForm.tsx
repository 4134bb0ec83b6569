import { Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useUnknownOutcome, useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { MetadataEditor } from '#ui/json/MetadataEditor.tsx';
import type { JsonObject } from '#ui/json/nodes.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { useSteps } from '#shared/save/useSteps.ts';
import { randomCode } from '../fields/code.ts';
import { useTakenCode } from '../fields/useTakenCode.ts';
import type { Template } from './codes.ts';
import { codeSteps, isUnknown, planOne } from './plan.ts';
import type { PlannedCode } from './plan.ts';
import { limitProblem } from './values.ts';

const DEFAULT_LENGTH = 8;

interface CodeValues {
  code: string;
  limit: number | null;
  metadata: JsonObject;
}

interface CodeFormProps {
  template: Template;
  onClose: () => void;
}

export function CodeForm({ template, onClose }: CodeFormProps): ReactNode {
  const { t } = useTranslation('discount-codes');
  const steps = useSteps('createDynamicDiscountCode');
  /** Kept for a retry; a different code starts over. */
  const [plan, setPlan] = useState<PlannedCode[]>([]);
  const [isBroken, setBroken] = useState(false);
  const form = useForm<CodeValues>({
    initialValues: { code: '', limit: template.usage_limit, metadata: {} },
    validate: ({ code, limit }) => ({
      code: /^\S+$/.test(code.trim()) ? undefined : t('problems.code'),
      limit: limitProblem(limit, t),
    }),
  });
  const [sent] = plan;
  const isLocked = !steps.isRunning && sent !== undefined && isUnknown(sent);
  const isFixed = steps.isRunning || sent?.id !== undefined;
  const guard = useUnsavedGuard(form.isDirty());
  const unknown = useUnknownOutcome(isLocked);
  const input = form.getInputProps;
  const { values } = form;
  const failure = steps.states[0]?.error;
  const error = useErrorText(failure);
  const isTaken = useTakenCode(steps.isRunning || failure ? '' : values.code);
  const isRefused = isDuplicate(failure) && sent?.code === codeOf(values);
  const start = async ({ limit, metadata }: CodeValues): Promise<void> => {
    if (isBroken) return;
    const code = codeOf(values);
    const agreed = sent?.code === code ? plan : planOne(code);
    if (agreed !== plan) steps.reset();
    setPlan(agreed);
    const own = Object.keys(metadata).length > 0 ? metadata : undefined;
    if (!(await steps.run(codeSteps(template, agreed, { limit, metadata: own })))) return;
    showToast('success', { message: t('one.done', { code }) });
    guard.release();
    unknown.release();
    onClose();
  };
  return (
    <FormBody
      onSubmit={form.onSubmit((now) => void start(now))}
      onCancel={onClose}
      submitLabel={t('one.action')}
      isSaving={steps.isRunning}
      isLocked={isLocked}
      onStop={steps.stop}
      error={failure && !isRefused && !steps.isRunning ? error : undefined}
    >
      <TextInput
        label={t('one.code')}
        required
        readOnly={isFixed}
        autoComplete="off"
        dir="ltr"
        data-autofocus
        {...input('code')}
        error={isTaken || isRefused ? t('one.taken') : input('code').error}
      />
      <div>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isFixed}
          onClick={() => form.setFieldValue('code', randomCode(DEFAULT_LENGTH))}
        >
          {t('one.generate')}
        </Button>
      </div>
      <QuantityInput
        label={t('one.limit')}
        description={t('limitHint')}
        value={values.limit}
        {...input('limit')}
      />
      <Text size="sm" fw={600}>
        {t('one.metadata')}
      </Text>
      <MetadataEditor
        defaultValue={values.metadata}
        onChange={(metadata) => {
          setBroken(metadata === undefined);
          if (metadata) form.setFieldValue('metadata', metadata);
        }}
      />
    </FormBody>
  );
}

const codeOf = ({ code }: CodeValues): string => code.trim().toUpperCase();
