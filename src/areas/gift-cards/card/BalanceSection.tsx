import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { useSwitch } from '../bulk/useSwitch.ts';
import { isStillAccepted } from '../status.ts';
import type { GiftCard } from './query.ts';
import classes from './card.module.css';

interface BalanceSectionProps {
  card: GiftCard;
  onSet: () => void;
}

export function BalanceSection({ card, onSet }: BalanceSectionProps): ReactNode {
  const { t } = useTranslation('gift-cards');
  const format = useFormat();
  const change = useSwitch(card);
  const [now] = useState(() => Date.now());
  const money = (minor: number): string => format.money(minor, card.region?.currency_code ?? '');
  const { balance, value } = card;
  const share = value > 0 ? Math.min(1, Math.max(0, balance / value)) : 0;
  return (
    <Section
      title={t('columns.balance')}
      action={
        <Button size="compact-sm" variant="default" onClick={onSet}>
          {t('balance.action')}
        </Button>
      }
    >
      {isStillAccepted(card, now) ? (
        <div className={classes.notice}>
          <Banner
            tone="warning"
            title={t('expired.title')}
            action={{
              label: t('bulk.action.disable'),
              onClick: change.mutate,
              isRunning: change.isPending,
            }}
          >
            {t('expired.text')}
          </Banner>
        </div>
      ) : null}
      <p className={classes.balance}>
        <bdi className={classes.amount}>{money(balance)}</bdi>
        <span className={classes.of}>{t('balance.left', { value: money(value) })}</span>
      </p>
      <div className={classes.track} aria-hidden>
        <div className={classes.rest} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </Section>
  );
}
