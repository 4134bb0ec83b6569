// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../../tests/support/english.tsx';
import { render } from '../../../../../tests/support/render.tsx';
import { order, payment } from '../facts/test-order.ts';
import { duePayments } from './payments.ts';
import { PayEditForm } from './PayEditForm.tsx';
import { editOf } from './test-edit.ts';

vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
  useUnknownOutcome: () => ({ release: () => undefined }),
}));

const requested = editOf(order(), {
  confirmed_at: '2026-11-02T10:00:00Z',
  payment_collection: {
    id: 'paycol_1',
    status: 'not_paid',
    amount: 2500,
    currency_code: 'eur',
  } as never,
});

/** 100.00 are paid, and 25.00 are requested. */
function shown(total: number): string {
  const now = order({ total, payments: [payment({ captured_at: '2026-11-01T10:00:00Z' })] });
  const [due] = duePayments(now, [requested]);
  if (!due) throw new Error('Nothing is due.');
  render(
    <InEnglish>
      <PayEditForm
        key={total}
        order={{ ...now, edits: [requested] }}
        payment={due}
        onClose={() => undefined}
        onDone={() => undefined}
      />
    </InEnglish>,
  );
  return document.body.textContent;
}

test('what is owed after the payment is named, also to the customer', () => {
  expect(shown(13_000)).toMatch(/Customer owes\W*€30\.00.*Still owed\W*€5\.00/u);
  const cheaper = shown(11_000);
  expect(cheaper).toMatch(/Customer owes\W*€10\.00.*Owed to customer\W*€15\.00/u);
  expect(cheaper).toContain('Mark €25.00 as paid');
  expect(cheaper).not.toContain('Still owed');
});
