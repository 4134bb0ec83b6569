// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../../../tests/support/render.tsx';
import { WhenPossible } from './WhenPossible.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const open = (reason: 'captured' | undefined): void =>
  void render(<WhenPossible whyNot={() => reason}>Capture</WhenPossible>);
const text = (): string | null => document.body.textContent;

test('an old link says why the action isn’t possible', () => {
  open('captured');
  expect(text()).toContain('why.captured');
  expect(text()).not.toContain('Capture');
});

test('an open form stays when its own success makes the action impossible', () => {
  open(undefined);
  open('captured');
  expect(text()).toContain('Capture');
});
