// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { StepsDialog } from './StepsDialog.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));

const confirmButton = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].at(-1);
const press = (): Promise<void> => act(async () => confirmButton()?.click());

test('until the next page is shown, a finished run is neither unfinished nor repeated', async () => {
  const run = vi.fn(async () => undefined);
  const onDone = vi.fn();
  const dialog = (
    <StepsDialog
      opened
      title="Duplicate the list"
      text=""
      confirmLabel="Duplicate"
      operation="createPriceList"
      steps={() => [{ id: 'list', label: 'The list', stage: 1, run }]}
      onClose={vi.fn()}
      onDone={onDone}
    />
  );
  render(dialog);
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(confirmButton()?.textContent).toBe('Duplicate');
  });
  await press();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  render(dialog);
  expect(document.body.textContent).toContain('The list');
  expect(document.body.textContent).not.toContain('steps.unfinished');
  expect(confirmButton()?.disabled).toBe(true);
  await press();
  expect(run).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});
