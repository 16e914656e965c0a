import { screen } from '@testing-library/react';
import { renderApp } from '../../../shared/testing/render-app';
import { SearchBox } from './search-box';

const show = () => renderApp(<SearchBox q="" onSearch={jest.fn()} />);
const field = () => screen.getByRole('searchbox');

afterEach(() => window.history.replaceState(null, '', '/gallery'));

describe('the search field', () => {
  it('takes the focus for the shortcut of the installed application', () => {
    window.history.replaceState(null, '', '/gallery#search');
    show();
    expect(document.activeElement).toBe(field());
  });

  it('does not take the focus otherwise', () => {
    show();
    expect(document.activeElement).not.toBe(field());
  });
});
