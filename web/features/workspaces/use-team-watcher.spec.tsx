import { act, renderHook } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { appAround } from '../../shared/testing/render-app';
import { useTeamWatcher } from './use-team-watcher';
import { TEAM_KEY, useWorkspace } from './use-workspace';

const at = (address: string) =>
  renderHook(
    () => {
      useTeamWatcher();
      return { search: useLocation().search, teamId: useWorkspace().teamId };
    },
    { wrapper: appAround({ address }) },
  ).result;

/** As if another tab had chosen this team. */
const choose = (teamId: string) =>
  act(() => {
    window.localStorage.setItem(TEAM_KEY, teamId);
    window.dispatchEvent(new StorageEvent('storage', { key: TEAM_KEY }));
  });

describe('a choice in another tab', () => {
  beforeEach(() => window.localStorage.clear());

  it('is followed without what belongs to the workspace that is left', () => {
    const result = at('/gallery?q=train&collection_id=one&view=two');
    choose('team-2');
    expect(result.current).toEqual({ search: '?q=train', teamId: 'team-2' });
  });

  it('changes nothing where the address names the workspace', () => {
    const result = at('/gallery?team_id=team-1&collection_id=one');
    choose('team-2');
    expect(result.current).toEqual({
      search: '?team_id=team-1&collection_id=one',
      teamId: 'team-1',
    });
  });
});
