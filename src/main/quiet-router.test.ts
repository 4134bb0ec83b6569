import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { quietRouter } from './quiet-router.ts';

test('tells of a screen when it is there, not that it is on its way', async () => {
  let arrive = (): void => undefined;
  const router = createMemoryRouter([
    { path: '/', element: null },
    {
      path: '/slow',
      element: null,
      loader: () => new Promise<null>((done) => (arrive = () => done(null))),
    },
  ]);
  const quiet = quietRouter(router);
  const told = vi.fn();
  const loud = vi.fn();
  quiet.subscribe(told);
  router.subscribe(loud);
  const going = quiet.navigate('/slow');
  await vi.waitFor(() => expect(loud).toHaveBeenCalled());
  expect(quiet.state.navigation.state).toBe('loading');
  expect(told).not.toHaveBeenCalled();
  arrive();
  await going;
  expect(told).toHaveBeenCalledTimes(1);
  expect(told.mock.lastCall?.[0].location.pathname).toBe('/slow');
});
