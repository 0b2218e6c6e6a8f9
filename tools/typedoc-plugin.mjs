/**
 * Shows maps and modules in the reference as what they are, a `MapModule` and a `RuleModule`, and not as the types of
 * all their rules, which only the compiler reads; and constants that are members, such as `createGame` of the main
 * entry, with the comments of the members.
 */
import { tsImport } from 'tsx/esm/api';
import { Converter, IntrinsicType, ReferenceType, ReflectionKind } from 'typedoc';
import ts from 'typescript';

const { memberOf } = await tsImport('./member-docs.ts', import.meta.url);

/** The entries that hold maps or modules, and what each of these is. */
const PARTS = { maps: 'MapModule', modules: 'RuleModule' };

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    const constant = context.getSymbolFromReflection(reflection)?.valueDeclaration;
    if (reflection.comment !== undefined || !constant || !ts.isVariableDeclaration(constant)) return;
    const member = memberOf(constant, context.checker);
    if (member !== undefined) reflection.comment = context.getNodeComment(member, false);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const index = project.getChildByName('index');
    const shorten = (reflection, type) => {
      if (reflection.type) project.removeTypeReflections(reflection.type);
      reflection.type = type;
    };
    for (const [entry, name] of Object.entries(PARTS)) {
      const target = index?.getChildByName(name);
      if (target === undefined) throw new Error(`the reference has no ${name}`);
      const found = project.getChildByName(entry)?.children ?? [];
      for (const reflection of found) {
        const type = () => ReferenceType.createResolvedReference(name, target, project);
        if (reflection.kindOf(ReflectionKind.Variable)) shorten(reflection, type());
        for (const signature of reflection.signatures ?? []) shorten(signature, type());
      }
    }
    // What a library can say is a union of everything that its parts bring.
    for (const reflection of index?.getChildByName('TypesOf')?.children ?? []) {
      shorten(reflection, new IntrinsicType('object'));
    }
  });
}
