import { act, renderHook } from '@testing-library/react';
import { appAround } from '../../../shared/testing/render-app';
import { useGalleryAddress } from './use-gallery-address';

const show = () =>
  renderHook(useGalleryAddress, { wrapper: appAround({ address: '/gallery' }) }).result;

it('keeps its actions while the address changes, so that no card is drawn anew', () => {
  const shown = show();
  const { open, change } = shown.current;
  act(() => change({ q: 'tax' }));
  act(() => open('s1'));
  expect(shown.current).toMatchObject({ filter: { q: 'tax' }, openId: 's1', open, change });
});

it('changes the present address and not the one that it was first drawn with', () => {
  const shown = show();
  const { change } = shown.current;
  act(() => change({ q: 'tax' }));
  act(() => change({ favorites: true }));
  expect(shown.current.filter).toMatchObject({ q: 'tax', favorites: true });
});
