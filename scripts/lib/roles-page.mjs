// Generates docs/roles.md from the role table, padded like prettier's tables.

/** A description of each right; a missing one fails. */
const WORDS = {
  view: 'See everything in the team, and download it',
  upload: 'Upload',
  organise: 'Change titles, notes, tags, dates and collections, and read images again',
  comment: 'Comment, and change and delete their own comments',
  delete_any_comment: 'Delete comments of others',
  delete_own: 'Delete their own uploads, also for good, and restore them',
  delete_any: 'Delete uploads of others, restore them, and empty the trash',
  share: 'Share screenshots by a link, and change and revoke their own links',
  revoke_any_share: 'Change and revoke links of others',
  edit_team: 'Change name and description of the team',
  invite_member: 'Invite members, see all invites, resend and revoke them',
  invite_admin: 'Invite admins, resend and revoke those invites',
  remove_member: 'Remove members',
  remove_admin: 'Remove admins',
  change_roles: 'Make members admins, and admins members',
  hand_over: 'Hand the team over to another member',
  delete_team: 'Delete the team, and restore it',
  choose_vision_model: 'Allow or forbid the vision model',
  set_share_rules:
    'Decide what links of the team need, or forbid them; set the logo of their pages',
  leave: 'Leave the team',
};

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * The page, from the roles (highest first) and who has which right.
 * @param {readonly string[]} roles
 * @param {Readonly<Record<string, readonly string[]>>} rights
 */
export function rolesPage(roles, rights) {
  const rows = Object.entries(rights).map(([right, allowed]) => {
    const words = WORDS[right];
    if (!words) throw new Error(`The right "${right}" has no description in roles-page.mjs.`);
    return [words, `\`${right}\``, ...roles.map((role) => (allowed.includes(role) ? 'yes' : '–'))];
  });
  return `# Roles in a team

<!-- Written by \`npm run docs:roles\` from server/contract/team-roles.ts; a test compares the two. -->

A team has one owner, whose plan carries it, and as many admins and members as are invited. In their personal space
people have all rights.

${table([['Action', 'Right', ...roles.map(capital)], ...rows])}

- People outside a team get the answer for a team that does not exist: 404. A role that is too low gets 403.
- An owner cannot leave (409): the team is handed over first, and its old owner stays as an admin.
- While the owner's plan does not include teams, everything can be seen and organised; uploads and invites are refused
  (402).
- Former members lose access at once, and their links end. Their uploads and comments stay with the team.
- Moving a screenshot to another space needs the right to delete it here and to upload there; copying it, to see it here
  and to upload there.
- An invite ends with the right to send it: when its sender becomes a member, is removed, leaves or closes the account;
  after a hand-over, the old owner's invites of admins. Invites to a closed account end, too.
`;
}

function table(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
