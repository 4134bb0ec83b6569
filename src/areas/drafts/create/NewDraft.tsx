import { Button, Checkbox, Group } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useListShippingOptions } from '#generated/admin/shipping-options/shipping-options.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { paths } from '#app/paths.ts';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { KeptTextsContext } from '#ui/number/kept-texts.ts';
import { useConfirm } from '#ui/overlay/confirm.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { Columns } from '#ui/page/Columns.tsx';
import { Page } from '#ui/page/Page.tsx';
import { ScrollIntoView } from '#ui/page/ScrollIntoView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { CreateNotice } from '#shared/save/CreateNotice.tsx';
import { DraftNote } from '#shared/flow/DraftNote.tsx';
import type { DraftKind } from '#shared/flow/draft.ts';
import { useDraft } from '#shared/flow/useDraft.ts';
import { leaveField } from '#shared/flow/useFlowSteps.ts';
import { useRegions } from '#shared/sources/regions.ts';
import { AddressesSection } from './AddressesSection.tsx';
import { draftBody } from './body.ts';
import { CustomerSection } from './CustomerSection.tsx';
import { DiscountsSection } from './DiscountsSection.tsx';
import { EstimateLine, EstimateSection } from './EstimateSection.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { useItemPrices } from './prices.ts';
import { isReady, problemsOf } from './problems.ts';
import { ShippingSection } from './ShippingSection.tsx';
import { estimatedTotals, NO_SHIPPING } from './totals.ts';
import { useCreateDraft } from './useCreateDraft.ts';
import { useDiscounts } from './useDiscounts.ts';
import { useDraftDiscounts } from './useDraftDiscounts.ts';
import type { DraftValues } from './values.ts';
import classes from './create.module.css';

interface NewDraftProps {
  kind: DraftKind<DraftValues, { id: string }>;
  /** Draft key. */
  place: string;
  /** Draft to replace. */
  replaces: { id: string; number: number } | undefined;
}

const NO_PRICES = { own: new Map(), defaults: new Map() };

