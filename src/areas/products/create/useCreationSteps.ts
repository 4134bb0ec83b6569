import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productCreation } from '#shared/domain/product-creation.ts';
import { useFieldBody } from '#shared/extensions/useFieldBody.ts';
import type { DraftState } from '#shared/flow/useDraft.ts';
import { createOnce } from '#shared/save/create-once.ts';
import type { Steps } from '#shared/save/useSteps.ts';
import { withExistingNames } from '../existing-names.ts';
import type { CreatedProduct } from './draft.ts';
import type { Taken } from './problems.ts';
import { createSteps } from './save.ts';
import type { CreateValues } from './values.ts';

export type ProductDraft = DraftState<CreateValues, CreatedProduct>;

interface Outcome {
  /** Once it is on the server. */
  id: string | undefined;
  /** Codes of other products: nothing was created. */
  refused: readonly Taken[];
  isDone: boolean;
}

/** Creates the product of a draft, or goes on with what is left of it. */
export function useCreationSteps(
  draft: ProductDraft,
  steps: Steps,
): (values: CreateValues, publish: boolean) => Promise<Outcome> {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const fieldBody = useFieldBody('product');
  const [once] = useState(() => createOnce(productCreation, draft));
  const { created, change } = draft;
  return async (values, publish) => {
    let id = created?.id;
    let refused: readonly Taken[] = [];
    const isDone = await steps.run(
      createSteps({
        values,
        named: async (wanted, call) => {
          const found = await withExistingNames(client, wanted, call);
          const { type, tags } = found;
          change((before) => ({ ...before, type, tags }));
          return found;
        },
        extended: fieldBody(values.extended),
        publish: created?.publish ?? publish,
        created,
        once,
        t,
        onCreated: (made) => {
          id = made.id;
          draft.setCreated(made);
        },
        onTaken: (found) => {
          refused = found;
        },
      }),
    );
    return { id, refused, isDone };
  };
}
