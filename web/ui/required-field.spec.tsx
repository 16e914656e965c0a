import { MantineProvider, TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { requiredField } from './required-field';

it('is found by the name that stands there, star or no star', () => {
  render(
    <MantineProvider>
      <TextInput label="Name" {...requiredField} />
    </MantineProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Name').required).toBe(true);
  expect(screen.queryByText('*', { exact: false })).toBeNull();
});
