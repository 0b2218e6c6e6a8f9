/** Faults in definitions of boards, rules and modules. */
import type { DefinitionFacts } from '../../model/fault-facts';
import type { WordsFor } from '../../model/fault-words';
import { quoted } from './grammar';

export const definitionFaults: WordsFor<DefinitionFacts> = {
  notWrittenAsObject: (_names, { what }) => `${WHAT[what]}は単純なオブジェクトでなければならない`,
  notAName: (_names, { example }) => `文字と数字からなる名前が必要（例：${example}）`,
  notAnId: (_names, { example }) => `小文字、数字、ハイフンからなるidが必要（例：${example}）`,
  nameTaken: (_names, { name }) => `${quoted(name)}という名前はすでに使われている`,
  notMadeWithField: () => 'field()とzodスキーマで作った項目が必要',
  notMadeWithRefusal: () => 'refusal()で作った拒否理由が必要',
  notMadeWithZod: () => 'zodスキーマが必要',
  schemaForbids: () => 'このオプションのスキーマでは許されない',
  idOfOther: (_names, { id }) => `ルールのidはモジュールのid「${id}」と同じでなければならない`,
  noSuchField: (_names, { field }) => `項目${quoted(field)}はない`,
  fieldNotOnce: (_names, { field }) => `項目${quoted(field)}はちょうど1回書く必要がある`,
  fieldInBrackets: (_names, { field }) =>
    `項目${quoted(field)}は省略できるので、角括弧の中に書く必要がある`,
  fieldOutsideBrackets: (_names, { field }) =>
    `項目${quoted(field)}は必須なので、角括弧の外に書く必要がある`,
  unknownEvent: (_names, { event }) => `このゲームにイベント${quoted(event)}はない`,
};

const WHAT = {
  decision: '決定',
  event: 'イベント',
  option: 'オプション',
  part: 'パート',
  refusal: '拒否理由',
  step: 'アクション',
} as const;
