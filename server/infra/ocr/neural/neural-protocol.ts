import { type Box } from '../../../analysis/page/ocr-result';
import { type ColourImage } from './colour-image';

/** A line as it is cut out of the page, and how wide the recogniser sees it. */
export interface BatchLine {
  crop: ColourImage;
  width: number;
}

/** Pixels travel as bytes: the tensors made of them are four times to twenty times as large. */
export type NeuralTask =
  | {
      kind: 'detect';
      image: ColourImage;
      /** The size in which boxes are wanted. */
      picture: { width: number; height: number };
    }
  | {
      kind: 'recognise';
      lines: BatchLine[];
      /** Of the batch: that of its widest line, and no less. */
      width: number;
    };

/** Of the recogniser's answer, 6,625 classes for every step, only what is needed. */
export interface BatchSteps {
  best: Uint16Array;
  chance: Float32Array;
  space: Float32Array;
  /** Steps per line. */
  steps: number;
}

export type NeuralReply = { result: Box[] | BatchSteps } | { error: string };
