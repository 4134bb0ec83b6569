import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstContent } from '#app/query/first-content.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { LinkedRecord, LinkedRecords } from '#ui/page/LinkedRecords.tsx';
import { Section } from '#ui/page/Section.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import { SectionQuery } from '#shared/SectionQuery.tsx';
import { LOOKED_AT_ONCE, periodOf, useDiscountsOf, usePriceListsOf } from './uses.ts';
import type { Period } from './uses.ts';
import classes from './group.module.css';

const TONES = { active: 'good', scheduled: 'info', expired: 'neutral', off: 'neutral' } as const;

interface StatusProps {
  of: { starts_at: string | null; ends_at: string | null };
  /** What it is called when it is switched off; undefined while it is on. */
  off: 'draft' | 'disabled' | undefined;
}

function Status({ of, off }: StatusProps): ReactNode {
  const { t } = useTranslation('customer-groups');
  const [now] = useState(() => Date.now());
  const period: Period | 'off' = off ? 'off' : periodOf(of, now);
  return <StatusBadge tone={TONES[period]}>{t(`status.${off ?? periodOf(of, now)}`)}</StatusBadge>;
}

/** The price lists and the discounts that are for a group, or for everyone else. */
export function GroupUses({ groupId }: { groupId: string }): ReactNode {
  const { t } = useTranslation('customer-groups');
  const format = useFormat();
  // The members come first.
  const hasContent = useFirstContent();
  const priceLists = usePriceListsOf(groupId, hasContent);
  const discounts = useDiscountsOf(groupId, hasContent);
  return (
    <>
      <Section title={t('priceLists.title')}>
        <SectionQuery query={priceLists} skeleton={<RecordsSkeleton />}>
          {(lists) =>
            lists.length === 0 ? (
              <p className={classes.none}>{t('priceLists.none')}</p>
            ) : (
              <LinkedRecords
                label={t('priceLists.title')}
                rows={lists}
                renderRow={(list) => (
                  <LinkedRecord
                    title={list.name}
                    status={
                      <Status of={list} off={list.status === 'draft' ? 'draft' : undefined} />
                    }
                  />
                )}
              />
            )
          }
        </SectionQuery>
      </Section>
      <Section title={t('discounts.title')}>
        <SectionQuery query={discounts} skeleton={<RecordsSkeleton />}>
          {({ discounts: found, left }) => (
            <>
              {found.length === 0 ? (
                <p className={classes.none}>
                  {t(left > 0 ? 'discounts.noneYet' : 'discounts.none')}
                </p>
              ) : (
                <LinkedRecords
                  label={t('discounts.title')}
                  rows={found}
                  renderRow={(discount) => (
                    <LinkedRecord
                      title={discount.code}
                      detail={t(discount.isFor ? 'discounts.for' : 'discounts.notFor')}
                      status={
                        <Status of={discount} off={discount.is_disabled ? 'disabled' : undefined} />
                      }
                    />
                  )}
                />
              )}
              {left > 0 ? (
                <div className={classes.left}>
                  <span>{t('discounts.left', { count: left, number: format.number(left) })}</span>
                  <Button
                    size="compact-sm"
                    variant="default"
                    loading={discounts.isFetchingNextPage}
                    onClick={() => void discounts.fetchNextPage()}
                  >
                    {t('discounts.lookOn', {
                      number: format.number(Math.min(left, LOOKED_AT_ONCE)),
                    })}
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </SectionQuery>
      </Section>
    </>
  );
}
