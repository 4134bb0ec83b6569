import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import type { Order } from '../query.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { CaptureRefusedError, DifferenceRefusedError } from './payment-operations.ts';
import { useActionWords } from './useActionWords.ts';
import type { GuardedAction, Notice } from './useGuardedAction.ts';
import classes from './actions.module.css';

interface ActionFormProps<Sent, Seen extends Order> {
  action: GuardedAction<Sent, Seen>;
  /** Undefined if a field is invalid */
  toSent: () => Sent | undefined;
  label: string;
  /** The payload depends on data that is loading */
  isReading?: boolean;
  isDangerous?: boolean;
  /** No input needed: Enter submits */
  isQuestion?: boolean;
  cancelLabel?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function ActionForm<Sent, Seen extends Order>(
  props: ActionFormProps<Sent, Seen>,
): ReactNode {
  const { action, toSent, label, isDangerous, cancelLabel, onClose, children } = props;
  const { order, notice, isUnknown, isRunning, stop } = action;
  return (
    <FormBody
      onSubmit={(event) => {
        event.preventDefault();
        if (isUnknown) {
          action.look();
          return;
        }
        const sent = toSent();
        if (sent !== undefined) action.submit(sent);
      }}
      notice={notice ? <ActionNotice notice={notice} order={order} /> : undefined}
      onCancel={onClose}
      cancelLabel={cancelLabel}
      submitLabel={label}
      isOver={notice?.reason !== undefined}
      isSaving={isRunning}
      isLocked={isUnknown}
      isReading={props.isReading === true}
      onStop={stop}
      isDangerous={isDangerous === true}
      isQuestion={props.isQuestion === true}
    >
      {children}
    </FormBody>
  );
}

function ActionNotice({ notice, order }: { notice: Notice; order: Order }): ReactNode {
  const { t } = useTranslation('order-actions');
  const words = useActionWords();
  switch (notice.kind) {
    case 'failed':
      return <Failure error={notice.error} />;
    case 'overtaken':
      return (
        <Banner tone="bad" title={t(notice.reason === undefined ? 'overtaken' : 'tooLate')}>
          <ul className={classes.changes}>
            {notice.changes.map(({ before, after }) => (
              <li key={`${before.what} ${before.id ?? ''}`}>
                <ChangeLine change={{ before, after }} currency={order.currency_code} />
              </li>
            ))}
          </ul>
        </Banner>
      );
    case 'impossible':
      return (
        <Banner tone="bad" title={t('impossible')}>
          {words.why(notice.reason)}
        </Banner>
      );
    case 'unknown':
      return (
        <Banner tone="warning" title={t('unknown')}>
          {t('unknownText')}
        </Banner>
      );
    case 'notDone':
      return (
        <Banner tone="warning" title={t('notDone')}>
          {t('notDoneText')}
        </Banner>
      );
    default:
      return notice satisfies never;
  }
}

function Failure({ error }: { error: unknown }): ReactNode {
  const { t } = useTranslation('order-actions');
  const { t: common } = useTranslation('common');
  const { t: afterSales } = useTranslation('after-sales');
  const { text, detail } = useErrorText(error);
  const explained =
    error instanceof CaptureRefusedError
      ? t('captureRefused')
      : error instanceof DifferenceRefusedError
        ? afterSales('owner.refused')
        : text;
  return (
    <Banner tone="bad">
      <p>{explained}</p>
      {detail ? <small>{common('errors.serverSaid', { message: detail })}</small> : null}
    </Banner>
  );
}
