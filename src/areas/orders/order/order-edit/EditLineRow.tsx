import { Button } from '@mantine/core';
import { IconArrowBackUp, IconReplace, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { EditLine, LineChange } from './lines.ts';
import type { EditWriter } from './useEditWriter.ts';
import { withQuantity, withoutChange } from './edit-target.ts';
import classes from './order-edit.module.css';

const TONES = { quantity: 'info', added: 'good', removed: 'bad' } as const;

interface EditLineRowProps {
  line: EditLine;
  currency: string;
  writer: Pick<EditWriter, 'change' | 'isRunning'>;
  /** The page says why */
  isLocked: boolean;
  /** The only line left */
  isLast: boolean;
  onReplace: () => void;
}

export function EditLineRow(props: EditLineRowProps): ReactNode {
  const { line, currency, writer, isLocked, isLast, onReplace } = props;
  const { t } = useTranslation('order-edit');
  const format = useFormat();
  const { key, name, title, description, sku, change, before, after, unitPrice, lock, thumbnail } =
    line;
  const money = (amount: number): string => format.money(amount, currency);
  const canChange = !isLocked && lock === undefined;
  const reason = lock ? t(`lock.${lock}`) : undefined;
  const lastReason = isLast ? t('lock.last') : undefined;
  const menuReason = reason ?? lastReason;
  return (
    <>
      <Thumbnail src={thumbnail ? fileUrl(thumbnail) : null} size={40} />
      <div className={classes.words}>
        <bdi className={classes.title}>{title}</bdi>
        <span className={classes.detail}>
          {description ? <bdi>{description}</bdi> : null}
          {sku ? <bdi dir="ltr">{sku}</bdi> : null}
          <bdi>{t('lines.each', { price: money(unitPrice) })}</bdi>
        </span>
        {change === 'none' ? null : (
          <span className={classes.change}>
            <StatusBadge tone={TONES[change]}>{t(`change.${change}`)}</StatusBadge>
            {change === 'quantity' ? (
              <bdi>
                {t('lines.was', { before: format.number(before), after: format.number(after) })}
              </bdi>
            ) : null}
          </span>
        )}
        {reason === undefined ? null : <span className={classes.lock}>{reason}</span>}
        {change !== 'none' && !isLocked ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
            aria-label={t('lines.undoOf', { item: name })}
            onClick={() => writer.change((lines) => withoutChange(lines, key))}
          >
            {t('lines.undo')}
          </Button>
        ) : null}
      </div>
      <span className={classes.quantity}>
        {canChange && after > 0 ? (
          <Quantity line={line} name={name} writer={writer} />
        ) : (
          <span>{t('lines.units', { number: format.number(after) })}</span>
        )}
      </span>
      <span className={classes.amount}>
        <Amount
          change={change}
          before={money(before * unitPrice)}
          after={money(after * unitPrice)}
        />
      </span>
      <span className={classes.menu}>
        {after > 0 && !isLocked ? (
          <MoreMenu label={t('lines.more', { item: name })} place="row">
            <MoreItem
              icon={IconReplace}
              {...(reason === undefined ? {} : { reason })}
              onClick={onReplace}
            >
              {t('lines.replace')}
            </MoreItem>
            <MoreItem
              icon={IconTrash}
              {...(menuReason === undefined ? {} : { reason: menuReason })}
              onClick={() => writer.change((lines) => withQuantity(lines, key, 0))}
            >
              {t('lines.remove')}
            </MoreItem>
          </MoreMenu>
        ) : null}
      </span>
    </>
  );
}

interface AmountProps {
  change: LineChange;
  before: string;
  after: string;
}

function Amount({ change, before, after }: AmountProps): ReactNode {
  const { t } = useTranslation('order-edit');
  if (change === 'none' || change === 'added') return <bdi>{after}</bdi>;
  return (
    <>
      <s className={classes.old}>
        <span className="qm-visually-hidden">{t('lines.before')} </span>
        <bdi>{before}</bdi>
      </s>
      {change === 'removed' ? null : <bdi>{after}</bdi>}
    </>
  );
}

interface QuantityProps {
  line: EditLine;
  name: string;
  writer: Pick<EditWriter, 'change' | 'isRunning'>;
}

/** Sent on blur or Enter. */
function Quantity({ line, name, writer }: QuantityProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const { key, after } = line;
  const [typed, setTyped] = useState<number | null>(after);
  const [shown, setShown] = useState(after);
  const [isSent, setSent] = useState(false);
  // Reset when the edit's quantity changes or the request ends.
  if (shown !== after || (isSent && !writer.isRunning)) {
    setShown(after);
    setTyped(after);
    setSent(false);
  }
  const commit = (): void => {
    if (typed === null) setTyped(after);
    else if (Number.isSafeInteger(typed) && typed >= 1 && typed !== after && !isSent) {
      writer.change((lines) => withQuantity(lines, key, typed));
      setSent(true);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <QuantityInput
        isCell
        label={t('lines.quantityOf', { item: name })}
        min={1}
        value={typed}
        onChange={setTyped}
        onLeave={commit}
      />
    </form>
  );
}
