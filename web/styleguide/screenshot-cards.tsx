import { type ComponentType, useState } from 'react';
import type { CardActions } from '../features/screenshots/cards/card-actions';
import { CompactTile } from '../features/screenshots/cards/compact-tile';
import { ListCells, ListHead } from '../features/screenshots/cards/list-cells';
import { type ItemProps, ScreenshotCard } from '../features/screenshots/cards/screenshot-card';
import { SelectionBar } from '../features/screenshots/selection/selection-bar';
import { Section, State } from './section';
import { states } from './samples';
import styles from './styleguide.module.css';

const nothing = () => undefined;

const actions: CardActions = {
  open: nothing,
  edit: nothing,
  toggleFavorite: nothing,
  askDelete: nothing,
  cancelDelete: nothing,
  remove: nothing,
  rerun: nothing,
  download: nothing,
  select: nothing,
  collect: nothing,
  transfer: nothing,
  share: nothing,
  copyImage: nothing,
};

const itemOf = (state: string, thumbHeight: number): ItemProps | null => {
  const row = states[state];
  if (!row) return null;
  return {
    row,
    index: 0,
    href: '?',
    isActive: true,
    isFirstRow: true,
    isUpdated: state === 'just read',
    isConfirming: state === 'asked whether to delete',
    isSelected: state === 'selected',
    thumbHeight,
    today: '2026-11-20',
    order: null,
    actions,
  };
};

interface KindProps {
  Item: ComponentType<ItemProps>;
  label: string;
  thumbHeight: number;
  className?: string | undefined;
  lineClassName?: string;
}

/** All states of one kind of item, in a grid for its roles. */
function Kind({ Item, label, thumbHeight, className, lineClassName }: KindProps) {
  return (
    <div role="grid" aria-label={label} className={className}>
      {Item === ListCells && <ListHead order={null} />}
      {Object.keys(states).map((state) => {
        const item = itemOf(state, thumbHeight);
        return (
          item && (
            <div key={state} role="row" className={lineClassName} title={state}>
              <Item {...item} />
            </div>
          )
        );
      })}
    </div>
  );
}

/** Card, tile and list row of a screenshot in every state. */
export function ScreenshotCards() {
  const [ids, setIds] = useState<readonly string[]>(['1', '2', '3']);
  return (
    <Section title="Screenshots">
      <State name={`card: ${Object.keys(states).join(', ')}`}>
        <Kind
          Item={ScreenshotCard}
          label="Cards"
          thumbHeight={180}
          className={styles.cards}
          lineClassName={styles.card}
        />
      </State>
      <State name="compact tile">
        <Kind Item={CompactTile} label="Tiles" thumbHeight={120} className={styles.tiles} />
      </State>
      <State name="line of the list">
        <Kind Item={ListCells} label="Lines" thumbHeight={40} lineClassName={styles.line} />
      </State>
      <State name="bar of a selection">
        <SelectionBar ids={ids} onClear={() => setIds([])} />
      </State>
    </Section>
  );
}
