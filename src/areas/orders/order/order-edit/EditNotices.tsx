import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { Banner } from '#ui/states/Banner.tsx';
import type { Order } from '../query.ts';
import { ChangeList } from './ChangeList.tsx';
import { differencesBetween, fingerprintOf } from './differences.ts';
import { isRequested } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import { hasMoved } from './lines.ts';
import type { EditLine } from './lines.ts';
import { isOwnChange } from './own-change.ts';
import type { SentAction } from './own-change.ts';
import { StepList } from './StepList.tsx';
import type { EditWriter, WriteNotice } from './useEditWriter.ts';
import { editTargetOf } from './edit-target.ts';
import { whyNotEdit } from './why-not.ts';
import classes from './order-edit.module.css';

interface EditNoticesProps {
  order: Order;
  edits: readonly OrderEditRecord[];
  /** The open one */
  edit: OrderEditRecord | undefined;
  writer: EditWriter;
  lines: readonly EditLine[];
  own: SentAction | undefined;
  /** The form reports its own outcome */
  isFormOpen: boolean;
}

export function EditNotices(props: EditNoticesProps): ReactNode {
  const { order, edits, edit, writer, lines, own, isFormOpen } = props;
  const { t } = useTranslation('order-edit');
  const { known, isRunning, notice } = writer;
  const isNew =
    !isRunning && !isFormOpen && fingerprintOf(order, known) !== fingerprintOf(order, edit);
  const isOwn = own !== undefined && isOwnChange(own, known, edits, order);
  const isOther = isNew && !isOwn;
  const isMissed = notice?.kind === 'overtaken';
  const reason = whyNotEdit(order);
  return (
    <div className={classes.notices}>
      {isOther || isMissed ? (
        <Banner
          tone="warning"
          title={t('others.title')}
          action={{ label: t('others.seen'), onClick: writer.acknowledge }}
        >
          {isMissed ? <p>{t('others.missed')}</p> : null}
          {known && edit === undefined ? (
            <p>{t(`others.${endOf(edits.find(({ id }) => id === known.id))}`)}</p>
          ) : null}
          {known === undefined && edit ? <p>{t('others.begun')}</p> : null}
          {known && edit && isRequested(edit) && !isRequested(known) ? (
            <p>{t('others.requested')}</p>
          ) : null}
          {known && edit && known.internal_note !== edit.internal_note ? (
            <p>{t('others.note')}</p>
          ) : null}
          {edit ? (
            <ChangeList
              changes={differencesBetween(order, known, edit)}
              label={t('changes.title')}
            />
          ) : null}
        </Banner>
      ) : null}
      {/* The answer was lost after the form had closed. */}
      {isNew && isOwn && edit === undefined ? (
        <Banner tone="good">{t(`done.${own.action}`, { number: String(order.display_id) })}</Banner>
      ) : null}
      {notice ? <Written notice={notice} writer={writer} /> : null}
      {reason === undefined ? null : (
        <Banner tone="warning" title={t('page.locked')}>
          {t(`why.${reason}`)}
        </Banner>
      )}
      {edit && reason === undefined && hasMoved(order, edit) ? (
        <Banner tone="warning" title={t('page.locked')}>
          {t('why.editMoved')}
        </Banner>
      ) : null}
      {edit && isRequested(edit) ? (
        <Banner
          tone="info"
          title={t('asked.title')}
          action={{
            label: t('asked.change'),
            isRunning,
            onClick: () => writer.change(() => editTargetOf(lines)),
          }}
        >
          {t('asked.text')}
        </Banner>
      ) : null}
    </div>
  );
}

const endOf = (
  edit: OrderEditRecord | undefined,
): 'confirmed' | 'declined' | 'canceled' | 'deleted' => {
  if (!edit) return 'deleted';
  if (edit.confirmed_at) return 'confirmed';
  return edit.declined_at ? 'declined' : 'canceled';
};

function Written({ notice, writer }: { notice: WriteNotice; writer: EditWriter }): ReactNode {
  const { t } = useTranslation('order-edit');
  const { t: actions } = useTranslation('order-actions');
  const { t: common } = useTranslation('common');
  switch (notice.kind) {
    case 'overtaken':
      return null;
    case 'impossible':
      return (
        <Banner tone="bad" title={actions('impossible')}>
          {t(`why.${notice.reason}`)}
        </Banner>
      );
    case 'failed':
      return <Failure error={notice.error} />;
    case 'unknown':
      return (
        <Banner
          tone="warning"
          title={actions('unknown')}
          action={{
            label: common('actions.checkAgain'),
            isRunning: writer.isRunning,
            onClick: writer.look,
          }}
        >
          {actions('unknownText')}
        </Banner>
      );
    case 'doneBefore':
      return <Banner tone="good">{t('rest.done')}</Banner>;
    case 'rest':
      return (
        <Banner
          tone="warning"
          title={t('rest.title')}
          action={{ label: t('rest.do'), isRunning: writer.isRunning, onClick: writer.doRest }}
        >
          <StepList steps={notice.steps} />
        </Banner>
      );
    default:
      return notice satisfies never;
  }
}

function Failure({ error }: { error: unknown }): ReactNode {
  const { t: common } = useTranslation('common');
  const { t } = useTranslation('order-edit');
  const { text, detail } = useErrorText(error);
  return (
    <Banner tone="bad" title={t('rest.failed')}>
      <p>{text}</p>
      {detail ? <small>{common('errors.serverSaid', { message: detail })}</small> : null}
    </Banner>
  );
}
