import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { LayerBoundary } from './layer-boundary.tsx';

test('a layer that cannot be fetched leaves the page as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Layer = lazy((): Promise<{ default: () => null }> => Promise.reject(new TypeError('no network')));
  const fail = vi.fn();
  render(
    <>
      <p>The page</p>
      <LayerBoundary onFail={fail}>
        <Layer />
      </LayerBoundary>
    </>,
  );
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce());
  expect(screen.getByText('The page')).toBeTruthy();
});
