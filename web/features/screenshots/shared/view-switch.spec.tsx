import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '../../../shared/testing/render-app';
import type { GalleryMode } from './gallery-address.model';
import { ViewSwitch } from './view-switch';

const isOn = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

it('marks the pressed button before the address changes', () => {
  const onChange = jest.fn();
  renderApp(<ViewSwitch mode="grid" onChange={onChange} />);
  fireEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(onChange).toHaveBeenCalledWith('list');
  expect([isOn('Grid'), isOn('List')]).toEqual([false, true]);
});

function Addressed() {
  const [mode, setMode] = useState<GalleryMode>('grid');
  return (
    <>
      <ViewSwitch mode={mode} onChange={setMode} />
      <button type="button" onClick={() => setMode('grid')}>
        Back
      </button>
    </>
  );
}

it('follows the address', () => {
  renderApp(<Addressed />);
  fireEvent.click(screen.getByRole('radio', { name: 'List' }));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect([isOn('Grid'), isOn('List')]).toEqual([true, false]);
});
