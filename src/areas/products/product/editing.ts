import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '#ui/page/useChangeParams.ts';
import type { Product } from './query.ts';

/** What of a product can be edited, as `?edit=` names it. */
export const SECTIONS = [
  'general',
  'organisation',
  'attributes',
  'options',
  'media',
  'metadata',
  'variant',
  'stock',
  'duplicate',
  'json',
] as const;

export type SectionName = (typeof SECTIONS)[number];

export interface EditorProps {
  product: Product;
  onClose: () => void;
}

export interface Editing {
  section: SectionName | undefined;
  /** The variant that is edited or copied; undefined for a new one. */
  variantId: string | undefined;
  /** The variant is only the pattern for a new one. */
  isCopy: boolean;
  open: (section: SectionName, variantId?: string, isCopy?: boolean) => void;
  close: () => void;
}

/** Which section is being edited; kept in the address, so that a link opens it. */
export function useEditing(): Editing {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const set = useCallback(
    (values: Record<string, string | undefined>) =>
      changeParams(
        (next) => {
          for (const [name, value] of Object.entries(values)) {
            if (value === undefined) next.delete(name);
            else next.set(name, value);
          }
        },
        // The list that the page came from stays known.
        { preventScrollReset: true },
      ),
    [changeParams],
  );
  const close = useCallback(
    () => set({ edit: undefined, variant: undefined, copy: undefined }),
    [set],
  );
  const open = useCallback<Editing['open']>(
    (section, variantId, isCopy) =>
      set({ edit: section, variant: variantId, copy: isCopy ? '1' : undefined }),
    [set],
  );
  return {
    section: SECTIONS.find((name) => name === params.get('edit')),
    variantId: params.get('variant') ?? undefined,
    isCopy: params.get('copy') === '1',
    open,
    close,
  };
}
