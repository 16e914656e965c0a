/** Programs that fetch a page to show a preview of it; they are no visitors. */
const AGENTS =
  /bot\b|crawler|spider|facebookexternalhit|slackbot|slack-imgproxy|twitterbot|discordbot|whatsapp|telegrambot|linkedinbot|embedly|skypeuripreview|mattermost|signal-desktop|iframely|redditbot|applebot|bingpreview|mastodon/i;

export const isPreviewAgent = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && AGENTS.test(userAgent);
