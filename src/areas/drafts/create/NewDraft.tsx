import { Button, Checkbox, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '#app/query/useErrorText.ts';
import { paths } from '#app/paths.ts';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
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
import { AddressesSection } from './AddressesSection.tsx';
import { draftBody } from './body.ts';
import { CustomerSection } from './CustomerSection.tsx';
import { DiscountsSection } from './DiscountsSection.tsx';
import { EstimateLine, EstimateSection } from './EstimateSection.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { isReady } from './problems.ts';
import { ShippingSection } from './ShippingSection.tsx';
import { useCreateDraft } from './useCreateDraft.ts';
import { useDraftReads } from './useDraftReads.ts';
import type { DraftValues } from './values.ts';
import classes from './create.module.css';

interface NewDraftProps {
  kind: DraftKind<DraftValues, { id: string }>;
  /** Draft key. */
  place: string;
  /** Draft to replace. */
  replaces: { id: string; number: number } | undefined;
}

export function NewDraft({ kind, place, replaces }: NewDraftProps): ReactNode {
  const { t } = useTranslation('drafts');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const draft = useDraft(kind, place);
  const { values, change } = draft;
  const content = useRef<HTMLDivElement>(null);
  const [wasTried, setTried] = useState(false);
  const reads = useDraftReads(values);
  const { regions, reading, options, option, discounts, applied, totals } = reads;
  const problems = reads.problemsOf(values);
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
    if (!reading.prices || !reads.region || !isReady(reads.problemsOf(now)) || !isChecked) {
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
          <Continued from={draft.continuedFrom} onStartOver={() => void discard()} />
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
                    options={options}
                    minimum={shown?.shipping ? reads.minimum : undefined}
                  />
                  <AddressesSection {...part} countries={reads.countries} />
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
        isSaving={creating.isRunning || reads.isReading}
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

function Continued(props: { from: string; onStartOver: () => void }): ReactNode {
  const { from, onStartOver } = props;
  const { t } = useTranslation('drafts');
  const format = useFormat();
  return (
    <Group className={classes.continued}>
      <span>{t('new.continued', { when: format.dateTime(from) })}</span>
      <Button size="compact-sm" variant="default" onClick={onStartOver}>
        {t('new.startOver')}
      </Button>
    </Group>
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
