import { ActionIcon } from '@mantine/core';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isMotionReduced } from '../../../shared/motion';
import { whenIdle } from '../../../ui/loading/use-late-layer';
import { heroSteps, heroTexts as texts } from '../hero-texts';
import styles from './hero-steps.module.css';

const STEP_MS = 4_000;
const SCHEMES = ['dark', 'light'] as const;
const PHONE = '(max-width: 767.98px)';

const fileOf = (name: string, size: string, scheme: string) =>
  `/hero/${name}-${size}-${scheme}.webp`;

interface PictureProps {
  step: (typeof heroSteps)[number];
  isShown: boolean;
  isFirst: boolean;
}

function Picture({ step: { picture, alt }, isShown, isFirst }: PictureProps) {
  return (
    <picture className={styles.picture} data-shown={isShown} aria-hidden={!isShown}>
      {SCHEMES.map((scheme) => (
        <source
          key={`narrow ${scheme}`}
          media={`${PHONE} and (prefers-color-scheme: ${scheme})`}
          srcSet={fileOf(picture, 'narrow', scheme)}
        />
      ))}
      <source media="(prefers-color-scheme: dark)" srcSet={fileOf(picture, 'wide', 'dark')} />
      <img
        src={fileOf(picture, 'wide', 'light')}
        alt={alt}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  );
}

/** The step that is shown; the pictures move by themselves until somebody chooses or stops them. */
function useSteps() {
  const [shown, setShown] = useState(0);
  // Stopped at first: a reader without script, and one who wants no motion, sees a still.
  const [isPlaying, setPlaying] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setReady(true);
        setPlaying(!isMotionReduced());
      }),
    [],
  );
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setShown((now) => (now + 1) % heroSteps.length), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const choose = (step: number) => {
    setPlaying(false);
    setShown(step);
  };
  return { shown, choose, isPlaying, setPlaying, isReady };
}

/** The product at work in three pictures. */
export function HeroSteps() {
  const { shown, choose, isPlaying, setPlaying, isReady } = useSteps();
  // The further pictures come once the page runs, and never before the first.
  const pictures = isReady ? heroSteps : heroSteps.slice(0, 1);
  return (
    <section className={styles.hero} aria-label={texts.label}>
      <div className={styles.frame}>
        {pictures.map((step, index) => (
          <Picture key={step.picture} step={step} isShown={index === shown} isFirst={index === 0} />
        ))}
      </div>
      <div className={styles.bar}>
        <ol className={styles.steps}>
          {heroSteps.map(({ picture, title, text }, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.step}
                aria-current={index === shown ? 'step' : undefined}
                onClick={() => choose(index)}
              >
                <b>{title}</b>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ol>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={isPlaying ? texts.pause : texts.play}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        </ActionIcon>
      </div>
    </section>
  );
}
