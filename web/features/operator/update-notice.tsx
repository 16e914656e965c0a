import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useApiQuery } from '../../shared/api/hooks';
import { paths } from '../../shared/paths';
import { remembered } from '../../shared/storage';
import { TopBar } from '../../ui/states/top-bars';
import { useSession } from '../auth/session.queries';
import { operatorTexts } from './texts';

const KEY = 'shotvault.known_version';
const texts = operatorTexts.update;

function Notice({ version }: { version: string }) {
  const [known, setKnown] = useState(() => remembered.get(KEY));
  const isFirstVisit = known === null;
  useEffect(() => {
    if (isFirstVisit) remembered.set(KEY, version);
  }, [isFirstVisit, version]);
  const close = () => {
    remembered.set(KEY, version);
    setKnown(version);
  };
  if (isFirstVisit || known === version) return null;
  return (
    <div role="status">
      <TopBar isPlain action={{ label: texts.close, onAct: close }}>
        <span>
          {texts.title(version)} <Link to={paths.releases}>{texts.news}</Link>
        </span>
      </TopBar>
    </div>
  );
}

function RunningVersion() {
  const { data } = useApiQuery('health.get', {}, { staleTime: Infinity });
  return data ? <Notice version={data.version} /> : null;
}

/** Announces to operators, once in each browser, that the installation runs another version. */
export function UpdateNotice() {
  const session = useSession();
  return session.state === 'in' && session.user.is_operator ? <RunningVersion /> : null;
}
