/** The guides, in Japanese. */
import type { SiteWords } from '../texts';

export const guides: SiteWords['guides'] = {
  all: 'ガイド一覧',
  none: (name) => `${name} というガイドはありません。`,
  inEnglish: 'ガイドは英語です。',
  groups: {
    start: 'はじめに',
    how: '使い方',
    about: 'くわしい説明',
    maps: 'マップ',
  },
};
