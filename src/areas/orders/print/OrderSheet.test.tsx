// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { documentsOf } from '#shared/domain/documents.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { order } from '../order/facts/test-order.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { testWords } from './test-words.ts';

function drawn(hasNotes: boolean): (string | null)[] {
  render(
    <InEnglish>
      <OrderSheet
        order={order()}
        words={testWords}
        store="Rope & Sons"
        documents={documentsOf(undefined)}
        sheet="slip"
        page="sheet-1"
        isNumbered
        hasNotes={hasNotes}
      >
        {null}
      </OrderSheet>
    </InEnglish>,
  );
  const marks = document.querySelectorAll('dl [role=img]');
  return [...marks].map((mark) => mark.getAttribute('aria-label'));
}

test('the slip of an order with notes has a mark, and never their words', () => {
  expect(drawn(true)).toEqual(['sheet.hasNotes']);
  expect(drawn(false)).toEqual([]);
});
