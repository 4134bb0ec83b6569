import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { listOf } from '#ui/format/instant.ts';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { LineItems } from '#shared/orders/LineItems.tsx';
import { whyNotDraft } from './query.ts';
import type { Draft } from './query.ts';

/** The server drops the shipping if items change, so everything is edited together. */
export function DraftItems({ draft }: { draft: Draft }): ReactNode {
  const { t } = useTranslation('drafts');
  const items = listOf(draft.cart?.items);
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
      <LineItems
        label={t('new.items')}
        items={items}
        currency={draft.cart?.region?.currency_code ?? ''}
        renderDetail={({ variant_id: variant }) => (variant ? undefined : t('new.customItem'))}
      />
    </Section>
  );
}
