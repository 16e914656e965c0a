/** A window with such a file open shows code. */
export const CODE_ENDINGS = 'py js ts java rs go c h cpp cs rb php sh'.split(' ');

/** A window with such a file open shows a text. */
export const TEXT_ENDINGS = 'pdf md txt odt docx rtf djvu epub'.split(' ');

/** The files of a repository. The kinds' weights were fitted to these: an ending more changes every kind a little. */
export const SOURCE_ENDINGS = [
  ...CODE_ENDINGS,
  ...'tsx jsx kt css html json yaml yml toml sql md'.split(' '),
];

/** The files of an office; weights were fitted to these, too. */
export const OFFICE_ENDINGS = 'pdf doc docx odt xls xlsx ods csv ppt pptx odp'.split(' ');
