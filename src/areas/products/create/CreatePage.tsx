import type { ReactNode } from 'react';
import { OwnDraft } from '#shared/flow/OwnDraft.tsx';
import { CreateFlow } from './CreateFlow.tsx';
import { PRODUCT_DRAFT } from './draft.ts';

export function CreatePage(): ReactNode {
  return (
    <OwnDraft kind={PRODUCT_DRAFT}>
      {(place) => <CreateFlow key={place} draftPlace={place} />}
    </OwnDraft>
  );
}
