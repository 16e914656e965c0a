import { MantineProvider, TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { requiredField } from './required-field';

it('is found by its label without the star', () => {
  render(
    <MantineProvider>
      <TextInput label="Name" {...requiredField} />
    </MantineProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Name').required).toBe(true);
  expect(screen.queryByText('*', { exact: false })).toBeNull();
});
