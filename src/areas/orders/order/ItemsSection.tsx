import { Button } from '@mantine/core';
import { startTransition, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { plainText } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';
import { LineItems } from '#shared/orders/LineItems.tsx';
import { returning } from './facts/returnable.ts';
import { progressOf } from './items.ts';
import type { ItemProgress } from './items.ts';
import type { Order, OrderItem } from './query.ts';
import { useReservations } from './useReservations.ts';
import type { Reserved } from './useReservations.ts';
import classes from './items.module.css';

/** Items to render at first, so that huge orders open fast */
const FIRST = 50;

interface ItemsSectionProps {
  order: Order;
  action: ReactNode;
}

export function ItemsSection({ order, action }: ItemsSectionProps): ReactNode {
  const { t } = useTranslation('order');
  const format = useFormat();
  const reservations = useReservations(order);
  const [showsAll, setShowsAll] = useState(false);
  const { items } = order;
  const shown = showsAll ? items : items.slice(0, FIRST);
  const hidden = items.length - shown.length;
  return (
    <Section title={t('items.title')} action={action}>
      {items.length === 0 ? <p className={classes.none}>{t('items.none')}</p> : null}
      <LineItems
        label={t('items.title')}
        items={shown}
        currency={order.currency_code}
        renderStates={(item) => (
          <>
            <Progress progress={progressOf(item, order.status)} />
            <Returning units={returning(order, item)} />
            <Reservations
              item={item}
              order={order}
              reserved={reservations && reservations.get(item.id)}
            />
          </>
        )}
      />
      {hidden > 0 ? (
        <Button
          variant="default"
          size="xs"
          className={classes.more ?? ''}
          onClick={() => startTransition(() => setShowsAll(true))}
        >
          {t('items.more', { count: hidden, number: format.number(hidden) })}
        </Button>
      ) : null}
    </Section>
  );
}

interface ReservationsProps {
  item: OrderItem;
  order: Order;
  /** Undefined while loading, null if unavailable */
  reserved: readonly Reserved[] | undefined | null;
}

/** Amber waits for staff */
const TONES: Record<keyof ItemProgress, Tone> = {
  unfulfilled: 'warning',
  fulfilled: 'info',
  shipped: 'good',
  returned: 'neutral',
  canceled: 'neutral',
};

function Progress({ progress }: { progress: ItemProgress }): ReactNode {
  const { t } = useTranslation('order');
  const format = useFormat();
  return Object.entries(TONES).map(([name, tone]) => {
    const state = name as keyof ItemProgress;
    const { [state]: count } = progress;
    return count > 0 ? (
      <StatusBadge key={state} tone={tone}>
        {t(`items.${state}`, { number: format.number(count) })}
      </StatusBadge>
    ) : null;
  });
}

function Returning({ units }: { units: number }): ReactNode {
  const { t } = useTranslation('order');
  const format = useFormat();
  if (units === 0) return null;
  return (
    <StatusBadge tone="info">{t('items.returning', { number: format.number(units) })}</StatusBadge>
  );
}

function Reservations({ item, order, reserved }: ReservationsProps): ReactNode {
  const { t } = useTranslation('order');
  const format = useFormat();
  if (reserved === null || item.variant?.manage_inventory !== true) return null;
  const open = progressOf(item, order.status).unfulfilled;
  if (reserved === undefined) {
    // Reserves the space to avoid layout shift.
    return open > 0 ? <span className={classes.reserved}>{'\u00A0'}</span> : null;
  }
  const missing = open - reserved.reduce((sum, { quantity }) => sum + quantity, 0);
  const places = reserved.map(({ quantity, location }) =>
    t('items.reserved', { number: format.number(quantity), location: plainText(location) }),
  );
  if (missing > 0) places.push(t('items.notReserved', { number: format.number(missing) }));
  if (places.length === 0) return null;
  const text = <bdi>{format.list(places)}</bdi>;
  return reserved.length > 0 ? (
    <Link className={classes.reserved} to={paths.reservations(`line_item_id=${item.id}`)}>
      {text}
    </Link>
  ) : (
    <span className={classes.reserved}>{text}</span>
  );
}
