import { ActionIcon, Button } from '@mantine/core';
import {
  ChevronDown,
  ChevronUp,
  ImageOff,
  Lock,
  type LucideIcon,
  Maximize,
  TextSelect,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import {
  type ComponentProps,
  type CSSProperties,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import {
  type ReactZoomPanPinchRef,
  TransformComponent,
  TransformWrapper,
} from 'react-zoom-pan-pinch';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { paths } from '../../../shared/paths';
import { placeholderOf } from '../shared/placeholder';
import { fullImageUrl, thumbnailUrl, titleOf } from '../shared/screenshot.model';
import { screenshotTexts } from '../shared/texts';
import { viewerTexts } from './viewer-texts';
import { useImageWords } from './use-image-words';
import { useSwipe } from './use-swipe';
import type { ZoomHandle } from './use-viewer';
import type { Box } from '../cards/word-hits';
import { ImageWords } from './image-words';
import styles from './viewer-image.module.css';

const texts = viewerTexts;
const MOST_ZOOM = 12;
/** Close enough to read a word and to see its place on the page. */
const HIT_ZOOM = 2.5;
/** From here on a finger moves the image, and swipes no more. */
const ZOOMED = 1.01;

interface NoImageProps extends ComponentProps<'div'> {
  isLocked: boolean;
}

function NoImage({ isLocked, ...swipe }: NoImageProps) {
  const Icon = isLocked ? Lock : ImageOff;
  return (
    <div className={styles.noImage} {...swipe}>
      <Icon size={32} strokeWidth={1.5} aria-hidden />
      <p>{isLocked ? screenshotTexts.lockedHint : texts.imageFailed}</p>
      {isLocked && (
        <Button component={Link} to={paths.pricing}>
          {screenshotTexts.seePlans}
        </Button>
      )}
    </div>
  );
}

interface ToolProps {
  label: string;
  Icon: LucideIcon;
  onAct: () => void;
  isOn?: boolean;
  keys?: string;
}

function Tool({ label, Icon, onAct, isOn, keys }: ToolProps) {
  return (
    <ActionIcon
      variant={isOn ? 'filled' : 'default'}
      aria-label={label}
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      onClick={onAct}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}

interface HitStepsProps {
  current: number;
  total: number;
  onStep: (by: 1 | -1) => void;
}

function HitSteps({ current, total, onStep }: HitStepsProps) {
  return (
    <span className={styles.hits} role="group" aria-label={texts.hits}>
      <Tool label={texts.previousHit} Icon={ChevronUp} onAct={() => onStep(-1)} />
      <span role="status">{texts.hitOf(current + 1, total)}</span>
      <Tool label={texts.nextHit} Icon={ChevronDown} onAct={() => onStep(1)} />
    </span>
  );
}

/** The size and the blurred placeholder, for the time before the image has arrived. */
const sizeOf = ({ id, width, height, thumbhash }: Screenshot): CSSProperties =>
  ({
    '--width': `${width}px`,
    '--ratio': width / height,
    // The thumbnail is in the page already; the blur shows what it has not.
    backgroundImage: [`url(${thumbnailUrl(id, 'small')})`, placeholderOf(thumbhash)]
      .filter(Boolean)
      .join(', '),
  }) as CSSProperties;

interface ViewerImageProps {
  row: Screenshot;
  /** The words to mark on the image. */
  found: readonly string[];
  /** The boxes marked by an explanation. */
  pointed: readonly Box[];
  onPrevious: () => void;
  onNext: () => void;
  ref: Ref<ZoomHandle>;
}

/** The full image with zoom by wheel, pinch, drag and buttons; a swipe leads to its neighbours. */
export function ViewerImage({ row, found, pointed, ref, ...on }: ViewerImageProps) {
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isSelectable, setSelectable] = useState(false);
  const { words, hits, current, step } = useImageWords(row, found, isSelectable);
  const handle: ZoomHandle = {
    zoomIn: () => void zoom.current?.zoomIn(),
    zoomOut: () => void zoom.current?.zoomOut(),
    fit: () => void zoom.current?.resetTransform(),
  };
  useImperativeHandle(ref, () => handle);
  const isOff = () => isSelectable || (zoom.current?.state.scale ?? 1) > ZOOMED;
  const swipe = useSwipe({ isOff, ...on });
  if (row.is_locked || hasFailed) return <NoImage isLocked={row.is_locked} {...swipe} />;
  const regions = row.blocks?.map(({ box }) => box) ?? [];
  const stepTo = (by: 1 | -1) => void zoom.current?.zoomToElement(`hit-${step(by)}`, HIT_ZOOM);
  return (
    <div className={styles.stage} data-tall={row.height > row.width || undefined} {...swipe}>
      <TransformWrapper
        ref={zoom}
        maxScale={MOST_ZOOM}
        doubleClick={{ mode: 'toggle', disabled: isSelectable }}
        panning={{ disabled: isSelectable }}
        centerOnInit
      >
        <TransformComponent wrapperClass={styles.pan} contentClass={styles.panContent}>
          <div className={styles.frame} style={sizeOf(row)} data-grown>
            <img
              className={styles.image}
              src={fullImageUrl(row)}
              width={row.width}
              height={row.height}
              alt={titleOf(row)}
              draggable={false}
              onError={() => setFailed(true)}
            />
            {(words || pointed.length > 0) && (
              <ImageWords
                size={row}
                words={words}
                regions={regions}
                hits={hits}
                pointed={pointed}
                current={current}
                isSelectable={isSelectable}
              />
            )}
          </div>
        </TransformComponent>
      </TransformWrapper>
      <div className={styles.zoom} data-keep-clear>
        {hits.length > 0 && <HitSteps current={current} total={hits.length} onStep={stepTo} />}
        <Tool
          label={texts.selectText}
          Icon={TextSelect}
          isOn={isSelectable}
          onAct={() => setSelectable(!isSelectable)}
        />
        <Tool label={texts.zoomOut} keys="-" Icon={ZoomOut} onAct={handle.zoomOut} />
        <Tool label={texts.fit} keys="0" Icon={Maximize} onAct={handle.fit} />
        <Tool label={texts.zoomIn} keys="+" Icon={ZoomIn} onAct={handle.zoomIn} />
      </div>
    </div>
  );
}
