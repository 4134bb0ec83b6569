import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fileUrl } from '#app/config/config.ts';
import { paths } from '#app/paths.ts';
import { plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { BrokenRecord } from '#ui/states/BrokenRecord.tsx';
import { SafeRecord } from '#ui/states/failures.tsx';
import { whyNotDraft } from './query.ts';
import type { Draft, DraftCart } from './query.ts';
import classes from './draft.module.css';

type Item = DraftCart['items'][number];

/** The server drops the shipping if items change, so everything is edited together. */
export function DraftItems({ draft }: { draft: Draft }): ReactNode {
  const { t } = useTranslation('drafts');
  const items = readEach(draft.cart?.items, (item) => item);
  return (
    <Section
      title={t('new.items')}
      action={
        whyNotDraft(draft, 'items') === undefined ? (
          <Button
            component={Link}
            to={paths.newDraft({ from: draft.id, replaces: draft.id })}
            size="compact-sm"
            variant="default"
          >
            {t('page.editItems')}
          </Button>
        ) : null
      }
    >
      {items.length === 0 ? <SectionNote>{t('page.noItems')}</SectionNote> : null}
      <ul className={classes.items} aria-label={t('new.items')}>
        {items.map((item) => (
          <li key={item.id} className={classes.item}>
            <SafeRecord
              record={item}
              renderBroken={(error) => (
                <BrokenRecord name={undefined} href={undefined} error={error} />
              )}
            >
              <ItemWords item={item} currency={draft.cart?.region?.currency_code ?? ''} />
            </SafeRecord>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ItemWords({ item, currency }: { item: Item; currency: string }): ReactNode {
  const { t } = useTranslation('drafts');
  const { t: order } = useTranslation('order');
  const format = useFormat();
  const { title, description, thumbnail, quantity, unit_price: price, variant } = item;
  const product = variant?.product_id;
  const words = [description, variant?.sku].filter(Boolean).map(plainText).join(' · ');
  return (
    <>
      <Thumbnail src={typeof thumbnail === 'string' ? fileUrl(thumbnail) : null} size={40} />
      <div className={classes.words}>
        {typeof product === 'string' ? (
          <Link to={paths.product(product)} className={classes.link}>
            <bdi>{plainText(title)}</bdi>
          </Link>
        ) : (
          <bdi>{plainText(title)}</bdi>
        )}
        <span className={classes.dimmed}>
          {item.variant_id ? <bdi>{words}</bdi> : t('new.customItem')}
        </span>
      </div>
      <bdi className={classes.dimmed}>
        {order('items.each', {
          price: format.money(price, currency),
          quantity: format.number(quantity),
        })}
      </bdi>
      <bdi className={classes.amount}>{format.money(price * quantity, currency)}</bdi>
    </>
  );
}
