// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { SectionQuery } from './SectionQuery.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const queryKey = ['stock'];
let answer: (reserved: string) => void = () => undefined;

function Form({ waitsForFresh }: { waitsForFresh: boolean }): ReactNode {
  const query = useQuery({
    queryKey,
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  return (
    <SectionQuery query={query} waitsForFresh={waitsForFresh} skeleton="…">
      {(reserved) => <p>{reserved}</p>}
    </SectionQuery>
  );
}

async function open(waitsForFresh: boolean) {
  const client = render(null);
  client.setQueryData(queryKey, 'nothing reserved');
  await client.invalidateQueries({ queryKey });
  render(<Form waitsForFresh={waitsForFresh} />);
  await act(async () => {});
  return client;
}

const said = (): string | undefined => document.querySelector('p')?.textContent ?? undefined;
const answered = (reserved: string): Promise<void> => act(async () => answer(reserved));

test('a form waits for the newest answer, and later ones leave it open', async () => {
  const client = await open(true);
  expect(said()).toBeUndefined();
  await answered('2 reserved');
  expect(said()).toBe('2 reserved');
  await act(async () => void client.invalidateQueries({ queryKey }));
  expect(said()).toBe('2 reserved');
  await answered('3 reserved');
  expect(said()).toBe('3 reserved');
});

test('a section shows the old answer meanwhile', async () => {
  await open(false);
  expect(said()).toBe('nothing reserved');
});

test('a form whose new answer fails says so, and begins when the next try succeeds', async () => {
  let fail: (error: Error) => void = () => undefined;
  function Failing(): ReactNode {
    const query = useQuery({
      queryKey,
      queryFn: () =>
        new Promise<string>((resolve, reject) => {
          answer = resolve;
          fail = reject;
        }),
    });
    return (
      <SectionQuery query={query} waitsForFresh skeleton="…">
        {(reserved) => <p>{reserved}</p>}
      </SectionQuery>
    );
  }
  const client = render(null);
  client.setQueryData(queryKey, 'nothing reserved');
  await client.invalidateQueries({ queryKey });
  render(<Failing />);
  await act(async () => fail(new Error('down')));
  expect(said()).toBeUndefined();
  const retry = document.querySelector('button');
  expect(retry?.textContent).toBe('actions.retry');
  await act(async () => retry?.click());
  await answered('2 reserved');
  expect(said()).toBe('2 reserved');
});
