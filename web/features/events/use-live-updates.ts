import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RouteInput } from '../../../server/contract/api';
import { urlOf } from '../../../server/contract/client';
import { apiQuery } from '../../shared/api/hooks';
import { MISSED_WHILE_OFFLINE } from '../../shared/api/effects';
import { readAgain } from '../../shared/api/query-client';
import { sessionQuery } from '../auth/session.queries';
import { screenshotRows } from '../screenshots/shared/screenshot-rows';
import { useWorkspace } from '../workspaces/use-workspace';
import type { LineNews } from './event-line';
import { joinLine } from './join-line';
import { createRefresher } from './row-refresher';
import { LISTED_ELSEWHERE, useRowWriter } from './use-row-writer';
import { whileAwake } from './while-awake';

/** Answers that changes make out of date which were not heard. */
const MISSED = [...MISSED_WHILE_OFFLINE, ...LISTED_ELSEWHERE.team];

/** An answer is some time older than its arrival. */
const ANSWER_MS = 5_000;

const [TEAM] = apiQuery('teams.get', { params: { id: '' } }).queryKey;
const [ROW] = apiQuery('screenshots.get', { params: { id: '' } }).queryKey;

/** The screenshots that are shown whole at the moment. */
const openIdsIn = (queryClient: QueryClient): string[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [ROW], type: 'active' })
    .map(({ queryKey }) => (queryKey[1] as RouteInput<'screenshots.get'>).params.id);

/** Marks answers as out of date that nobody keeps up to date any longer; they are read again where they are shown next. */
function markMissed(queryClient: QueryClient): void {
  for (const route of MISSED) {
    void queryClient.invalidateQueries({ queryKey: [route], refetchType: 'none' });
  }
}

/** The time (milliseconds of `Date.now()`) of the oldest answer that is shown: changes since then were heard by nobody. */
function oldestAnswer(queryClient: QueryClient): number {
  const arrivals = MISSED_WHILE_OFFLINE.flatMap((route) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [route], type: 'active' })
      .map(({ state }) => state.dataUpdatedAt)
      .filter((arrival) => arrival > 0),
  );
  return Math.min(Date.now(), ...arrivals) - ANSWER_MS;
}

/** Shows changes in the workspace without a reload. */
export function useLiveUpdates(): void {
  const { teamId, scope } = useWorkspace();
  const writer = useRowWriter(teamId);
  const queryClient = useQueryClient();
  const address = urlOf('events.stream', { query: scope });

  useEffect(() => screenshotRows.subscribe((row) => writer.replace(row)), [writer]);
  useEffect(() => {
    const openIds = () => openIdsIn(queryClient);
    const refresher = createRefresher({ writer, openIds });
    const hear = (news: LineNews) => {
      if (news.kind === 'open') return;
      if (news.kind === 'gap') return readAgain(queryClient, MISSED);
      // The server closes the stream of a person who was removed from the team.
      if (news.kind === 'lost') return void queryClient.invalidateQueries({ queryKey: [TEAM] });
      if (news.kind === 'list') return refresher.hearOfList(news.list);
      refresher.hear(news.event);
      const { queryKey } = apiQuery('comments.list', { params: { id: news.event.id } });
      void queryClient.invalidateQueries({ queryKey });
    };
    const person = queryClient.getQueryData(sessionQuery().queryKey)?.id ?? '';
    // A page that does not run would keep the stream from the other windows.
    const close = whileAwake(() =>
      joinLine({ address, person, since: oldestAnswer(queryClient) }, hear),
    );
    return () => {
      close();
      if (refresher.stop()) markMissed(queryClient);
    };
  }, [address, teamId, writer, queryClient]);
}
