import { VisuallyHidden } from '@mantine/core';
import { Check, Minus } from 'lucide-react';
import type { PlanCard } from '../../billing/shared/plan-cards.model';
import { type Cell, comparisonOf } from '../comparison.model';
import { publicPricingTexts as texts } from '../public-pricing-texts';
import styles from './comparison-table.module.css';

function CellContent({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return cell;
  return (
    <>
      {cell ? (
        <Check size={16} className={styles.yes} aria-hidden />
      ) : (
        <Minus size={16} className={styles.no} aria-hidden />
      )}
      <VisuallyHidden>{cell ? texts.included : texts.notIncluded}</VisuallyHidden>
    </>
  );
}

/** All plans and features; on phones the table scrolls sideways in its frame. */
export function ComparisonTable({ cards }: { cards: readonly PlanCard[] }) {
  const popular = (index: number) => (cards[index]?.isMostPopular ? styles.popular : undefined);
  return (
    <div className={styles.frame} role="region" aria-label={texts.compare} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.feature}</th>
            {cards.map((card, index) => (
              <th key={card.id} scope="col" className={popular(index)}>
                {card.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonOf(cards).map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={cards[index]?.id} className={popular(index)}>
                  <CellContent cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
