import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '#ui/page/useChangeParams.ts';

/** The address says under this name which form is open. */
const EDIT_PARAM = 'edit';

export interface Editor<Name extends string> {
  /** The form that is open. */
  section: Name | undefined;
  /** What the form was opened for, by the names that were given. */
  subject: string | undefined;
  open: (section: Name, subject?: string) => void;
  close: () => void;
}

/**
 * Which form of a page is open; kept in the address, so that a link opens it.
 *
 * @param names        of the forms, as `?edit=` has them
 * @param subjectParam the address's name for what a form is opened for, where a form needs that
 */
export function useEditor<Name extends string>(
  names: readonly Name[],
  subjectParam = 'for',
): Editor<Name> {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const set = useCallback(
    (section: Name | undefined, subject: string | undefined) =>
      changeParams(
        (next) => {
          const values = { [EDIT_PARAM]: section, [subjectParam]: subject };
          for (const [name, value] of Object.entries(values)) {
            if (value === undefined) next.delete(name);
            else next.set(name, value);
          }
        },
        { preventScrollReset: true },
      ),
    [changeParams, subjectParam],
  );
  const open = useCallback<Editor<Name>['open']>(
    (section, subject) => set(section, subject),
    [set],
  );
  const close = useCallback(() => set(undefined, undefined), [set]);
  return {
    section: names.find((name) => name === params.get(EDIT_PARAM)),
    subject: params.get(subjectParam) ?? undefined,
    open,
    close,
  };
}
