import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

const page = (isEmpty: boolean) => (
  <MantineProvider env="test">
    <h1 tabIndex={-1}>Collections</h1>
    {isEmpty && (
      <EmptyState icon={null} title="No collections yet">
        <button>Create</button>
      </EmptyState>
    )}
  </MantineProvider>
);

it('hands the focus of its button to the heading when content comes', () => {
  const { rerender } = render(page(true));
  screen.getByRole('button', { name: 'Create' }).focus();
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('leaves the focus where it is when its button has none', () => {
  const { rerender } = render(page(true));
  rerender(page(false));
  expect(document.activeElement).toBe(document.body);
});
