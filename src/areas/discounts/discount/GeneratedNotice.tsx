import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { Banner } from '#ui/states/Banner.tsx';
import type { Discount } from './query.ts';

/** A generated code has its template's regions and shares its rule. */
export function GeneratedNotice({ discount }: { discount: Discount }): ReactNode {
  const { t } = useTranslation('discounts');
  const navigate = useNavigate();
  const parent = discount.parent_discount_id ?? '';
  return (
    <Banner
      tone="info"
      title={`${t('page.generated')} ${discount.parent_discount?.code ?? ''}`.trim()}
      action={{
        label: t('page.openTemplate'),
        onClick: () => void navigate(paths.discount(parent)),
      }}
    >
      {t('page.generatedText')}
    </Banner>
  );
}
