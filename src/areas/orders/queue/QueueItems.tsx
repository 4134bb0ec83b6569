import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { plainText } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { Section } from '#ui/page/Section.tsx';
import { BrokenRecord } from '#ui/states/BrokenRecord.tsx';
import { SafeRecord } from '#ui/states/failures.tsx';
import type { Order, OrderItem } from '../order/query.ts';
import classes from './queue.module.css';

export function QueueItems({ order: { items } }: { order: Order }): ReactNode {
  const { t } = useTranslation('order');
  return (
    <Section title={t('items.title')}>
      {items.length === 0 ? <p className={classes.none}>{t('items.none')}</p> : null}
      <ul className={classes.items} aria-label={t('items.title')}>
        {items.map((item) => (
          <li key={item.id} className={classes.item}>
            <SafeRecord
              record={item}
              renderBroken={(error) => (
                <BrokenRecord name={undefined} href={undefined} error={error} />
              )}
            >
              <Item item={item} />
            </SafeRecord>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Item({ item }: { item: OrderItem }): ReactNode {
  const { t } = useTranslation('order-queue');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { title, description, quantity, variant, thumbnail } = item;
  const sku = variant?.sku;
  return (
    <>
      <Thumbnail src={typeof thumbnail === 'string' ? fileUrl(thumbnail) : null} size={48} />
      <div className={classes.words}>
        <bdi className={classes.title}>{plainText(title)}</bdi>
        <span className={classes.detail}>
          {description ? <bdi>{description}</bdi> : null}
          {sku ? <Copyable value={sku} label={common('fields.sku')} /> : null}
        </span>
      </div>
      <bdi className={classes.quantity} data-many={quantity > 1 || undefined}>
        {t('quantity', { number: format.number(quantity) })}
      </bdi>
    </>
  );
}
