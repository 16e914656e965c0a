import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { NO_FILTER } from '../shared/gallery-address.model';
import { FilterPanel } from './filter-panel';

function show(tags: string[]) {
  fakeServer({ 'tags.list': { body: [] }, 'collections.list': { body: [] } });
  const onChange = jest.fn();
  renderApp(<FilterPanel filter={{ ...NO_FILTER, tags }} onChange={onChange} />);
  return onChange;
}

const type = (text: string) => userEvent.type(screen.getByLabelText('Add a tag'), text);

it('takes a tag in the form in which it is stored', async () => {
  const onChange = show(['paid']);
  await type(' Old  cafe\u0301{Enter}');
  expect(onChange).toHaveBeenCalledWith({ tags: ['paid', 'old café'] });
});

it('takes no tag twice, however it was typed', async () => {
  const onChange = show(['old town']);
  await type('Old  town{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});
