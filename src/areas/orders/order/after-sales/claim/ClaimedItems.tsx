import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { Dotted } from '../../Dotted.tsx';
import { itemName } from '../../item-name.ts';
import type { OrderClaim } from '../../query.ts';
import section from '../section.module.css';
import { CLAIM_REASONS } from './claim-values.ts';
import { claimedItems, picturesOf } from './claimed.ts';
import classes from './claim.module.css';

export function ClaimedItems({ claim }: { claim: OrderClaim }): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  return (
    <ul className={section.units} aria-label={t('claim.items')}>
      {readEach(claimedItems(claim), ({ id, item, quantity, reason, note, images }) => {
        const title = item ? itemName(item) : t('section.goneItem');
        const known = CLAIM_REASONS.find((one) => one === reason);
        const units = { quantity: format.number(quantity), title };
        const pictures = picturesOf({ images });
        return (
          <li key={id}>
            <Dotted
              parts={[
                known
                  ? t('section.itemReason', { ...units, reason: t(`claim.reasons.${known}`) })
                  : t('section.item', units),
                note ?? '',
              ]}
            />
            {pictures.length > 0 ? (
              <span className={classes.shown}>
                {pictures.map((url, index) => (
                  <Anchor
                    key={url}
                    href={fileUrl(url)}
                    target="_blank"
                    rel="noreferrer"
                    className={classes.picture ?? ''}
                    aria-label={t('claim.openPicture', {
                      number: format.number(index + 1),
                      item: title,
                    })}
                  >
                    <Thumbnail src={fileUrl(url)} size={48} />
                  </Anchor>
                ))}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
