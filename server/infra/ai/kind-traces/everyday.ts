import { type ScreenshotKind } from '../../../contract/screenshots';
import { hasBubbles, hasDayOnTop, isLockScreen } from '../page-shapes';
import { anywhere, lines, when, words, type Trace } from './trace';

/** What people look at on the way: talk, places, news of the day. */
export const EVERYDAY = {
  chat: [
    words('imessage|whatsapp|telegram|signal|slack|discord|messenger|microsoft teams', 4, 4),
    words(
      'online|last seen|typing|is typing|zuletzt online|schreibt|en ligne|delivered|read|zugestellt|gelesen',
      1.5,
      3,
    ),
    lines(/^#\s?[a-z][\w-]+$/, 4, 4),
    lines(/^(?:today|yesterday|heute|gestern|hoy|ayer|hier|aujourd.?hui)$/, 1.5, 1.5),
    lines(/^.{0,12}?\p{L}+(?: \p{L}+)? +\d{1,2}[:.]\d\d ?(?:[ap]m)?$/u, 1.5, 6),
    anywhere(/\b\d{1,2}:\d\d(?: ?[ap]m)?(?: ?[✓/]+)?$/gm, 0.5, 3),
    words('type a message|message|nachricht|reply|thread|sticker', 1, 2),
    when(hasBubbles, 4),
  ],
  map: [
    anywhere(/\b\d+(?:[.,]\d+)? ?(?:km|mi|miles)\b/g, 1.5, 3),
    anywhere(/\b\d{2,3} m(?= |$)/gm, 1, 1),
    words('open (?:until|now)|geoffnet bis|ouvert jusqu|abierto hasta', 1, 1),
    words(
      'route|directions|via|traffic|fastest|eta|arrive|arrival|recenter|start navigation|verkehr|ankunft|schnellste|itineraire|trafic',
      1.2,
      6,
    ),
    anywhere(/\b\d+ (?:min|h|std)\b(?= ?\()/g, 2, 4),
    words(
      'street|road|avenue|park|square|bridge|harbour|station|museum|strasse|platz|rue|calle|plaza',
      0.5,
      2,
    ),
    when((f) => f.words < 60 && f.prose < 0.1, 0.5),
  ],
  notification: [
    when(isLockScreen, 6),
    when(hasDayOnTop, 3),
    words(
      'swipe (?:up )?to|unlock|notification cent(?:er|re)|do not disturb|entsperren|mitteilungen|silent|clear all',
      2.5,
      5,
    ),
    lines(/^(?:sun|mon|tues|wednes|thurs|fri|satur)day, \p{L}+ \d{1,2}$/u, 1, 1),
    words('\\d+ ?(?:min|h|m) ago|now|vor \\d+ min', 1, 3),
  ],
  photo: [when((f) => f.words < 4, 6)],
  social: [
    anywhere(/(?<![\w.])@[a-z]\w{2,}/g, 1.5, 3),
    words('follow|following|followers|folgen|abonnieren|suivre|seguir', 1.5, 3),
    anywhere(
      /\b\d[\d.,]{0,12}[km]? (?:re(?:posts|tweets)|likes?|views|quotes|repl(?:y|ies)|comments|shares|upvotes|gefallt|j.aime|me gusta)\b/g,
      2.5,
      7.5,
    ),
    words(
      'repost|retweet|share|hashtag|timeline|feed|tweet|toot|boosts|upvote|subreddit|posted by',
      1,
      3,
    ),
    anywhere(/(?<![\w&])#[a-z]\w{2,}/g, 0.5, 1.5),
  ],
  weather: [
    anywhere(/-?\d{1,2} ?°/g, 0.8, 4),
    words(
      'humidity|feels like|forecast|uv index|precipitation|sunrise|sunset|wind|rain|cloudy|sunny|dew point|visibility|luftfeuchtigkeit|gefuhlt|niederschlag|wolkig|sonnig|meteo|humidite|pluie|humedad|lluvia|air quality',
      1.3,
      8,
    ),
    words('hourly|10-day|7-day|h:\\d+|l:\\d+|weather|wetter|tiempo', 1.2, 3.6),
  ],
} satisfies Partial<Record<ScreenshotKind, readonly Trace[]>>;
