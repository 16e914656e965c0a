import type { Metadata } from 'sharp';
import { exifDate, MOST_BLOCK_BYTES } from './exif-date';

/** A time as an image states it: wall-clock `2024-08-24T10:11:12`, with `+02:00` or `Z` only if the image says so. */
export type WallClock = string;

export interface EmbeddedDates {
  exif: WallClock | null;
  xmp: WallClock | null;
  png: WallClock | null;
}

/** The dates of creation that the file itself states, which may be malformed. */
export function embeddedDates(
  metadata: Pick<Metadata, 'exif' | 'xmp' | 'comments'>,
): EmbeddedDates {
  return {
    exif: metadata.exif ? exifDate(metadata.exif) : null,
    xmp: metadata.xmp ? xmpDate(metadata.xmp.toString('utf8', 0, MOST_BLOCK_BYTES)) : null,
    png: pngDate(metadata.comments ?? []),
  };
}

const XMP_DATE =
  /(?:xmp:CreateDate|photoshop:DateCreated)(?:="|>)\s*(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?/;

function xmpDate(packet: string): WallClock | null {
  const match = XMP_DATE.exec(packet);
  if (!match?.[1]) return null;
  return withSeconds(match[1]) + (match[2] ?? '');
}

function withSeconds(wall: string): string {
  return wall.length === 16 ? `${wall}:00` : wall;
}

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/;
/** Longer than any way of writing a moment. */
const MOST_DATE_LETTERS = 64;
const EXIF_STYLE = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/;

function pngDate(comments: readonly { keyword: string; text: string }[]): WallClock | null {
  const found = comments.find(({ keyword }) => keyword === 'Creation Time')?.text;
  const text = found?.slice(0, MOST_DATE_LETTERS).trim();
  if (text === undefined) return null;
  const iso = ISO.exec(text);
  if (iso) return `${iso[1]}T${iso[2]}${iso[3] ?? ''}`;
  const exif = EXIF_STYLE.exec(text);
  if (exif) return `${exif[1]}-${exif[2]}-${exif[3]}T${exif[4]}`;
  return rfc1123Date(text);
}

/** The form the PNG standard recommends: `Sat, 24 Aug 2024 10:11:12 +0200`. */
function rfc1123Date(text: string): WallClock | null {
  const match =
    /^(?:\w{3}, )?(\d{1,2} \w{3} \d{4}) (\d{2}:\d{2}:\d{2})(?: (GMT|UTC|[+-]\d{4}))?$/.exec(text);
  const day = match?.[1] ? new Date(`${match[1]} 00:00:00 UTC`) : null;
  if (!match || !day || Number.isNaN(day.getTime())) return null;
  return `${day.toISOString().slice(0, 10)}T${match[2]}${zoneOf(match[3])}`;
}

function zoneOf(zone: string | undefined): string {
  if (zone === undefined) return '';
  return /^\d{4}$/.test(zone.slice(1)) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : 'Z';
}
