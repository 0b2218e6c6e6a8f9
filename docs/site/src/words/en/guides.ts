/** The guides. */
export const guides = {
  all: 'All guides',
  none: (name: string) => `There is no guide called ${name}.`,
  /** Nothing, where they are in the language of the site. */
  inEnglish: '',
  /** Headings. @longest 18 */
  groups: {
    rules: 'Rules',
    start: 'Start',
    how: 'How to',
    about: 'About everything',
    maps: 'Maps',
  },
};
