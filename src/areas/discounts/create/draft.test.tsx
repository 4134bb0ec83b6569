// @vitest-environment happy-dom
import { useForm } from '@mantine/form';
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeptTextsContext } from '#ui/number/kept-texts.ts';
import type { DraftKind } from '#shared/flow/draft.ts';
import { useDraft } from '#shared/flow/useDraft.ts';
import { render } from '../../../../tests/support/render.tsx';
import { LimitField } from '../fields/DateFields.tsx';
import { AmountField, PercentField } from '../fields/DiscountFields.tsx';
import type { DiscountValues } from '../fields/values.ts';
import { DISCOUNT_DRAFT } from './draft.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

let stored: string;
const keep = (draft: object | null): void => {
  stored = JSON.stringify(draft);
};
const kind: DraftKind<DiscountValues, { id: string }> = {
  ...DISCOUNT_DRAFT,
  kept: {
    read: () => JSON.parse(stored) as object | null,
    write: (draft) => {
      keep(draft);
      return true;
    },
    writeSoon: (draft) => keep(draft()),
  },
};

beforeEach(() => keep(null));

type Fields = 'percent' | 'amount' | 'limit';

function Form({ of }: { of: Fields }): ReactNode {
  const draft = useDraft(kind, 'here');
  const form = useForm({
    initialValues: draft.values,
    onValuesChange: (values) => draft.change(() => values),
  });
  const fields = {
    percent: <PercentField form={form} />,
    amount: <AmountField form={form} currency="eur" />,
    limit: <LimitField form={form} />,
  };
  return <KeptTextsContext value={draft.texts}>{fields[of]}</KeptTextsContext>;
}

const reload = (of: Fields): HTMLInputElement => {
  render(null);
  render(<Form of={of} />);
  const field = document.querySelector('input');
  if (!field) throw new Error('No field');
  return field;
};

const type = (field: HTMLInputElement, text: string): void =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

test.each([
  ['percent', '12.5', '15', '15'],
  ['amount', '12.345', '12.34', '12.34'],
  ['limit', 'ten', '10', '10'],
] as const)('%s: %s is there again after a reload, with its error', (of, text, valid, shown) => {
  type(reload(of), text.slice(0, -1));
  type(reload(of), text);
  const field = reload(of);
  expect(field.value).toBe(text);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type(field, valid);
  expect(stored).not.toContain(text);
  expect(reload(of).value).toBe(shown);
});
