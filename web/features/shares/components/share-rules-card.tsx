import { Anchor, NativeSelect, Skeleton, Stack, Switch } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ShareRules, UpdateShareRules } from '../../../../server/contract/sharing/shares';
import { paths } from '../../../shared/paths';
import { Panel } from '../../../ui/layout/panel';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import { useSetShareRule, useShareRules } from '../shares.queries';
import { shareRulesTexts as texts } from '../texts';
import styles from './share-rules-card.module.css';

interface RulesProps {
  rules: ShareRules;
  onChange: (change: UpdateShareRules) => void;
}

function Rules({ rules, onChange }: RulesProps) {
  return (
    <Stack gap="md">
      <Switch
        label={texts.allowed}
        description={texts.allowedHint}
        checked={rules.allowed}
        onChange={(event) => onChange({ allowed: event.currentTarget.checked })}
      />
      <Switch
        label={texts.password}
        checked={rules.password_needed}
        onChange={(event) => onChange({ password_needed: event.currentTarget.checked })}
      />
      <Switch
        label={texts.redaction}
        checked={rules.redaction_needed}
        onChange={(event) => onChange({ redaction_needed: event.currentTarget.checked })}
      />
      <NativeSelect
        label={texts.most}
        className={styles.most}
        data={texts.mostChoices}
        value={rules.most_days === null ? 'any' : String(rules.most_days)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange({ most_days: value === 'any' ? null : Number(value) });
        }}
      />
    </Stack>
  );
}

/** The rules in words: a switch that is turned off for somebody does not show whether it is on. */
function FixedRules({ rules }: { rules: ShareRules }) {
  return (
    <ul className={styles.fixed}>
      {[...texts.sentences(rules), texts.fixed].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The demands of the owner of a team on its links; everybody else reads them. */
export function ShareRulesCard({ teamId }: { teamId: string }) {
  const query = useShareRules(teamId);
  const { mutate } = useSetShareRule();
  return (
    <Panel
      title={texts.title}
      summary={texts.hint}
      more={
        <Anchor component={Link} to={`${paths.shares}?team_id=${teamId}`} fz="sm">
          {texts.toLinks}
        </Anchor>
      }
    >
      <QueryView
        query={query}
        failed={texts.failed}
        loading={
          <Skeletons label={texts.loading}>
            <Skeleton height={180} />
          </Skeletons>
        }
      >
        {(rules) =>
          rules.can_change ? (
            <Rules
              rules={rules}
              onChange={(body) => mutate({ query: { team_id: teamId }, body })}
            />
          ) : (
            <FixedRules rules={rules} />
          )
        }
      </QueryView>
    </Panel>
  );
}
