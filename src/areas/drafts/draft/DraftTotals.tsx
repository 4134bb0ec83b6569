import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { DraftForm } from './DraftPage.tsx';
import { whyNotDraft } from './query.ts';
import type { Draft } from './query.ts';
import { totalsRows } from './totals-rows.ts';

interface DraftTotalsProps {
  draft: Draft;
  form: Pick<OpenForm<DraftForm>, 'open'>;
}

export function DraftTotals({ draft, form }: DraftTotalsProps): ReactNode {
  const { t } = useTranslation(['drafts', 'order']);
  const format = useFormat();
  const { cart } = draft;
  return (
    <Section
      title={t('order:money.title')}
      action={
        whyNotDraft(draft, 'discounts') === undefined ? (
          <EditButton label={t('page.editDiscounts')} onClick={() => form.open('discounts')} />
        ) : null
      }
    >
      {cart ? (
        <Totals rows={totalsRows(cart, t, format)} />
      ) : (
        <SectionNote>{t('page.noItems')}</SectionNote>
      )}
    </Section>
  );
}
