import { NativeSelect } from '@mantine/core';
import type { User } from '../../../../server/contract/auth';
import card from '../../../ui/layout/card.module.css';
import { useUpdateProfile } from '../settings.queries';
import { settingsTexts } from '../texts';

const texts = settingsTexts.timeZone;

/** Some browsers leave out UTC. */
const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** The time zone in which dates are shown. */
export function TimeZoneCard({ user }: { user: User }) {
  const update = useUpdateProfile();
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = user.time_zone === null || zones.includes(user.time_zone);
  const options = [
    { value: '', label: texts.device(device) },
    ...(known || user.time_zone === null ? [] : [{ value: user.time_zone, label: user.time_zone }]),
    ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ];
  return (
    <section className={card.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <NativeSelect
        label={texts.label}
        description={texts.hint}
        data={options}
        value={user.time_zone ?? ''}
        disabled={update.isPending}
        onChange={(event) =>
          update.mutate({ body: { time_zone: event.currentTarget.value || null } })
        }
      />
    </section>
  );
}
