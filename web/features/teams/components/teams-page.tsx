import { Button, Skeleton } from '@mantine/core';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Team } from '../../../../server/contract/teams';
import { EmptyState } from '../../../ui/states/empty-state';
import { QueryView } from '../../../ui/states/query-view';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { Skeletons } from '../../../ui/states/skeletons';
import { useFocusAfterFirst } from '../../../ui/focus/use-focus-after-first';
import { useTeams } from '../teams.queries';
import { teamTexts as texts } from '../texts';
import { CreateTeamDialog } from './create-team-dialog';
import { DeletedTeams } from './deleted-teams';
import { InviteDialog } from './invite-dialog';
import { TeamCard } from './team-card';
import styles from './teams.module.css';

const CREATE = 'create';

/** `?create=1` opens the dialog from any page; closing removes it from the address. */
function useCreateFlag() {
  const [search, setSearch] = useSearchParams();
  const isCreating = search.get(CREATE) === '1';
  const write = (change: (search: URLSearchParams) => void, isReplaced: boolean) =>
    setSearch(
      (now) => {
        change(now);
        return now;
      },
      { replace: isReplaced, preventScrollReset: true },
    );
  return {
    isCreating,
    begin: () => write((now) => now.set(CREATE, '1'), false),
    end: () => write((now) => now.delete(CREATE), true),
  };
}

interface ContentProps {
  query: ReturnType<typeof useTeams>;
  onCreate: () => void;
  onInvite: (team: Team) => void;
}

function Content({ query, onCreate, onInvite }: ContentProps) {
  const loading = (
    <Skeletons label={texts.loading} className={styles.cards}>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height={320} radius="md" />
      ))}
    </Skeletons>
  );
  const empty = (
    <EmptyState icon={<Users size={32} strokeWidth={1.5} aria-hidden />} title={texts.empty}>
      <Button onClick={onCreate}>{texts.create}</Button>
    </EmptyState>
  );
  return (
    <QueryView query={query} loading={loading} failed={texts.failed} empty={empty}>
      {(teams) => (
        <div className={styles.cards}>
          {teams.map((team) => (
            <TeamCard key={team.id} team={team} onInvite={() => onInvite(team)} />
          ))}
        </div>
      )}
    </QueryView>
  );
}

export function TeamsPage() {
  const query = useTeams();
  const { isCreating, begin, end } = useCreateFlag();
  const [inviting, setInviting] = useState<Team | null>(null);
  const count = query.data?.length ?? 0;
  const button = useFocusAfterFirst(isCreating, count);
  return (
    <div className={page.page}>
      <PageHead title={texts.title} count={query.data && texts.total(count)}>
        {count > 0 && (
          <Button ref={button} leftSection={<Plus size={16} aria-hidden />} onClick={begin}>
            {texts.create}
          </Button>
        )}
      </PageHead>
      <Content query={query} onCreate={begin} onInvite={setInviting} />
      {query.data && <DeletedTeams />}
      {isCreating && <CreateTeamDialog onClose={end} />}
      {inviting && <InviteDialog team={inviting} onClose={() => setInviting(null)} />}
    </div>
  );
}
