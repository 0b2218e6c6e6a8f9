/**
 * Shows maps and modules in the reference as what they are, a `MapModule` and a `RuleModule`, and not as the types of
 * all their rules, which only the compiler reads; constants that are members, such as `createGame` of the main entry,
 * with the comments of the members; and fields of shapes with their descriptions. The pages of `docs` stand beside it in
 * sections, under their headings, and each rule has its scenarios below it.
 */
import { tsImport } from 'tsx/esm/api';
import {
  Application,
  Comment,
  Converter,
  IntrinsicType,
  ReferenceType,
  ReflectionKind,
} from 'typedoc';

const { memberOf } = await tsImport('./member-docs.ts', import.meta.url);
const { descriptionOf } = await tsImport('./field-docs.ts', import.meta.url);
const { SECTIONS } = await tsImport('./pages/sections.ts', import.meta.url);

const { withScenarios } = await tsImport('./pages/scenarios.ts', import.meta.url);

/** The page below whose rules their scenarios stand. */
const RULES = 'docs/rules.md';

/** The entries that hold maps or modules, and what each of these is. */
const PARTS = { maps: 'MapModule', modules: 'RuleModule' };

/** @param {import('typedoc').Application} app */
export function load(app) {
  let pages = Object.entries(SECTIONS).flatMap(([section, names]) =>
    names.map((name) => ({ section, file: `docs/${name}.md` })),
  );
  app.on(Application.EVENT_BOOTSTRAP_END, () => {
    // Where only types and links are checked, nobody reads a whole language, whose page takes long to make.
    if (app.options.getValue('emit') === 'none') {
      pages = pages.filter(({ file }) => !file.startsWith('docs/reference/texts/'));
    }
    app.options.setValue(
      'projectDocuments',
      pages.map(({ file }) => file),
    );
    app.options.setValue('groupOrder', [...Object.keys(SECTIONS), '*']);
  });
  let created = 0;
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, page) => {
    const [, heading = page.name] =
      /^# (.+)$/m.exec(Comment.combineDisplayParts(page.content)) ?? [];
    page.name = heading.replaceAll('`', '');
    // They come in the order in which they are listed.
    const { section, file } = pages[created];
    page.frontmatter.group = section;
    if (file === RULES) page.content = withScenarios(page.content);
    created += 1;
  });
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    const [declaration] = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    if (reflection.comment !== undefined || !declaration) return;
    const member = memberOf(declaration, context.checker);
    const description = descriptionOf(declaration, context.checker);
    if (member !== undefined) {
      reflection.comment = context.getNodeComment(member, false);
    } else if (description !== undefined) {
      reflection.comment = new Comment([{ kind: 'text', text: description }]);
    }
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
