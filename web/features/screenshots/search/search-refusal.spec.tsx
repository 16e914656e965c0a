import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../../server/contract/client';
import { renderApp } from '../../../shared/testing/render-app';
import { SearchRefusal } from './search-refusal';

it('says that a search is too long, and offers the words that fit', async () => {
  const words = Array.from({ length: 120 }, (_, n) => `word${n}`);
  const onChange = jest.fn();
  const sentence = 'A search has at most 500 characters.';
  const error = new ApiError(422, { error: sentence, code: 'invalid_input' }, null);
  renderApp(<SearchRefusal error={error} q={words.join(' ')} onChange={onChange} />);
  expect(screen.getByText('This search is too long')).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Search for the first words' }));
  const [[{ q: searched }]] = onChange.mock.calls as [[{ q: string }]];
  expect(searched.length).toBeLessThanOrEqual(500);
  expect(searched.split(' ')).toEqual(words.slice(0, searched.split(' ').length));
});
