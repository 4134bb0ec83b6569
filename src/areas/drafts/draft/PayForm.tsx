import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { paths } from '#app/paths.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useUnknownOutcome, useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { Totals } from '#ui/page/Totals.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { isDone } from '#shared/save/outcome.ts';
import type { DoneKind } from '#shared/save/outcome.ts';
import { lookUntilSettled, sinceLoss } from '#shared/save/look-until-settled.ts';
import { lookAtPaid, payOnce } from './pay.ts';
import type { PayOutcome } from './pay.ts';
import { DRAFT_REASONS, draftRecord, whyNotDraft } from './query.ts';
import type { Draft } from './query.ts';
import { totalsRows } from './totals-rows.ts';

interface PayFormProps {
  draft: Draft;
  onClose: () => void;
}

type Ending = PayOutcome | { kind: 'failed'; error: unknown };
type Notice = Exclude<Ending, { kind: DoneKind }>;

export function PayForm({ draft: shown, onClose }: PayFormProps): ReactNode {
  const { t } = useTranslation(['drafts', 'order']);
  const format = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const calls = useAbortableCalls();
  // Keep what staff decide on until an attempt finds it changed.
  const [draft, setDraft] = useState(shown);
  const [notice, setNotice] = useState<Notice>();
  const [lostAt, setLostAt] = useState<number>();
  const isUnknown = lostAt !== undefined;
  useUnsavedGuard(false);
  const unknown = useUnknownOutcome(isUnknown);
  // The key selects what is refetched, after the call and after a check that may find it paid.
  const call = useMutation({
    mutationKey: ['payDraftOrder'],
    mutationFn: (work: () => Promise<PayOutcome>) => work(),
    meta: { errors: 'form' },
  });
  const read = (own: CallOptions) => () => draftRecord.readNow(client, draft.id, own);
  const take = (ending: Ending): void => {
    if (isDone(ending)) {
      unknown.release();
      showToast('success', { message: t(ending.kind === 'done' ? 'pay.done' : 'pay.doneBefore') });
      if (ending.orderId) void navigate(paths.order(ending.orderId));
      else onClose();
      return;
    }
    setNotice(ending);
    if (ending.kind === 'changed') setDraft(ending.now);
    if (ending.kind === 'unknown') setLostAt(lostAt ?? Date.now());
    else if (ending.kind === 'notDone') setLostAt(undefined);
  };
  const run = async (work: (own: CallOptions) => Promise<PayOutcome>): Promise<void> => {
    try {
      const outcome = await calls.run(async (own) => {
        setNotice(undefined);
        const ended = await call.mutateAsync(() => work(own));
        if (isDone(ended)) calls.finish();
        return ended;
      });
      if (outcome) take(outcome);
    } catch (error) {
      take({ kind: 'failed', error });
    }
  };
  const reason = whyNotDraft(draft, 'pay');
  if (reason) return <Banner tone="info">{t(DRAFT_REASONS[reason])}</Banner>;
  return (
    <FormBody
      onSubmit={(event) => {
        event.preventDefault();
        void run(async (own) => {
          if (lostAt === undefined) return payOnce(draft, read(own), own);
          const { found, mayCome } = await lookUntilSettled({
            ...sinceLoss(lostAt, own.signal),
            look: () => lookAtPaid(read(own)),
            isFound: isDone,
            onNotYet: () => setNotice({ kind: 'unknown' }),
          });
          return mayCome ? { kind: 'unknown' } : found;
        });
      }}
      notice={notice ? <PayNotice notice={notice} /> : undefined}
      onCancel={onClose}
      submitLabel={t('pay.action')}
      isSaving={calls.isRunning}
      isLocked={isUnknown}
      onStop={calls.stop}
      isQuestion
    >
      <p>{t('pay.text')}</p>
      {draft.cart ? <Totals rows={totalsRows(draft.cart, t, format)} /> : null}
      <Banner tone="info">{t('pay.stock')}</Banner>
    </FormBody>
  );
}

function PayNotice({ notice }: { notice: Notice }): ReactNode {
  const { t } = useTranslation(['drafts', 'order']);
  const { t: actions } = useTranslation('order-actions');
  if (notice.kind === 'failed') return <Failure error={notice.error} />;
  if (notice.kind === 'changed') return <Banner tone="bad">{t('pay.changed')}</Banner>;
  if (notice.kind === 'notDone') {
    return (
      <Banner tone="warning" title={t('pay.notPaid')}>
        {t('pay.notPaidText')}
      </Banner>
    );
  }
  return (
    <Banner tone="warning" title={actions('unknown')}>
      {t('pay.unknownText')}
    </Banner>
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
