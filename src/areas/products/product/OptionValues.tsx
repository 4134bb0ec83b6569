import { Checkbox, Divider, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Layer } from '#ui/overlay/Layer.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsOutcome } from '#shared/save/StepsReport.tsx';
import { sameName } from '#ui/picker/same-name.ts';
import { UnfinishedError } from '#shared/save/steps.ts';
import type { Step } from '#shared/save/steps.ts';
import { useSteps } from '#shared/save/useSteps.ts';
import { combinationSteps, newCombinations, renameSteps } from './option-values.ts';
import type { Combination } from './option-values.ts';
import { productRecord } from './query.ts';
import type { Product } from './query.ts';
import { optionValues } from './removal.ts';

interface OptionValuesProps {
  product: Product;
  option: Product['options'][number];
  onBack: () => void;
  onDone: () => void;
}

export function OptionValues({ product, option, onBack, onDone }: OptionValuesProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const queryClient = useQueryClient();
  const calls = useAbortableCalls();
  const steps = useSteps('updateProduct');
  const values = optionValues(product.variants, option.id);
  const [names, setNames] = useState<Record<string, string>>({});
  const [added, setAdded] = useState('');
  const [like, setLike] = useState(values[0] ?? '');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [withStock, setWithStock] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<unknown>();
  const message = useErrorText(error);
  // Fixed once confirmed: `product` changes while the steps run.
  const [plan, setPlan] = useState<readonly Step[]>();
  const nameOf = (value: string): string => (names[value] ?? value).trim();
  const renamed = new Map(
    values.flatMap((value) => (nameOf(value) === value ? [] : [[value, nameOf(value)] as const])),
  );
  const value = added.trim();
  const combinations = value ? newCombinations(product, option.id, value, like) : [];
  const keys = new Set(combinations.map(({ key }) => key));
  const madeOf = (now: Product): Combination[] =>
    value
      ? newCombinations(now, option.id, value, like).filter(
          ({ key }) => keys.has(key) && !left.includes(key),
        )
      : [];
  const made = madeOf(product);
  const isTaken = (name: string, own?: string): boolean =>
    values.some((other) => other !== own && (sameName(nameOf(other), name) || other === name));
  const errorOf = (one: string): string | undefined => {
    if (!nameOf(one)) return t('variants.valueMissing');
    return isTaken(nameOf(one), one) ? t('options.valueTaken') : undefined;
  };
  const isWrong = values.some((one) => errorOf(one)) || (value !== '' && isTaken(value));
  const isDirty = renamed.size > 0 || value !== '';
  const guard = useUnsavedGuard(isDirty);
  const isNothing = renamed.size === 0 && made.length === 0;
  const save = async (): Promise<void> => {
    setChecked(true);
    if (!plan && (isWrong || isNothing)) return;
    const read = (call: CallOptions): Promise<Product> =>
      productRecord.readNow(queryClient, product.id, call);
    const isDone = await calls.run(async (call) => {
      setError(undefined);
      let agreed = plan;
      if (!agreed) {
        // Use the current variants: the server deletes those missing from an older list.
        const now = await read(call);
        agreed = [
          ...renameSteps(now, option.id, renamed, (variant, name) =>
            t('options.stepValue', { variant: variant.title, value: name }),
          ),
          ...combinationSteps(now, madeOf(now), {
            read,
            withStock,
            label: ({ title }) => t('variants.stepCreate', { variant: title }),
          }).map((step) => ({ ...step, stage: step.stage + 1 })),
        ];
        setPlan(agreed);
      }
      await steps.runWithin(call, agreed);
      return true;
    });
    if (isDone !== true) return;
    guard.release();
    showToast('success', { message: t('options.valuesSaved', { option: option.title }) });
    onDone();
  };
  return (
    <Layer
      title={t('options.valuesOf', { option: option.title })}
      onBack={calls.isRunning ? undefined : onBack}
    >
      <FormBody
        onSubmit={(event) => {
          event.preventDefault();
          // The step states show the failures.
          void save().catch((failure: unknown) => {
            if (!(failure instanceof UnfinishedError)) setError(failure);
          });
        }}
        onCancel={onBack}
        submitLabel={plan ? common('actions.retry') : undefined}
        error={error === undefined ? undefined : message}
        isSaving={calls.isRunning}
        isHeld={calls.isRunning}
        onStop={calls.stop}
      >
        {plan ? null : (
          <>
            {values.map((one, index) => (
              <TextInput
                key={one}
                label={t('options.valueNamed', { value: one })}
                {...(index === 0 ? { 'data-autofocus': true } : {})}
                value={names[one] ?? one}
                error={isChecked ? errorOf(one) : undefined}
                onChange={(event) => setNames({ ...names, [one]: event.currentTarget.value })}
              />
            ))}
            <Divider label={t('options.newValue')} labelPosition="left" />
            <TextInput
              label={t('options.valueToAdd')}
              description={t('options.valueToAddHint')}
              value={added}
              error={value !== '' && isTaken(value) ? t('options.valueTaken') : undefined}
              onChange={(event) => setAdded(event.currentTarget.value)}
            />
            {combinations.length > 0 ? (
              <>
                <Select
                  label={t('options.like')}
                  description={t('options.likeHint')}
                  allowDeselect={false}
                  data={values}
                  value={like}
                  onChange={(next) => setLike(next ?? like)}
                />
                <Checkbox
                  label={t('options.withStock')}
                  checked={withStock}
                  onChange={(event) => setWithStock(event.currentTarget.checked)}
                />
                <Stack gap={6} role="group" aria-label={t('options.toCreate')}>
                  <Text size="sm" c="dimmed" role="status">
                    {t('create.willBeMade', {
                      count: made.length,
                      number: format.number(made.length),
                      total: format.number(combinations.length),
                    })}
                  </Text>
                  <Stack gap={6} mah={220} style={{ overflowY: 'auto' }}>
                    {combinations.map(({ key, title }) => (
                      <Group key={key}>
                        <Checkbox
                          size="xs"
                          label={title}
                          checked={!left.includes(key)}
                          onChange={(event) =>
                            setLeft(
                              event.currentTarget.checked
                                ? left.filter((other) => other !== key)
                                : [...left, key],
                            )
                          }
                        />
                      </Group>
                    ))}
                  </Stack>
                </Stack>
              </>
            ) : null}
            {isChecked && isNothing && !isWrong ? (
              <Text role="alert" c="var(--mantine-color-error)">
                {t('options.nothingChanged')}
              </Text>
            ) : null}
          </>
        )}
        {plan ? <StepsOutcome states={steps.states} isRunning={steps.isRunning} /> : null}
      </FormBody>
    </Layer>
  );
}