export function NewDraft({ kind, place, replaces }: NewDraftProps): ReactNode {
  const { t } = useTranslation('drafts');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const draft = useDraft(kind, place);
  const { values, change } = draft;
  const content = useRef<HTMLDivElement>(null);
  const [wasTried, setTried] = useState(false);
  const regions = useRegions();
  const region = regions.data?.find(({ id }) => id === values.regionId);
  const countries = useMemo(() => readEach(region?.countries, ({ iso_2: code }) => code), [region]);
  const reading = useItemPrices(values);
  const prices = reading.prices ?? NO_PRICES;
  const options = useListShippingOptions(
    { region_id: values.regionId, is_return: false },
    { query: { enabled: values.regionId !== '' } },
  );
  const option = options.data?.shipping_options.find(({ id }) => id === values.shippingOptionId);
  const discounts = useDiscounts(values.codes, values.regionId);
  const applied = useDraftDiscounts(discounts, prices);
  const shippingCost = {
    price: option ? (values.shippingPrice ?? option.amount ?? 0) : 0,
    taxRates: readEach(option?.tax_rates, ({ rate }) => rate ?? 0),
    includesTax: values.shippingPrice === null && option?.includes_tax === true,
  };
  const totals = reading.prices
    ? estimatedTotals(values, prices, shippingCost, applied)
    : undefined;
  // A minimum is compared before discounts, with tax if the option's price includes it.
  const ordered = estimatedTotals(values, prices, NO_SHIPPING);
  const subtotal = ordered.items + (option?.includes_tax === true ? ordered.tax : 0);
  const minimum = listOf(option?.requirements).find(({ type }) => type === 'min_subtotal')?.amount;
  // Validation needs all of these.
  const isReading =
    regions.isPending ||
    (values.regionId !== '' && options.isPending) ||
    (reading.prices === undefined && !reading.error) ||
    discounts.some(({ isLoading }) => isLoading);
  const problems = problemsOf(values, prices, countries, minimum, subtotal);
  const shown = wasTried ? problems : undefined;
  const guard = useUnsavedGuard(draft.status === 'failed');
  const creating = useCreateDraft(replaces?.id, draft, (id, isOldLeft) => {
    guard.release();
    draft.clear();
    showToast('success', { message: replaces ? t('new.replaced') : t('new.created') });
    if (isOldLeft && replaces) {
      showToast('error', {
        message: t('new.oldLeft', { number: replaces.number }),
      });
    }
    void navigate(paths.draft(id), { replace: true });
  });
  const { isUnknown, notice } = creating;

  const save = (): void => {
    leaveField();
    setTried(true);
    if (isUnknown) {
      void creating.look();
      return;
    }
    const now = draft.latest();
    const isChecked = discounts.every(({ problem, isLoading }) => !problem && !isLoading);
    const standing = problemsOf(now, prices, countries, minimum, subtotal);
    if (!reading.prices || !region || !isReady(standing) || !isChecked) {
      // Wait until errors are rendered.
      setTimeout(() => {
        const wrong = content.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
        (wrong ?? content.current?.querySelector<HTMLElement>('[role="alert"]'))?.scrollIntoView({
          block: 'center',
        });
        wrong?.focus({ preventScroll: true });
      });
      return;
    }
    const body = draftBody(now, reading.prices);
    void creating.submit(() => body);
  };
  const discard = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('new.discardTitle'),
      text: t('new.discardText'),
      action: t('new.startOver'),
      isDangerous: true,
    });
    if (!isSure) return;
    draft.clear();
    setTried(false);
  };
  const part = { values, change, problems: shown };
  return (
    <Page
      title={replaces ? t('new.editTitle', { number: replaces.number }) : t('new.title')}
      back={
        replaces
          ? { to: paths.draft(replaces.id), label: t('page.number', { number: replaces.number }) }
          : { to: paths.drafts(), label: t('page.back') }
      }
    >
      <div ref={content} className={classes.page}>
        {replaces ? <Banner tone="info">{t('new.replacesText')}</Banner> : null}
        {draft.continuedFrom === undefined || isUnknown ? null : (
          <Group className={classes.continued}>
            <span>{t('new.continued', { when: format.dateTime(draft.continuedFrom) })}</span>
            <Button size="compact-sm" variant="default" onClick={() => void discard()}>
              {t('new.startOver')}
            </Button>
          </Group>
        )}
        {creating.error ? (
          <ScrollIntoView>
            <Failure error={creating.error} />
          </ScrollIntoView>
        ) : null}
        {notice ? (
          <ScrollIntoView key={notice}>
            <CreateNotice kind={notice} />
          </ScrollIntoView>
        ) : null}
        <SlowSave isSaving={creating.isRunning} onStop={creating.stop} />
        {/* Sent values must not change while the outcome is unknown. */}
        <fieldset disabled={creating.isRunning || isUnknown} className={classes.fields}>
          <KeptTextsContext value={draft.texts}>
            <Columns
              isSideSticky
              main={
                <>
                  <CustomerSection {...part} regions={regions} />
                  <ItemsSection {...part} reading={reading} />
                  <DiscountsSection {...part} checked={discounts} />
                  <ShippingSection
                    {...part}
                    options={options.data?.shipping_options}
                    minimum={shown?.shipping ? minimum : undefined}
                  />
                  <AddressesSection {...part} countries={countries} />
                </>
              }
              side={
                <>
                  <EstimateSection
                    values={values}
                    totals={totals}
                    areDiscountsKnown={applied !== undefined}
                    hasShipping={option !== undefined}
                  />
                  <Section title={t('new.options')}>
                    <Checkbox
                      label={t('new.notify')}
                      description={t('new.notifyHint')}
                      checked={!values.isSilent}
                      onChange={({ currentTarget: { checked } }) =>
                        change((before) => ({ ...before, isSilent: !checked }))
                      }
                    />
                  </Section>
                </>
              }
            />
          </KeptTextsContext>
        </fieldset>
      </div>
      <SaveBar
        isDirty
        isSaving={creating.isRunning || isReading}
        note={
          <>
            <EstimateLine
              currency={values.currency}
              totals={totals}
              areDiscountsKnown={applied !== undefined}
            />
            <DraftNote status={draft.status} />
          </>
        }
        saveLabel={
          isUnknown ? common('actions.checkAgain') : replaces ? t('new.replace') : t('new.create')
        }
        onSave={save}
      />
    </Page>
  );
}

function Failure({ error }: { error: unknown }): ReactNode {
  const { t: common } = useTranslation('common');
  const { text, detail } = useErrorText(error);
  return (
    <Banner tone="bad">
      <p>{text}</p>
      {detail ? <small>{common('errors.serverSaid', { message: detail })}</small> : null}
    </Banner>
  );
}
