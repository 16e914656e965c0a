import { ActionIcon } from '@mantine/core';
import { ImageOff, Lock, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import {
  type ReactZoomPanPinchRef,
  TransformComponent,
  TransformWrapper,
} from 'react-zoom-pan-pinch';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { placeholderOf } from '../placeholder';
import { fullImageUrl, titleOf } from '../screenshot.model';
import { screenshotTexts } from '../texts';
import type { ZoomHandle } from '../use-viewer';
import styles from './viewer.module.css';

const texts = screenshotTexts.viewer;
const MOST_ZOOM = 12;

function NoImage({ isLocked }: { isLocked: boolean }) {
  const Icon = isLocked ? Lock : ImageOff;
  return (
    <div className={styles.noImage}>
      <Icon size={32} strokeWidth={1.5} aria-hidden />
      <p>{isLocked ? screenshotTexts.lockedHint : texts.imageFailed}</p>
    </div>
  );
}

/** The image at full size, with wheel, pinch, drag and buttons to look closer. */
export function ViewerImage({ row, ref }: { row: Screenshot; ref: Ref<ZoomHandle> }) {
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const [hasFailed, setFailed] = useState(false);
  const handle: ZoomHandle = {
    zoomIn: () => void zoom.current?.zoomIn(),
    zoomOut: () => void zoom.current?.zoomOut(),
    fit: () => void zoom.current?.resetTransform(),
  };
  useImperativeHandle(ref, () => handle);
  if (row.is_locked || hasFailed) return <NoImage isLocked={row.is_locked} />;
  return (
    <div className={styles.stage}>
      <TransformWrapper
        ref={zoom}
        maxScale={MOST_ZOOM}
        doubleClick={{ mode: 'toggle' }}
        centerOnInit
      >
        <TransformComponent wrapperClass={styles.pan} contentClass={styles.panContent}>
          <img
            className={styles.image}
            style={{ backgroundImage: placeholderOf(row.thumbhash) }}
            src={fullImageUrl(row)}
            width={row.width}
            height={row.height}
            alt={titleOf(row)}
            draggable={false}
            onError={() => setFailed(true)}
          />
        </TransformComponent>
      </TransformWrapper>
      <div className={styles.zoom}>
        <ActionIcon variant="default" aria-label={texts.zoomOut} onClick={handle.zoomOut}>
          <ZoomOut size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={texts.fit} onClick={handle.fit}>
          <Maximize size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={texts.zoomIn} onClick={handle.zoomIn}>
          <ZoomIn size={16} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}
