import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { useStockLocations } from '#shared/lists.ts';
import { SectionQuery } from '#shared/SectionQuery.tsx';
import { useUploads } from '#shared/useUploads.ts';
import type { Order } from '../query.ts';
import { ClaimForm } from './claim/ClaimForm.tsx';
import { withPicture } from './claim/claim-values.ts';
import { ExchangeForm } from './ExchangeForm.tsx';
import { KindChoice } from './KindChoice.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { noAfterSalesValues } from './kinds.ts';
import type { AfterSalesKind, AfterSalesValues, KindFormProps } from './kinds.ts';
import { usualLocation } from './receive-values.ts';
import { useReturnChoices } from './useReturnChoices.ts';

const FORMS: Record<AfterSalesKind, (props: KindFormProps) => ReactNode> = {
  return: ReturnForm,
  exchange: ExchangeForm,
  claim: ClaimForm,
};

interface AfterSalesFormProps {
  order: Order;
  /** What it was opened for; another kind can be chosen. */
  kind: AfterSalesKind;
  onClose: () => void;
}

/** Something came back or went wrong: which items, and what happens then. */
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

function Kinds({
  order,
  kind: first,
  choices,
  places,
  onClose,
}: AfterSalesFormProps & Pick<KindFormProps, 'choices' | 'places'>): ReactNode {
  const [initial] = useState<AfterSalesValues>(() => ({
    ...noAfterSalesValues,
    location: usualLocation(order, places) ?? null,
  }));
  const [values, setValues] = useState(initial);
  const uploads = useUploads((url, _key, _places, item) =>
    setValues((before) => ({ ...before, claim: withPicture(before.claim, item, url) })),
  );
  const [kind, setKind] = useState(first);
  const [hasSwitched, setSwitched] = useState(false);
  const Form = FORMS[kind];
  return (
    <Form
      order={order}
      choices={choices}
      places={places}
      values={values}
      onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
      uploads={uploads}
      isDirty={values !== initial}
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
      onClose={onClose}
    />
  );
}
