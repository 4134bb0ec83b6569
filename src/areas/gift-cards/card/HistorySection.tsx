import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '#ui/format/DateText.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { LinkedRecord, LinkedRecords } from '#ui/page/LinkedRecords.tsx';
import { Section } from '#ui/page/Section.tsx';
import { historyOf } from './balance-history.ts';
import type { GiftCard } from './query.ts';
import classes from './card.module.css';

export function HistorySection({ card }: { card: GiftCard }): ReactNode {
  const { t } = useTranslation('gift-cards');
  const format = useFormat();
  const changes = historyOf(card).toReversed();
  if (changes.length === 0) return null;
  const money = (minor: number): string => format.money(minor, card.region?.currency_code ?? '');
  return (
    <Section title={t('history.title')}>
      <LinkedRecords
        label={t('history.title')}
        rows={changes}
        renderRow={({ at, from, to, reason, by }) => (
          <LinkedRecord
            title={t('history.fromTo', { from: money(from), to: money(to) })}
            detail={
              <>
                <bdi className={classes.reason} data-no-translate>
                  {reason}
                </bdi>
                {' · '}
                <DateText instant={at} />
                {by ? (
                  <>
                    {' · '}
                    <bdi className={classes.reason} data-no-translate>
                      {by}
                    </bdi>
                  </>
                ) : null}
              </>
            }
          />
        )}
      />
    </Section>
  );
}
