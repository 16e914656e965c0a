import { Badge, Button, Skeleton } from '@mantine/core';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { KnownPerson, PeoplePage as Page } from '../../../../server/contract/people';
import { paths } from '../../../shared/paths';
import { planSales } from '../../../shared/plan-sales';
import { SearchField } from '../../../ui/fields/search-field';
import { PageTitle } from '../../../ui/layout/page-title';
import page from '../../../ui/layout/page.module.css';
import { EmptyState } from '../../../ui/states/empty-state';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import { bytesUsed } from '../../billing/usage/storage-texts';
import { useSession } from '../../auth/session.queries';
import { InvitePersonDialog } from './invite-person-dialog';
import { OpenInvites } from './open-invites';
import { usePeople } from './people.queries';
import { peopleTexts as texts } from './people-texts';
import styles from './people.module.css';
import { PersonDialog } from './person-dialog';

interface RowProps {
  person: KnownPerson;
  isSelf: boolean;
  onManage: () => void;
}

/** The plan says nothing where no plans are sold. */
const accountOf = ({ plan_name: plan, screenshots, bytes, limit_bytes: limit }: KnownPerson) =>
  [...(planSales.isOn ? [plan] : []), texts.usage(screenshots, bytesUsed(bytes, limit))].join(
    ' · ',
  );

function PersonRow({ person, isSelf, onManage }: RowProps) {
  const { email, name } = person;
  return (
    <li className={styles.person}>
      <div>
        <div className={styles.name}>
          {name} {isSelf && <span className={styles.muted}>({texts.you})</span>}
          {person.is_operator && (
            <Badge variant="light" tt="none">
              {texts.operator}
            </Badge>
          )}
          {person.disabled_at !== null && (
            <Badge variant="light" color="red" tt="none">
              {texts.disabled}
            </Badge>
          )}
        </div>
        <p className={`${styles.muted} ${styles.account}`}>
          <span>{email}</span>
          <span>{accountOf(person)}</span>
        </p>
      </div>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.manageNamed(email)}
        onClick={onManage}
      >
        {texts.manage}
      </Button>
    </li>
  );
}

function People({ data, userId }: { data: Page; userId: string }) {
  const [managed, setManaged] = useState<string | null>(null);
  const person = data.people.find(({ id }) => id === managed);
  if (data.people.length === 0)
    return (
      <EmptyState
        icon={<Users size={32} aria-hidden />}
        title={texts.nobody}
        description={texts.nobodyHint}
      />
    );
  return (
    <>
      <ul className={styles.people} aria-label={texts.title}>
        {data.people.map((row) => (
          <PersonRow
            key={row.id}
            person={row}
            isSelf={row.id === userId}
            onManage={() => setManaged(row.id)}
          />
        ))}
      </ul>
      {person && (
        <PersonDialog
          person={person}
          isSelf={person.id === userId}
          plans={data.plans}
          hasLinks={data.can_invite}
          onClose={() => setManaged(null)}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <Skeletons label={texts.loading}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className={styles.waiting} />
      ))}
    </Skeletons>
  );
}

/** Search and page stand in the address. */
function Content({ userId }: { userId: string }) {
  const [address, setAddress] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const q = address.get('q') ?? '';
  const after = address.get('after') ?? '';
  const query = usePeople(q, after);
  const search = (text: string) => setAddress(text === '' ? {} : { q: text }, { replace: true });
  const next = query.data?.next;
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={texts.search}
          hint={texts.searchHint}
          clearLabel={texts.clear}
          value={q}
          onChange={search}
        />
        {query.data?.can_invite && (
          <Button onClick={() => setInviting(true)}>{texts.invite.open}</Button>
        )}
      </div>
      {query.data?.can_invite === false && <p className={styles.muted}>{texts.invite.off}</p>}
      <QueryView query={query} loading={<Waiting />} failed={texts.failed} stale={texts.stale}>
        {(data) => <People data={data} userId={userId} />}
      </QueryView>
      <div className={styles.tools}>
        {after !== '' && (
          <Button variant="default" onClick={() => setAddress(q === '' ? {} : { q })}>
            {texts.first}
          </Button>
        )}
        {next && (
          <Button
            variant="default"
            onClick={() => setAddress({ ...(q === '' ? {} : { q }), after: next })}
          >
            {texts.more}
          </Button>
        )}
      </div>
      {query.data?.can_invite && <OpenInvites />}
      {isInviting && <InvitePersonDialog onClose={() => setInviting(false)} />}
    </>
  );
}

/** The accounts of this server. Not found for anyone but an operator. */
export function PeoplePage({ notFound }: { notFound: ReactNode }) {
  const session = useSession();
  if (session.state !== 'in') return null;
  if (!session.user.is_operator) return notFound;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <div className={page.title}>
          <PageTitle title={texts.title} />
          <p className={page.count}>{texts.hint}</p>
        </div>
        <Button component={Link} to={paths.operator} variant="default">
          {texts.toOperations}
        </Button>
      </header>
      <Content userId={session.user.id} />
    </div>
  );
}
