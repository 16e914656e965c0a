import { VisuallyHidden } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Chips } from '../../../ui/fields/chips';
import { type Hit, sampleQueries, searchSamples } from '../samples.model';
import { landingTexts } from '../texts';
import styles from './sample-gallery.module.css';

function SampleCard({ hit, isFirst }: { hit: Hit; isFirst: boolean }) {
  const { sample, quote } = hit;
  return (
    <li className={styles.card} data-dimmed={!hit.isMatch}>
      <img
        className={styles.image}
        src={`/samples/${sample.file}.webp`}
        alt=""
        width={480}
        height={360}
        loading={isFirst ? 'eager' : 'lazy'}
      />
      <div className={styles.caption}>
        <p className={styles.title}>{sample.title}</p>
        {quote ? (
          <p className={styles.quote}>
            {quote[0]}
            <mark className={styles.mark}>{quote[1]}</mark>
            {quote[2]}
          </p>
        ) : (
          <p className={styles.tags}>
            {sample.tags.map((tag) => (
              <span key={tag}>#{tag}</span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** Eight bundled samples that can be searched before signing in. */
export function SampleGallery() {
  const [query, setQuery] = useState('');
  const hits = searchSamples(query);
  const found = hits.filter((hit) => hit.isMatch).length;
  return (
    <section className={styles.section} aria-label={landingTexts.demoTitle}>
      <div className={styles.bar}>
        <h2 className={styles.heading}>
          <Search size={16} aria-hidden />
          {landingTexts.demoTitle}
        </h2>
        <Chips
          label={landingTexts.demoQueries}
          values={['', ...sampleQueries]}
          chosen={query}
          onChoose={setQuery}
          nameOf={(word) => word || landingTexts.demoAll}
        />
        <VisuallyHidden role="status">{query && landingTexts.demoFound(found)}</VisuallyHidden>
      </div>
      <ul className={styles.grid}>
        {hits.map((hit, index) => (
          <SampleCard key={hit.sample.file} hit={hit} isFirst={index < 4} />
        ))}
      </ul>
    </section>
  );
}
