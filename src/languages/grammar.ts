/** Plural forms, lists and numbers as the platform knows them, for every language of this package. */

/** The forms of a noun by the categories of `Intl.PluralRules`; those left out are `other`. */
export type NounForms = { readonly [C in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

export interface Grammar {
  /** A number as the language writes it. */
  number(count: number): string;
  /** The form of the noun that goes with the number. */
  form(count: number, forms: NounForms): string;
  /** The number, a blank and the form of the noun that goes with it. */
  counted(count: number, forms: NounForms): string;
  /** `A, B and C`. */
  listed(words: readonly string[]): string;
  /** `A, B or C`. */
  either(words: readonly string[]): string;
}

/** @param language - its tag, such as `fr`. */
export function grammarOf(language: string): Grammar {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  const grammar: Grammar = {
    number: (count) => numbers.format(count),
    form: (count, forms) => forms[rules.select(count)] ?? forms.other,
    counted: (count, forms) => `${grammar.number(count)} ${grammar.form(count, forms)}`,
    listed: (words) => and.format(words),
    either: (words) => or.format(words),
  };
  return grammar;
}
