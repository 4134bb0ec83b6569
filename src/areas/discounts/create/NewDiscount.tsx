import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { KeptTextsContext } from '#ui/number/kept-texts.ts';
import { Columns } from '#ui/page/Columns.tsx';
import { Section } from '#ui/page/Section.tsx';
import { ContinuedNotice } from '#shared/flow/ContinuedNotice.tsx';
import type { DraftKind } from '#shared/flow/draft.ts';
import { useDraft } from '#shared/flow/useDraft.ts';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { discountCreation } from '../creation.ts';
import type { Discount } from '../discount/query.ts';
import { DiscountFields } from '../fields/DiscountFields.tsx';
import { RuleSentence } from '../fields/RuleSentence.tsx';
import { useConditionSources } from '../fields/sources.ts';
import { useFormRule } from '../fields/useFormRule.ts';
import { createBody, problemsOf } from '../fields/values.ts';
import type { DiscountValues } from '../fields/values.ts';

interface NewDiscountProps {
  kind: DraftKind<DiscountValues, { id: string }>;
  /** Draft key. */
  place: string;
  /** Discount to copy. */
  discount?: Discount;
}

export function NewDiscount({ kind, place, discount }: NewDiscountProps): ReactNode {
  const { t } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const draft = useDraft(kind, place);
  const sources = useConditionSources(discount);
  const { form, error, bind } = useCreateForm({
    creation: discountCreation,
    initialValues: kind.empty,
    draft,
    validate: (values) => problemsOf(values, t),
    toBody: createBody,
    created: ({ code }) => t('create.done', { code }),
    onCreated: (made) => void navigate(paths.discount(made.id), { replace: true }),
  });
  const rule = useFormRule(form.values, sources);
  const isTaken = isDuplicate(error);
  return (
    <Columns
      main={
        <>
          <ContinuedNotice
            from={bind.isLocked ? undefined : draft.continuedFrom}
            onDiscard={() => {
              draft.clear();
              form.setValues(kind.empty);
              form.clearErrors();
            }}
          />
          <Section title={common('sections.details')}>
            <FormBody
              {...bind}
              error={isTaken ? { text: t('code.taken'), detail: undefined } : bind.error}
              onCancel={() => void navigate(paths.discounts())}
              submitLabel={t('create.action')}
            >
              <Checkbox
                label={t('fields.template')}
                description={t('fields.templateHint')}
                {...form.getInputProps('isTemplate', { type: 'checkbox' })}
              />
              <KeptTextsContext value={draft.texts}>
                <DiscountFields form={form} sources={sources} />
              </KeptTextsContext>
              <Checkbox
                label={t('create.disabled')}
                description={t('create.disabledHint')}
                {...form.getInputProps('isDisabled', { type: 'checkbox' })}
              />
            </FormBody>
          </Section>
        </>
      }
      side={
        <Section title={t('page.summary')}>
          <RuleSentence rule={rule} />
        </Section>
      }
    />
  );
}
