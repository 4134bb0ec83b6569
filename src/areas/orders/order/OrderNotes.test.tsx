// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { NotesBanner, NotesMark } from './OrderNotes.tsx';

const calls = vi.hoisted(() => ({ list: vi.fn() }));
vi.mock('#generated/admin/notes/notes.ts', async (original) => ({
  ...(await original<object>()),
  listNotes: calls.list,
}));
vi.mock('#app/query/first-content.ts', () => ({ useFirstContent: () => true }));

const answer = (count: number): unknown => ({
  notes: Array.from({ length: count }, (_, index) => ({
    id: `note_${index}`,
    value: `Note ${index}`,
    created_at: `2026-01-01T00:0${index}:00.000Z`,
  })),
  count,
});
const onShow = vi.fn();

async function show(content: ReactNode): Promise<void> {
  render(<InEnglish>{content}</InEnglish>);
  await settle();
}
const settle = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const texts = (): string[] =>
  [...document.querySelectorAll('button, p')].map(({ textContent }) => textContent);
const press = async (): Promise<void> => {
  act(() => document.querySelector('button')?.click());
  await settle();
};

beforeEach(() => {
  calls.list.mockReset();
});

test('an order’s head counts its notes and leads to them, also to write the first', async () => {
  calls.list.mockResolvedValue(answer(2));
  await show(<NotesMark orderId="order_1" onShow={onShow} />);
  expect(texts()).toEqual(['2']);
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Notes 2');
  expect(document.querySelector('button')?.title).toBe('2 notes');
  await press();
  expect(onShow).toHaveBeenCalledOnce();
  calls.list.mockResolvedValue(answer(0));
  await show(<NotesMark orderId="order_2" onShow={onShow} />);
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Notes');
});

test('the form that fulfills quotes the newest three notes', async () => {
  calls.list.mockResolvedValue(answer(5));
  await show(<NotesBanner orderId="order_1" />);
  expect(texts()).toEqual(['5 notes', 'Note 4', 'Note 3', 'Note 2']);
});

test('notes that couldn’t be read are said to be so, and can be read again', async () => {
  calls.list.mockRejectedValueOnce(new Error('Away')).mockResolvedValue(answer(1));
  await show(<NotesBanner orderId="order_1" />);
  expect(texts()).toEqual(['Try again']);
  await press();
  expect(texts()).toEqual(['1 note', 'Note 0']);
});
