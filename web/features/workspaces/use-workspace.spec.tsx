import { act, renderHook } from '@testing-library/react';
import { appAround } from '../../shared/testing/render-app';
import { TEAM_KEY, useWorkspace } from './use-workspace';

const at = (address: string) =>
  renderHook(() => useWorkspace(), { wrapper: appAround({ address }) }).result;

describe('the chosen workspace', () => {
  beforeEach(() => window.localStorage.clear());

  it.each([null, 'null', ''])('is personal when the browser stores %j', (stored) => {
    if (stored !== null) window.localStorage.setItem(TEAM_KEY, stored);
    expect(at('/').current).toMatchObject({ teamId: null, isPersonal: true, scope: {} });
  });

  it('is the stored team', () => {
    window.localStorage.setItem(TEAM_KEY, 'team-1');
    expect(at('/').current).toMatchObject({ isPersonal: false, scope: { team_id: 'team-1' } });
  });

  it('is the one in the address, with any stored one', () => {
    window.localStorage.setItem(TEAM_KEY, 'team-1');
    expect(at('/gallery?team_id=team-2').current.teamId).toBe('team-2');
    expect(at('/gallery?team_id=null').current.isPersonal).toBe(true);
  });

  it('stores the string null for the personal workspace', () => {
    const result = at('/');
    act(() => result.current.select('team-3'));
    expect(result.current.teamId).toBe('team-3');
    act(() => result.current.select(null));
    expect(result.current.isPersonal).toBe(true);
    expect(window.localStorage.getItem(TEAM_KEY)).toBe('null');
  });
});
