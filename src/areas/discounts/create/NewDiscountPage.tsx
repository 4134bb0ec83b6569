import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PARAMS, paths } from '#app/paths.ts';
import { Page } from '#ui/page/Page.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '#shared/SectionQuery.tsx';
import { discountRecord } from '../discount/query.ts';
import type { Discount } from '../discount/query.ts';
import { newDiscount, valuesOf } from '../fields/values.ts';
import { NewDiscount } from './NewDiscount.tsx';

/** Makes a discount, like another one where the address names one. */
export function NewDiscountPage(): ReactNode {
  const { t } = useTranslation('discounts');
  const [params] = useSearchParams();
  const from = params.get(PARAMS.from) ?? '';
  return (
    <Page title={t('create.new')} back={{ to: paths.discounts(), label: t('page.back') }}>
      {from ? <LikeAnother key={from} id={from} /> : <Blank />}
    </Page>
  );
}

function Blank(): ReactNode {
  const [initial] = useState(newDiscount);
  return <NewDiscount initial={initial} />;
}

function LikeAnother({ id }: { id: string }): ReactNode {
  const query = useQuery(discountRecord.options(id));
  return (
    <SectionQuery query={query} skeleton={<FormSkeleton fields={6} />}>
      {(discount) => <From discount={discount} />}
    </SectionQuery>
  );
}

/** Takes what it begins with once; the code must be another one. */
function From({ discount }: { discount: Discount }): ReactNode {
  const [initial] = useState(() => ({ ...valuesOf(discount), code: '' }));
  return <NewDiscount initial={initial} discount={discount} />;
}
