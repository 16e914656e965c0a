// docs/roles.md as the role table says it. Padded as prettier does, which nobody has to ask then.

/** Each right in words; one that is missing here fails. */
const WORDS = {
  view: 'See everything in the team, and download it',
  upload: 'Upload',
  organise: 'Change titles, tags, dates and collections, and have images read again',
  delete_own: 'Delete what they uploaded, also for good, and bring it back',
  delete_any: 'Delete what others uploaded, bring it back, and empty the trash',
  edit_team: 'Change name and description of the team',
  invite_member: 'Invite members, see who is invited, resend and revoke',
  invite_admin: 'Invite admins, and resend and revoke that',
  remove_member: 'Take members out',
  remove_admin: 'Take admins out',
  change_roles: 'Make members admins, and admins members',
  hand_over: 'Hand the team over to another member',
  delete_team: 'Delete the team, and bring it back',
  choose_vision_model: 'Have the vision model look at images, or not',
  leave: 'Leave the team',
};

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** The page, from the roles (highest first) and who has which right. */
export function rolesPage(roles, rights) {
  const rows = Object.entries(rights).map(([right, allowed]) => {
    const words = WORDS[right];
    if (!words) throw new Error(`The right "${right}" has no words in roles-page.mjs.`);
    return [words, `\`${right}\``, ...roles.map((role) => (allowed.includes(role) ? 'yes' : '–'))];
  });
  return `# Roles in a team

<!-- Written by \`npm run docs:roles\` from server/contract/team-roles.ts; a test holds the two together. -->

A team has one owner, whose plan carries it, and as many admins and members as are invited. In their personal space
everybody may do everything.

${table([['Who may', 'Right', ...roles.map(capital)], ...rows])}

- Whoever is not in a team gets the answer for a team that does not exist: 404. A role that is too low gets 403.
- An owner cannot leave (409): the team is handed over first, and its old owner stays as an admin.
- While the owner's plan carries no team, everything can be seen and organised; uploads and invites wait (402).
- Whoever is taken out or leaves loses access at once. What they uploaded stays with the team.
`;
}

function table(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
