import { useState } from 'react';
import type { ReactNode } from 'react';
import { KeptTextsContext } from '#ui/number/kept-texts.ts';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { ContinuedNotice } from '#shared/flow/ContinuedNotice.tsx';
import { OwnDraft } from '#shared/flow/OwnDraft.tsx';
import { useDraft } from '#shared/flow/useDraft.ts';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { removeUploads, useUploads } from '#shared/files/useUploads.ts';
import type { Order } from '../query.ts';
import { ClaimForm } from './claim/ClaimForm.tsx';
import { withPicture } from './claim/claim-values.ts';
import { afterSalesDraft } from './draft.ts';
import type { AfterSalesDraft } from './draft.ts';
import { ExchangeForm } from './ExchangeForm.tsx';
import { KindChoice } from './KindChoice.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import type { AfterSalesKind, KindFormProps } from './kinds.ts';
import { defaultLocation } from './receive-values.ts';
import { useReturnChoices } from './useReturnChoices.ts';

const FORMS: Record<AfterSalesKind, (props: KindFormProps) => ReactNode> = {
  return: ReturnForm,
  exchange: ExchangeForm,
  claim: ClaimForm,
};

interface AfterSalesFormProps {
  order: Order;
  /** The preselected kind */
  action: AfterSalesKind;
  onClose: () => void;
}

export function AfterSalesForm(props: AfterSalesFormProps): ReactNode {
  const { order } = props;
  const choices = useReturnChoices(order.region_id);
  const locations = useStockLocations();
  return (
    <SectionQuery query={choices} skeleton={<FormSkeleton />}>
      {(made) => (
        <SectionQuery query={locations} skeleton={<FormSkeleton />}>
          {(places) => <Kinds {...props} choices={made} places={places} />}
        </SectionQuery>
      )}
    </SectionQuery>
  );
}

type KindsProps = AfterSalesFormProps & Pick<KindFormProps, 'choices' | 'places'>;

function Kinds(props: KindsProps): ReactNode {
  const { order, choices, places } = props;
  const [draftKind] = useState(() =>
    afterSalesDraft(defaultLocation(order, places) ?? null, { ...choices, places }),
  );
  return (
    <OwnDraft kind={draftKind} subject={order.id}>
      {(place) => <KindForms {...props} draftKind={draftKind} place={place} />}
    </OwnDraft>
  );
}

interface KindFormsProps extends KindsProps {
  draftKind: AfterSalesDraft;
  /** Draft key */
  place: string;
}

function KindForms(props: KindFormsProps): ReactNode {
  const { order, action: first, choices, places, draftKind, place, onClose } = props;
  const draft = useDraft(draftKind, place);
  const [isSent, setSent] = useState(false);
  const [discards, setDiscards] = useState(0);
  const uploads = useUploads(
    (url, key, _places, item) => {
      draft.addUpload(url, key);
      draft.change((values) => ({ ...values, claim: withPicture(values.claim, item, url) }));
    },
    { isKept: true },
  );
  const [kind, setKind] = useState(first);
  const [hasSwitched, setSwitched] = useState(false);
  const Form = FORMS[kind];
  return (
    <KeptTextsContext value={draft.texts}>
      <Form
        key={discards}
        order={order}
        choices={choices}
        places={places}
        values={draft.values}
        onChange={(changed) => {
          setSent(false);
          draft.change((before) => ({ ...before, ...changed }));
        }}
        uploads={uploads}
        isDirty={isSent || draft.status === 'failed' || uploads.isRunning}
        notice={
          <ContinuedNotice
            from={draft.continuedFrom}
            onDiscard={() => {
              removeUploads(Object.values(draft.uploads));
              draft.clear();
              setDiscards(discards + 1);
            }}
          />
        }
        choice={
          <KindChoice
            order={order}
            value={kind}
            takesFocus={hasSwitched}
            onChange={(chosen) => {
              setKind(chosen);
              setSwitched(true);
            }}
          />
        }
        onSend={() => {
          const { pictures } = draft.latest().claim;
          const used = new Set(kind === 'claim' ? Object.values(pictures).flat() : []);
          removeUploads(
            Object.entries(draft.uploads).flatMap(([url, key]) => (used.has(url) ? [] : [key])),
          );
          draft.release();
          setSent(true);
        }}
        onDone={onClose}
        onClose={onClose}
      />
    </KeptTextsContext>
  );
}
