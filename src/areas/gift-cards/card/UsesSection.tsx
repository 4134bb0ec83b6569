import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { NO_VALUE } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { LinkedRecord, LinkedRecords } from '#ui/page/LinkedRecords.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { OrderStatusBadge } from '#shared/orders/order-status.tsx';
import { spentOf } from './balance-history.ts';
import type { GiftCard } from './query.ts';
import { LOOKED_AT_ONCE, LOOKS_UNASKED, useUses } from './uses.ts';
import type { Uses } from './uses.ts';

export function UsesSection({ card }: { card: GiftCard }): ReactNode {
  const { t } = useTranslation('gift-cards');
  const hasContent = useFirstContent();
  const isUsed = spentOf(card) > 0;
  const query = useUses(card, hasContent && isUsed);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const looks = data?.looks ?? 0;
  // Recent uses are found at once; older ones may take some calls.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && looks < LOOKS_UNASKED) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, looks, fetchNextPage]);
  return (
    <Section title={t('uses.title')}>
      {isUsed ? (
        <SectionQuery query={query} skeleton={<RecordsSkeleton />}>
          {(uses) => (
            <UsesList
              card={card}
              uses={uses}
              isLooking={isFetchingNextPage}
              onLook={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          )}
        </SectionQuery>
      ) : (
        <SectionNote>{t('uses.none')}</SectionNote>
      )}
    </Section>
  );
}

interface UsesListProps {
  card: GiftCard;
  uses: Uses;
  isLooking: boolean;
  /** Searches older orders; undefined if none are left or nothing is missing. */
  onLook: (() => void) | undefined;
}

function UsesList({ card, uses, isLooking, onLook }: UsesListProps): ReactNode {
  const { t } = useTranslation('gift-cards');
  const format = useFormat();
  const money = (minor: number): string => format.money(minor, card.region?.currency_code ?? '');
  const next = Math.min(uses.left, LOOKED_AT_ONCE);
  return (
    <>
      {uses.uses.length > 0 ? (
        <LinkedRecords
          label={t('uses.title')}
          rows={uses.uses}
          renderRow={({ order, amount }) => (
            <LinkedRecord
              to={paths.order(order.id)}
              title={Number.isInteger(order.display_id) ? `#${order.display_id}` : NO_VALUE}
              detail={<DateText instant={order.created_at} />}
              status={
                order.status === 'canceled' ? (
                  <OrderStatusBadge kind="order" status={order.status} />
                ) : (
                  <OrderStatusBadge kind="payment" status={order.payment_status} />
                )
              }
              value={<bdi>{money(0 - amount)}</bdi>}
            />
          )}
        />
      ) : null}
      {onLook ? (
        <>
          <SectionNote>{t('uses.more', { amount: money(uses.missing) })}</SectionNote>
          <Button size="compact-sm" variant="default" loading={isLooking} onClick={onLook}>
            {t('uses.look', { count: next, number: format.number(next) })}
          </Button>
        </>
      ) : uses.missing > 0 ? (
        <SectionNote>{t('uses.unexplained', { amount: money(uses.missing) })}</SectionNote>
      ) : null}
    </>
  );
}
