/** Faults in definitions of boards, rules and modules. */

import type { DefinitionFacts } from '../../all-words';
import type { WordsFor } from '../../model/faults';
import { kindNamed } from './kinds';

export const definitionFaults: WordsFor<DefinitionFacts> = {
  notWrittenAsObject: (_names, { what }) => `${kindNamed(what)}は単純なオブジェクトで書く`,
  choiceIsOpen: (_names, { kind }) => `選択「${kind}」はすでに始まっている`,
  notAName: (_names, { example }) => `名前は文字と数字で書く（例：${example}）`,
  notAnId: (_names, { example }) => `idは小文字、数字、ハイフンで書く（例：${example}）`,
  nameTaken: (_names, { name }) => `名前「${name}」はすでにある`,
  notMadeWithField: () => 'field()とzodスキーマで作った項目が必要',
  notMadeWithRefusal: () => 'refusal()で作った拒否理由が必要',
  notMadeWithZod: () => 'zodスキーマが必要',
  schemaForbids: () => 'オプションのスキーマに合わない',
  offStarts: () => 'offを持つオプションは、選ぶだけではモジュールを開始できない',
  idOfOther: (_names, { id }) => `ルールのidはモジュールと同じ「${id}」にする`,
  noSuchField: (_names, { field }) => `項目「${field}」はない`,
  fieldNotOnce: (_names, { field }) => `項目「${field}」はちょうど1回書く`,
  fieldInBrackets: (_names, { field }) => `項目「${field}」は省略できるので、角括弧の中に書く`,
  fieldOutsideBrackets: (_names, { field }) => `項目「${field}」は必須なので、角括弧の外に書く`,
  unknownEvent: (_names, { event }) => `このゲームにイベント「${event}」はない`,
};
