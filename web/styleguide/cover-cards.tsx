import { FolderOpen } from 'lucide-react';
import type { Collection } from '../../server/contract/collections';
import { CollectionCard } from '../features/collections/components/collection-card';
import { TagCard } from '../features/tags/components/tag-card';
import { CardSkeletons } from '../ui/states/card-skeletons';
import { CoverCard } from '../ui/layout/cover-card';
import { TwoStep } from '../ui/dialogs/two-step';
import { Section, State } from './section';
import { states } from './samples';
import styles from './styleguide.module.css';

const nothing = () => undefined;
const first = states.read?.id ?? null;

const aCollection = (fields: Partial<Collection>): Collection => ({
  id: 'travel',
  name: 'Travel',
  description: 'Tickets, maps and bookings',
  color: '#3B82F6',
  first_screenshot_id: first,
  screenshot_count: 12,
  order: 'date',
  created_at: '2026-11-20T10:00:00.000Z',
  is_live: false,
  search_problem: null,
  search: null,
  ...fields,
});

const icon = <FolderOpen size={32} strokeWidth={1.5} aria-hidden />;

/** Cards with a cover: collections, tags and their parts. */
export function CoverCards() {
  return (
    <Section title="Cover cards">
      <State name="collection: filled, empty, live">
        <div className={styles.cards}>
          <CollectionCard collection={aCollection({})} onEdit={nothing} />
          <CollectionCard
            collection={aCollection({
              name: 'New',
              description: null,
              first_screenshot_id: null,
              screenshot_count: 0,
              color: '#84CC16',
            })}
            onEdit={nothing}
          />
          <CollectionCard
            collection={aCollection({ name: 'All invoices', is_live: true, color: '#EC4899' })}
            onEdit={nothing}
          />
        </div>
      </State>
      <State name="tag: with a picture, without">
        <div className={styles.cards}>
          <TagCard
            tag={{ tag_name: 'invoice', screenshot_count: 7, first_screenshot_id: first }}
            onRename={nothing}
          />
          <TagCard
            tag={{ tag_name: 'train', screenshot_count: 1, first_screenshot_id: null }}
            onRename={nothing}
          />
        </div>
      </State>
      <State name="cover card: picture that did not come, question">
        <div className={styles.cards}>
          <CoverCard
            to="?"
            title="No picture"
            cover="/no-such-picture.webp"
            icon={icon}
            foot="3 screenshots"
          />
          <CoverCard
            to="?"
            title="Asked"
            cover={null}
            icon={icon}
            foot={null}
            isAsking
            actions={
              <TwoStep
                label="Delete Asked?"
                yes="Delete"
                no="Cancel"
                onYes={nothing}
                onNo={nothing}
              />
            }
          />
        </div>
      </State>
      <State name="skeletons">
        <CardSkeletons label="Loading" height={120} />
      </State>
    </Section>
  );
}
