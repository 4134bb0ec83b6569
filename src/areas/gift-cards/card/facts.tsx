import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { readersZone } from '#ui/date/zone.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { isCurrencyCode } from '#ui/format/currency.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { NO_VALUE } from '#ui/format/instant.ts';
import { emailFact, linesFact, linksFact } from '#ui/page/facts.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import type { Fact } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { messageOf, recipientOf } from '../recipient.ts';
import type { GeneralValues } from './general.ts';
import type { GiftCard } from './query.ts';

const loadGeneralForm = () => import('./GeneralForm.tsx');
export const GeneralForm = lazyNamed(loadGeneralForm, 'GeneralForm');

const editable = (card: GiftCard, only: readonly (keyof GeneralValues)[], fact: Fact): Fact =>
  editableFact(fact, {
    load: loadGeneralForm,
    renderForm: (onClose) => <GeneralForm card={card} only={only} onClose={onClose} />,
  });

export function DetailsSection({
  card,
  onEdit,
}: {
  card: GiftCard;
  onEdit: () => void;
}): ReactNode {
  const { t } = useTranslation('gift-cards');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { code, order, region } = card;
  const currency = region?.currency_code;
  return (
    <Section
      title={common('sections.details')}
      action={<EditButton label={t('edit.action')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          { label: t('columns.code'), value: <Copyable value={code} label={t('columns.code')} /> },
          editable(card, ['regionId'], {
            label: common('fields.region'),
            value: [region?.name, isCurrencyCode(currency) ? currency.toUpperCase() : undefined]
              .filter((part) => typeof part === 'string')
              .join(' · '),
          }),
          editable(card, ['endDay', 'endTime'], {
            label: t('columns.expires'),
            value: card.ends_at ? format.dateTime(card.ends_at) : t('page.never'),
          }),
          ...(card.ends_at
            ? [{ label: t('page.zone'), value: <span data-no-translate>{readersZone()}</span> }]
            : []),
          order
            ? linksFact(t('page.order'), [order], ({ id, display_id: number }) => ({
                name: Number.isInteger(number) ? `#${number}` : NO_VALUE,
                to: paths.order(id),
              }))
            : { label: t('page.order'), value: t('page.byHand') },
          ...(order?.customer_id
            ? [
                linksFact(t('page.customer'), [order], (one) => ({
                  name: one.email,
                  to: paths.customer(one.customer_id),
                })),
              ]
            : []),
        ]}
      />
    </Section>
  );
}

export function RecipientSection({ card }: { card: GiftCard }): ReactNode {
  const { t } = useTranslation('gift-cards');
  if (card.order && !recipientOf(card) && !messageOf(card)) return null;
  return (
    <Section title={t('page.recipient')}>
      <Facts
        facts={[
          editable(card, ['email'], emailFact(t('fields.email'), recipientOf(card))),
          editable(card, ['message'], linesFact(t('fields.message'), messageOf(card))),
        ]}
      />
    </Section>
  );
}
