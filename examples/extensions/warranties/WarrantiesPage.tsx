import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  DateText,
  Facts,
  Page,
  Section,
  SectionNote,
  SectionQuery,
  TextSkeleton,
  paths,
  useTexts,
} from '#extension/parts.ts';
import { useListProducts } from '#generated/admin/products/products.ts';
import { useListWarranties } from '#generated/extensions/warranties/warranties.ts';
import { monthsOf } from './months.ts';

const SELECTION = { limit: 100, fields: 'id,title,metadata', expand: '' };

export default function WarrantiesPage(): ReactNode {
  const t = useTexts();
  const query = useListProducts(SELECTION);
  const sold = useListWarranties();
  return (
    <Page title={t('title')}>
      <Section title={t('products')}>
        <SectionQuery query={query} skeleton={<TextSkeleton />}>
          {({ products }) => {
            const covered = products.filter(({ metadata }) => monthsOf(metadata) > 0);
            if (covered.length === 0) return <SectionNote>{t('none')}</SectionNote>;
            const facts = covered.map(({ id, title, metadata }) => ({
              id,
              label: title,
              value: (
                <Link to={paths.product(id)}>{t('months', { count: monthsOf(metadata) })}</Link>
              ),
            }));
            return <Facts facts={facts} />;
          }}
        </SectionQuery>
      </Section>
      <Section title={t('sold')}>
        <SectionQuery query={sold} skeleton={<TextSkeleton />}>
          {({ warranties }) => {
            if (warranties.length === 0) return <SectionNote>{t('noneSold')}</SectionNote>;
            const facts = warranties.map((one) => ({
              id: one.id,
              label: `#${one.display_id} · ${one.title} · ${one.variant}`,
              value: (
                <Link to={paths.order(one.order_id)}>
                  <DateText instant={one.ends_at} />
                </Link>
              ),
            }));
            return <Facts facts={facts} />;
          }}
        </SectionQuery>
      </Section>
    </Page>
  );
}
