import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PARAMS, paths } from '#app/paths.ts';
import { Page } from '#ui/page/Page.tsx';
import { ShopperPriceForm } from '#shared/shopper-price/ShopperPriceForm.tsx';
import classes from './shopper-price-page.module.css';

export function ShopperPricePage(): ReactNode {
  const { t } = useTranslation('price-tools');
  const { t: lists } = useTranslation('price-lists');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <Page title={t('pays.title')} back={{ to: paths.priceLists(), label: lists('list.title') }}>
      <div className={classes.card}>
        <ShopperPriceForm
          variantId={params.get(PARAMS.subject) ?? undefined}
          onClose={() => void navigate(paths.priceLists())}
        />
      </div>
    </Page>
  );
}
