// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import type { DraftKind } from './draft.ts';
import { useDraft } from './useDraft.ts';
import type { DraftState } from './useDraft.ts';

interface Values {
  title: string;
}

let stored: object | null = null;
let onSaved: ((isSaved: boolean) => void) | undefined;
const kind: DraftKind<Values, { id: string }> = {
  name: 'orderDraft',
  kept: {
    read: () => stored,
    write: (value) => {
      stored = value;
      return true;
    },
    writeSoon: (value, _delay, _place, then) => {
      stored = value();
      onSaved = then;
    },
  },
  empty: { title: '' },
  readValues: ({ title }) => ({ title: String(title) }),
  readCreated: ({ id }) => ({ id }),
  isEmpty: ({ title }) => title === '',
};

let draft: DraftState<Values, { id: string }>;
function Page(): null {
  draft = useDraft(kind, 'here');
  return null;
}

test('what was sent is no draft any more, nor are its pictures, until it is changed again', () => {
  render(<Page />);
  act(() => draft.change(() => ({ title: 'Lamp' })));
  act(() => draft.addUpload('/uploads/a.png', 'a'));
  expect(stored).toMatchObject({ values: { title: 'Lamp' }, uploads: { '/uploads/a.png': 'a' } });
  act(() => draft.release());
  expect(stored).toBeNull();
  expect([draft.values, draft.uploads]).toEqual([{ title: 'Lamp' }, {}]);
  act(() => draft.change(() => ({ title: 'Lamps' })));
  expect(stored).toMatchObject({ values: { title: 'Lamps' }, uploads: {} });
});

test('a draft that couldn’t be stored counts as failed until it is', () => {
  render(<Page />);
  act(() => draft.change(() => ({ title: 'Lamp' })));
  expect(draft.status).toBe('saving');
  act(() => onSaved?.(false));
  act(() => draft.change(() => ({ title: 'Lamps' })));
  expect(draft.status).toBe('failed');
  act(() => onSaved?.(true));
  expect(draft.status).toBe('saved');
  act(() => draft.change(() => ({ title: 'Desks' })));
  expect(draft.status).toBe('saving');
});

test('a request under way outlasts the page, until the draft is cleared', () => {
  stored = null;
  const sent = { body: { title: 'Lamp' }, before: ['lamp_0'], at: 1 };
  render(<Page key="first" />);
  act(() => draft.change(() => ({ title: 'Lamp' })));
  act(() => draft.setSent(sent));
  render(<Page key="again" />);
  expect([draft.values, draft.sent]).toEqual([{ title: 'Lamp' }, sent]);
  act(() => draft.clear());
  expect([draft.sent, stored]).toEqual([undefined, null]);
});
