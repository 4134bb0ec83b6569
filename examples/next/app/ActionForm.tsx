'use client';

import { startTransition, useActionState } from 'react';
import type { ReactNode } from 'react';

export interface Outcome {
  isDone: boolean;
  text: string;
}

type Action = (last: Outcome | undefined, form: FormData) => Promise<Outcome>;

interface ActionFormProps {
  action: Action;
  submit: string;
  /** For screen readers, where `submit` is too short. */
  label?: string | undefined;
  isDisabled?: boolean;
  children?: ReactNode;
}

/** Works before its script is loaded, too. */
export function ActionForm(props: ActionFormProps): ReactNode {
  const { action, submit, label, isDisabled = false, children } = props;
  const [outcome, send, isPending] = useActionState<Outcome | undefined, FormData>(
    action,
    undefined,
  );
  return (
    <form
      action={send}
      onSubmit={(event) => {
        // React would empty the fields, even after a failure.
        event.preventDefault();
        if (isPending) return;
        const form = new FormData(event.currentTarget);
        startTransition(() => send(form));
      }}
    >
      {children}
      {outcome && outcome.text !== '' && (
        <p role={outcome.isDone ? 'status' : 'alert'}>{outcome.text}</p>
      )}
      <button type="submit" aria-label={label} aria-disabled={isPending} disabled={isDisabled}>
        {submit}
      </button>
    </form>
  );
}
