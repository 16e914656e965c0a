import type { OperatorOverview, QueueCounts } from '../../../../server/contract/operator/operator';
import { formatDateTime, formatNumber } from '../../../shared/format';
import { Panel } from '../../../ui/layout/panel';
import { operatorTexts } from '../texts';
import styles from './operator.module.css';

const texts = operatorTexts.queue;

function Row({ row }: { row: QueueCounts }) {
  const { waiting_since: since } = row;
  return (
    <tr>
      <th scope="row">{row.kind}</th>
      <td>{formatNumber(row.queued)}</td>
      <td>{formatNumber(row.running)}</td>
      <td>{formatNumber(row.failed)}</td>
      <td>{since === null ? texts.none : <time dateTime={since}>{formatDateTime(since)}</time>}</td>
    </tr>
  );
}

/** Waiting, running and failed jobs by kind; on phones the table scrolls sideways in its frame. */
export function QueueTable({ queue }: Pick<OperatorOverview, 'queue'>) {
  const { columns } = texts;
  const { paused_since: paused } = queue;
  return (
    <Panel title={texts.title} summary={paused && texts.paused(formatDateTime(paused))}>
      {queue.kinds.length === 0 ? (
        <p className={styles.none}>{texts.empty}</p>
      ) : (
        <div className={styles.frame} role="region" aria-label={columns.kind} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {Object.values(columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {queue.kinds.map((row) => (
                <Row key={row.kind} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
