import { Anchor, Button, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { BrokenRecord } from '#ui/states/BrokenRecord.tsx';
import { SafeRecord } from '#ui/states/failures.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { OrderAction } from './registry/order-actions.ts';
import { Dotted } from './Dotted.tsx';
import { fulfillmentsOf } from './fulfillments.ts';
import type { SentFulfillment } from './fulfillments.ts';
import type { Order } from './query.ts';
import { trackingPage } from './tracking.ts';
import classes from './fulfillments.module.css';

interface FulfillmentsSectionProps {
  order: Order;
  action: ReactNode;
  form: Pick<OpenForm<OrderAction>, 'open'>;
}

export function FulfillmentsSection(props: FulfillmentsSectionProps): ReactNode {
  const { order, action, form } = props;
  const { t } = useTranslation('order');
  const hasContent = useFirstContent();
  const fulfillments = fulfillmentsOf(order);
  const isNeeded = hasContent && fulfillments.some(({ locationId }) => locationId !== undefined);
  const locations = useStockLocations({ isNeeded });
  const names = new Map(readEach(locations.data, ({ id, name }) => [id, name]));
  return (
    <Section title={t('fulfillments.title')} action={action}>
      {fulfillments.length === 0 ? (
        <p className={classes.none}>{t('fulfillments.none')}</p>
      ) : (
        <ul className={classes.fulfillments} aria-label={t('fulfillments.title')}>
          {fulfillments.map((fulfillment, index) => (
            <li key={fulfillment.id} className={classes.fulfillment}>
              <SafeRecord
                record={fulfillment}
                renderBroken={(error) => (
                  <BrokenRecord name={undefined} href={undefined} error={error} />
                )}
              >
                <Fulfillment
                  orderId={order.id}
                  fulfillment={fulfillment}
                  number={index + 1}
                  location={
                    fulfillment.locationId === undefined
                      ? undefined
                      : names.get(fulfillment.locationId)
                  }
                  form={form}
                />
              </SafeRecord>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface FulfillmentProps {
  /** Also for exchanges and claims */
  orderId: string;
  fulfillment: SentFulfillment;
  /** 1-based */
  number: number;
  /** Undefined until loaded */
  location: string | undefined;
  form: FulfillmentsSectionProps['form'];
}

function Fulfillment({
  orderId,
  fulfillment,
  number,
  location,
  form,
}: FulfillmentProps): ReactNode {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { within, units, createdAt, shippedAt, canceledAt } = fulfillment;
  const facts = [
    shippedAt || canceledAt ? '' : t('fulfillments.created', { date: format.date(createdAt) }),
    shippedAt ? t('fulfillments.shippedOn', { date: format.date(shippedAt) }) : '',
    canceledAt ? t('fulfillments.canceledOn', { date: format.date(canceledAt) }) : '',
    location ? t('fulfillments.from', { location }) : '',
  ];
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.name}>
          {t('fulfillments.name', { number: format.number(number) })}
        </h3>
        {within ? <StatusBadge tone="neutral">{common(`kinds.${within}`)}</StatusBadge> : null}
        {canceledAt ? (
          <StatusBadge tone="neutral">{t('fulfillments.canceled')}</StatusBadge>
        ) : shippedAt ? (
          <StatusBadge tone="good">{t('fulfillments.shipped')}</StatusBadge>
        ) : (
          <StatusBadge tone="info">{t('fulfillments.packed')}</StatusBadge>
        )}
        <span className={classes.facts}>
          <Dotted parts={facts} />
        </span>
      </div>
      <ul className={classes.units}>
        {units.map(({ title, quantity }, index) => (
          // Titles may repeat; the list never reorders.
          <li key={index}>
            <bdi>
              {t('fulfillments.item', {
                quantity: format.number(quantity),
                title: title ?? t('fulfillments.goneItem'),
              })}
            </bdi>
          </li>
        ))}
      </ul>
      <Tracking fulfillment={fulfillment} />
      {canceledAt ? null : (
        <Group gap="xs">
          {shippedAt ? null : <FulfillmentActions id={fulfillment.id} form={form} />}
          <Button
            component={Link}
            to={paths.orderPrint([orderId], 'slip', { fulfillment: fulfillment.id })}
            size="xs"
            variant="subtle"
            color="gray"
            data-quiet-start={shippedAt ? true : undefined}
          >
            {t('fulfillments.slip')}
          </Button>
        </Group>
      )}
    </>
  );
}

function FulfillmentActions({
  id,
  form,
}: { id: string } & Pick<FulfillmentProps, 'form'>): ReactNode {
  const { t } = useTranslation('order-actions');
  return (
    <>
      <Button size="xs" variant="default" onClick={() => form.open('ship', id)}>
        {t('action.ship')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        onClick={() => form.open('cancelFulfillment', id)}
      >
        {t('action.cancelFulfillment')}…
      </Button>
    </>
  );
}

/** Links the numbers of known carriers. */
function Tracking({ fulfillment }: Pick<FulfillmentProps, 'fulfillment'>): ReactNode {
  const { t } = useTranslation('order');
  const { tracking, provider } = fulfillment;
  if (tracking.length === 0) return null;
  return (
    <ul className={classes.tracking} aria-label={t('fulfillments.trackingNumbers')}>
      {tracking.map((number) => {
        const page = trackingPage(number, provider);
        return (
          <li key={number}>
            <Copyable value={number} label={t('fulfillments.tracking')} />
            {page ? (
              <Anchor
                href={page.href}
                target="_blank"
                rel="noopener noreferrer"
                inherit
                className={classes.track ?? ''}
              >
                {t('fulfillments.track', { carrier: page.carrier })}
                <IconExternalLink size={14} stroke={1.75} aria-hidden />
              </Anchor>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
