// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { SAVE_BUTTON } from './save-keys.ts';

const press = (): Promise<void> =>
  new Promise((resolve) => {
    window.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, cancelable: true }),
    );
    // The button is pressed a task later.
    setTimeout(resolve);
  });

test('the shortcut presses the button of an open dialog, and none while it closes', async () => {
  const onClick = vi.fn();
  const dialog = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => dialog.remove());
  dialog.setAttribute('aria-modal', 'true');
  const button = dialog.appendChild(document.createElement('button'));
  for (const name of Object.keys(SAVE_BUTTON)) button.setAttribute(name, 'true');
  button.addEventListener('click', onClick);
  // Other test files of the process listen, too.
  await press();
  expect(onClick).toHaveBeenCalled();
  onClick.mockClear();
  dialog.setAttribute('inert', '');
  await press();
  expect(onClick).not.toHaveBeenCalled();
});
