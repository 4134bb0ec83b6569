import { Button } from '@mantine/core';
import { IconCopy, IconRosetteDiscountOff } from '@tabler/icons-react';
import i18next from 'i18next';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateDiscountMutationOptions } from '#generated/admin/discounts/discounts.ts';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Section } from '#ui/page/Section.tsx';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { NeighbourLinks } from '#shared/record/NeighbourLinks.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import type { KnownHead } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { StatusSwitch, SwitchOnButton } from '#shared/record/StatusSwitch.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { useSwitch } from '../bulk/useSwitch.ts';
import { DiscountStatusBadge, statusOf, useStatusText } from '#shared/domain/discount-status.tsx';
import { RuleSentence } from '../fields/RuleSentence.tsx';
import { discountList } from '../list/query.ts';
import type { ListedDiscount } from '../list/query.ts';
import { ruleOf } from '../rule.ts';
import { ConditionsSection } from './ConditionsSection.tsx';
import { DetailsSection, DiscountForm, UsageSection } from './facts.tsx';
import { GeneratedNotice } from './GeneratedNotice.tsx';
import { discountRecord } from './query.ts';
import type { Discount } from './query.ts';

const BatchForm = lazyNamed(() => import('../codes/BatchForm.tsx'), 'BatchForm');
const CodeForm = lazyNamed(() => import('../codes/CodeForm.tsx'), 'CodeForm');
const CodesSection = lazyNamed(() => import('../codes/CodesSection.tsx'), 'CodesSection');
const DeleteDiscount = lazyNamed(() => import('../DeleteDiscount.tsx'), 'DeleteDiscount');

const TryForm = lazyNamed(async () => {
  const [part] = await Promise.all([
    import('../try/TryForm.tsx'),
    i18next.loadNamespaces(['variant-picker', 'sets']),
  ]);
  return part;
}, 'TryForm');

const waiting = <SectionSkeleton facts={6} />;

export function DiscountPage(): ReactNode {
  return (
    <RecordPage
      source={discountRecord}
      listPath={paths.discounts}
      icon={<IconRosetteDiscountOff size={30} stroke={1.4} aria-hidden />}
      namespace="discounts"
      known={headOf}
      sections={{ main: [2, 3], side: [5, 4] }}
    >
      {(discount) => <DiscountContent discount={discount} />}
    </RecordPage>
  );
}

const headOf = (discount: ListedDiscount): KnownHead => ({
  title: discount.code,
  status: <DiscountStatusBadge discount={discount} />,
});

const FORMS = ['general', 'try', 'code', 'codes', ...RECORD_FORMS] as const;

function DiscountContent({ discount }: { discount: Discount }): ReactNode {
  const { t } = useTranslation('discounts');
  const { t: codes } = useTranslation('discount-codes');
  const { t: common } = useTranslation('common');
  const form = useOpenForm(FORMS);
  const change = useSwitch(discount);
  const { id, code } = discount;
  const isGenerated = discount.parent_discount_id !== null;
  const isTemplate = discount.is_dynamic && !isGenerated;
  const hasContent = useFirstContent();
  const edit = (): void => form.open('general');
  return (
    <RecordView
      record={discount}
      title={code}
      status={<DiscountStatus discount={discount} change={change} />}
      actions={
        <>
          <NeighbourLinks list={discountList} recordPath={paths.discount} namespace="discounts" />
          {discount.is_disabled ? (
            <SwitchOnButton
              label={t('bulk.action.enable')}
              isSaving={change.isPending}
              onClick={change.mutate}
            />
          ) : null}
        </>
      }
      menu={
        isGenerated ? null : (
          <MoreItem icon={IconCopy} to={paths.newDiscount({ from: id })}>
            {common('actions.duplicate')}
          </MoreItem>
        )
      }
      remove={{
        label: t('delete.action'),
        renderDialog: (removal) => <DeleteDiscount {...removal} discount={discount} />,
      }}
      main={
        <>
          {isGenerated ? <GeneratedNotice discount={discount} /> : null}
          <Section
            title={t('page.summary')}
            action={
              <Button size="compact-sm" variant="default" onClick={() => form.open('try')}>
                {codes('try.action')}
              </Button>
            }
          >
            <RuleSentence rule={ruleOf(discount)} />
          </Section>
          <ConditionsSection discount={discount} />
          {isTemplate ? (
            <Suspense fallback={waiting}>
              {hasContent ? <CodesSection template={discount} onCreate={form.open} /> : waiting}
            </Suspense>
          ) : null}
        </>
      }
      side={
        <>
          <DetailsSection
            discount={discount}
            action={isGenerated ? null : <EditButton label={t('edit.general')} onClick={edit} />}
          />
          <UsageSection discount={discount} />
        </>
      }
      days={{ created: t('page.created'), updated: t('page.updated') }}
      form={form}
      forms={{
        general: isGenerated
          ? undefined
          : {
              title: t('edit.general'),
              size: 'wide',
              content: <DiscountForm discount={discount} onClose={form.close} />,
            },
        try: {
          title: codes('try.title'),
          size: 'wide',
          content: <TryForm discount={discount} onClose={form.close} />,
        },
        code: isTemplate
          ? {
              title: codes('one.title'),
              content: <CodeForm template={discount} onClose={form.close} />,
            }
          : undefined,
        codes: isTemplate
          ? {
              title: codes('batch.title'),
              content: <BatchForm template={discount} onClose={form.close} />,
            }
          : undefined,
      }}
      source={discountRecord}
      update={getUpdateDiscountMutationOptions}
      saved={t('form.saved', { code })}
    />
  );
}

interface DiscountStatusProps {
  discount: Discount;
  change: ReturnType<typeof useSwitch>;
}

function DiscountStatus({ discount, change }: DiscountStatusProps): ReactNode {
  const { t } = useTranslation('discounts');
  const text = useStatusText();
  const [now] = useState(() => Date.now());
  const badge = (isDisabled: boolean): ReactNode => (
    <DiscountStatusBadge discount={{ ...discount, is_disabled: isDisabled }} />
  );
  return (
    <StatusSwitch
      text={text(statusOf(discount, now))}
      isOn={!discount.is_disabled}
      on={{ badge: badge(false), hint: t('statusHint.enabled') }}
      off={{ badge: badge(true), hint: t('statusHint.disabled') }}
      isSaving={change.isPending}
      onSwitch={change.mutate}
    />
  );
}
