import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetDraftOrder } from '#generated/admin/draft-orders/draft-orders.ts';
import { useGetOrder } from '#generated/admin/orders/orders.ts';
import { PARAMS, paths } from '#app/paths.ts';
import { Page } from '#ui/page/Page.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { draftFrom } from '#shared/flow/draft.ts';
import { OwnDraft } from '#shared/flow/OwnDraft.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { ORDER_DRAFT } from './draft.ts';
import { NewDraft } from './NewDraft.tsx';
import { NEW_DRAFT, ORDER_PARTS, valuesFrom, valuesFromOrder } from './values.ts';
import type { DraftValues } from './values.ts';

export function NewDraftPage(): ReactNode {
  const [params] = useSearchParams();
  const from = params.get(PARAMS.from) ?? '';
  const replaces = params.get(PARAMS.replaces) ?? '';
  const render = (place: string): ReactNode => {
    if (!from) return <Kept key={place} place={place} initial={NEW_DRAFT} />;
    // A copy has its own key, so an earlier draft stays.
    const own = { place: `${place}.${from}${replaces ? '.edit' : ''}`, from, replaces };
    return from.startsWith('order_') ? (
      <FromOrder key={own.place} {...own} />
    ) : (
      <FromDraft key={own.place} {...own} />
    );
  };
  return <OwnDraft kind={ORDER_DRAFT}>{render}</OwnDraft>;
}

interface FromProps {
  place: string;
  from: string;
  replaces: string;
}

function FromOrder({ place, from }: FromProps): ReactNode {
  const order = useGetOrder(from, { expand: ORDER_PARTS });
  return (
    <Reading isDone={order.data !== undefined}>
      <SectionQuery query={order} skeleton={<FormSkeleton fields={6} />}>
        {(answer) => <FromValues place={place} make={() => valuesFromOrder(answer.order)} />}
      </SectionQuery>
    </Reading>
  );
}

function FromDraft({ place, from, replaces }: FromProps): ReactNode {
  const draft = useGetDraftOrder(from);
  return (
    <Reading isDone={draft.data !== undefined}>
      <SectionQuery query={draft} skeleton={<FormSkeleton fields={6} />}>
        {({ draft_order: stored }) => (
          <FromValues
            place={place}
            {...(replaces === from && stored.status === 'open'
              ? { replaces: { id: stored.id, number: stored.display_id } }
              : {})}
            make={() =>
              stored.cart
                ? valuesFrom(
                    stored.cart,
                    stored.cart.region?.currency_code ?? '',
                    stored.no_notification_order,
                  )
                : NEW_DRAFT
            }
          />
        )}
      </SectionQuery>
    </Reading>
  );
}

function Reading({ isDone, children }: { isDone: boolean; children: ReactNode }): ReactNode {
  const { t } = useTranslation('drafts');
  if (isDone) return children;
  return (
    <Page title={t('new.title')} back={{ to: paths.drafts(), label: t('page.back') }}>
      {children}
    </Page>
  );
}

/** Later changes to the record don't matter. */
function FromValues({
  make,
  ...rest
}: Pick<KeptProps, 'place' | 'replaces'> & { make: () => DraftValues }): ReactNode {
  const [initial] = useState(make);
  return <Kept {...rest} initial={initial} />;
}

interface KeptProps {
  place: string;
  initial: DraftValues;
  replaces?: { id: string; number: number };
}

function Kept({ place, initial, replaces }: KeptProps): ReactNode {
  const kind = useMemo(
    () => (initial === NEW_DRAFT ? ORDER_DRAFT : draftFrom(ORDER_DRAFT, initial)),
    [initial],
  );
  return <NewDraft kind={kind} place={place} replaces={replaces} />;
}
