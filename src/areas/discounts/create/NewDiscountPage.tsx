import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PARAMS, paths } from '#app/paths.ts';
import { Page } from '#ui/page/Page.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { draftFrom } from '#shared/flow/draft.ts';
import { OwnDraft } from '#shared/flow/OwnDraft.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { discountRecord } from '../discount/query.ts';
import type { Discount } from '../discount/query.ts';
import { newDiscount, valuesOf } from '../fields/values.ts';
import { DISCOUNT_DRAFT } from './draft.ts';
import { NewDiscount } from './NewDiscount.tsx';

export function NewDiscountPage(): ReactNode {
  const { t } = useTranslation('discounts');
  const [params] = useSearchParams();
  const from = params.get(PARAMS.from) ?? '';
  return (
    <Page title={t('create.new')} back={{ to: paths.discounts(), label: t('page.back') }}>
      <OwnDraft kind={DISCOUNT_DRAFT}>
        {(place) =>
          from ? (
            <LikeAnother key={from} id={from} place={`${place}.${from}`} />
          ) : (
            <Blank key={place} place={place} />
          )
        }
      </OwnDraft>
    </Page>
  );
}

function Blank({ place }: { place: string }): ReactNode {
  const [kind] = useState(() => draftFrom(DISCOUNT_DRAFT, newDiscount()));
  return <NewDiscount kind={kind} place={place} />;
}

function LikeAnother({ id, place }: { id: string; place: string }): ReactNode {
  const query = useQuery(discountRecord.options(id));
  return (
    <SectionQuery query={query} skeleton={<FormSkeleton fields={6} />}>
      {(discount) => <From discount={discount} place={place} />}
    </SectionQuery>
  );
}

/** Copies the values once; the code must differ. */
function From({ discount, place }: { discount: Discount; place: string }): ReactNode {
  const [kind] = useState(() => draftFrom(DISCOUNT_DRAFT, { ...valuesOf(discount), code: '' }));
  return <NewDiscount kind={kind} place={place} discount={discount} />;
}
