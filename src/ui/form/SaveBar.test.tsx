// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { PageFooterContext } from '../page/page-footer.ts';
import { SaveBar } from './SaveBar.tsx';

const confirm = vi.hoisted(() => vi.fn<() => Promise<boolean>>());

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values?: { number: string }) => [key, values?.number].join(' ').trim(),
    i18n: { resolvedLanguage: 'en' },
  }),
}));
vi.mock('../overlay/confirm.tsx', () => ({ useConfirm: () => confirm }));
vi.mock('./leave-question.ts', () => ({ leaveQuestion: () => ({ text: '', action: '' }) }));

const onSave = vi.fn<() => Promise<void>>();
const onDiscard = vi.fn();
beforeEach(() => {
  confirm.mockReset();
  onSave.mockReset();
  onSave.mockResolvedValue(undefined);
  onDiscard.mockReset();
});

const button = (label: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const press = async (label: string): Promise<void> => {
  await act(async () => {
    button(label)?.click();
    await Promise.resolve();
  });
};
const bar = (count?: number): ReactNode => (
  <SaveBar count={count} isSaving={false} onSave={onSave} onDiscard={onDiscard} />
);

function Place({ children }: { children: ReactNode }): ReactNode {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <PageFooterContext value={foot}>
      {children}
      <footer ref={setFoot} />
    </PageFooterContext>
  );
}

test('it counts the changes, if the form can', () => {
  render(bar(1234));
  expect(document.body.textContent).toContain('save.changes 1,234');
  render(<SaveBar isDirty isSaving={false} onSave={onSave} />);
  expect(document.body.textContent).toContain('save.unsaved');
  expect(button('save.discard')).toBeUndefined();
});

test('without changes there is nothing to save, to discard or to ask', async () => {
  render(bar(0));
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  expect(button('actions.save')?.disabled).toBe(true);
  await press('actions.save');
  expect(onSave).not.toHaveBeenCalled();
  expect(button('save.discard')).toBeUndefined();
  expect(confirm).not.toHaveBeenCalled();
});

test('changes are discarded once that is confirmed', async () => {
  render(bar(2));
  confirm.mockResolvedValue(false);
  await press('save.discard');
  expect(confirm).toHaveBeenCalledOnce();
  expect(onDiscard).not.toHaveBeenCalled();
  confirm.mockResolvedValue(true);
  await press('save.discard');
  expect(onDiscard).toHaveBeenCalledOnce();
});

test('a second press before the first is over sends nothing', async () => {
  let end = (): void => undefined;
  onSave.mockReturnValue(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  render(bar(2));
  await press('actions.save');
  await press('actions.save');
  expect(onSave).toHaveBeenCalledOnce();
  await act(async () => {
    end();
    await Promise.resolve();
  });
  await press('actions.save');
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('invalid changes can be discarded, not saved', () => {
  render(<SaveBar count={1} canSave={false} isSaving={false} onDiscard={onDiscard} />);
  expect(button('actions.save')?.disabled).toBe(true);
  expect(button('save.discard')?.disabled).toBe(false);
});

test('while saving nothing can be discarded', () => {
  render(<SaveBar count={1} isSaving onSave={onSave} onDiscard={onDiscard} />);
  expect(button('save.discard')?.disabled).toBe(true);
});

test('in a page it comes to the foot, and still submits its form', () => {
  render(
    <Place>
      <form id="store" />
      <SaveBar count={1} isSaving={false} form="store" />
    </Place>,
  );
  const save = document.querySelector('footer button[data-saves]');
  expect(save?.getAttribute('type')).toBe('submit');
  expect(save?.getAttribute('form')).toBe('store');
});
