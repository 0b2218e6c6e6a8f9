/**
 * Gives constants that are members of something, such as `createGame` of the main entry, the comments of these members:
 * in the sources each comment stands once, where the member is declared.
 */
import ts from 'typescript';
import { edited } from './edits';

/** Comments by the names of the constants that they are for. */
type MemberDocs = ReadonlyMap<string, string>;

/** The comments of the members that constants of a source are, for those without a comment of their own. */
export function memberDocs(source: ts.SourceFile, checker: ts.TypeChecker): MemberDocs {
  const docs = new Map<string, string>();
  for (const constant of source.statements.flatMap(undescribed)) {
    const doc = memberOf(constant, checker)?.getChildren().find(ts.isJSDoc);
    if (doc !== undefined) docs.set(constant.name.getText(), atTheMargin(doc.getText()));
  }
  return docs;
}

/** Where the member is declared that a constant is: `export const createGame: ... = later(engine, 'createGame')`. */
export function memberOf(
  constant: ts.Declaration,
  checker: ts.TypeChecker,
): ts.Declaration | undefined {
  const value = ts.isVariableDeclaration(constant) ? constant.initializer : undefined;
  if (value === undefined || !ts.isCallExpression(value)) return undefined;
  const [owner, name] = value.arguments;
  if (owner === undefined || name === undefined || !ts.isStringLiteral(name)) return undefined;
  const [made] = checker.getTypeAtLocation(owner).getCallSignatures();
  const [declaration] = made?.getReturnType().getProperty(name.text)?.declarations ?? [];
  // What others have written, such as `length`, says nothing about the constant.
  return declaration?.getSourceFile().isDeclarationFile ? undefined : declaration;
}

/** The text of a source, or of its declarations, with these comments. */
export function withMemberDocs(text: string, docs: MemberDocs): string {
  if (docs.size === 0) return text;
  const source = ts.createSourceFile('.ts', text, ts.ScriptTarget.ES2022, true);
  const comments = source.statements.flatMap(undescribed).flatMap(({ name, parent }) => {
    const doc = docs.get(name.getText());
    return doc === undefined ? [] : [{ at: parent.parent.getStart(), put: `${doc}\n` }];
  });
  return edited(text, comments);
}

/** The constants that a statement declares without a comment. */
function undescribed(statement: ts.Statement): readonly ts.VariableDeclaration[] {
  const isBare =
    ts.isVariableStatement(statement) && ts.getJSDocCommentsAndTags(statement).length === 0;
  return isBare ? statement.declarationList.declarations : [];
}

/** A comment as it stands before something that is not indented. */
function atTheMargin(doc: string): string {
  return doc.replaceAll(/^\s+\*/gm, ' *');
}
