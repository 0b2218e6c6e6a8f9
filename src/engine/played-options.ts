/** The options of a game: those that all games have, and those of the modules that it plays. */
import type { RuleModule } from '../kit/module';
import { refuse } from '../model/errors';
import { baseRefusal } from '../model/faults';
import type { MapId } from '../model/ids';
import type { AnyOptions, OptionFields } from '../model/options';
import type { Json } from '../model/plain';

/** What options are read with. */
export interface OptionSources {
  readonly options: OptionFields;
  readonly modules: readonly RuleModule[];
}

/** Checked options, some of which are left out. */
type GivenOptions = Partial<AnyOptions>;

/**
 * The options that a game keeps: with all defaults, and without those of modules that it does not play.
 *
 * @throws ConcordiaError `INVALID_OPTIONS` if one of these has been chosen; `UNSUPPORTED` if the options ask for a module
 * that is not there.
 */
export function settledOptions(sources: OptionSources, given: GivenOptions): AnyOptions {
  const { options: fields } = sources;
  const all = filledIn(fields, given);
  const played = modulesFor(sources, all);
  const kept: Record<string, Json> = {};
  for (const [option, field] of Object.entries(fields)) {
    const { module, goesWithModule, off, byDefault = off } = field;
    const value = all[option] ?? null;
    if (!goesWithModule || module === undefined || played.some(({ id }) => id === module)) {
      kept[option] = value;
    } else if (off === undefined || value !== off) {
      if (!Object.hasOwn(given, option)) continue;
      refuse(moduleNotPlayed({ path: option, option, module }));
    } else {
      // Off is kept if nobody would think so without it.
      const { [option]: _off, ...others } = given;
      const without =
        typeof byDefault === 'function' ? filledIn(fields, others)[option] : byDefault;
      if (without !== off) kept[option] = off;
    }
  }
  return kept as unknown as AnyOptions;
}

/**
 * The modules of a game that keeps these options.
 *
 * @throws ConcordiaError `UNSUPPORTED` if the options ask for a module that is not there.
 */
export function playedModules(sources: OptionSources, options: AnyOptions): readonly RuleModule[] {
  return modulesFor(sources, filledIn(sources.options, options));
}

/** All options of a library, with defaults for what is left out, and all modules that a choice asks for. */
function filledIn(fields: OptionFields, given: GivenOptions): AnyOptions {
  const early: Record<string, Json> = {};
  const late: Record<string, Json> = {};
  const asked = new Set<MapId>();
  for (const [name, { off = null, byDefault = off, module, startsModule }] of Object.entries(
    fields,
  )) {
    if (typeof byDefault !== 'function') early[name] = byDefault;
    if (startsModule && module !== undefined && Object.hasOwn(given, name)) asked.add(module);
  }
  const known = { ...early, ...given } as AnyOptions;
  const { modules } = known;
  for (const module of modules) asked.delete(module);
  const fixed = asked.size === 0 ? known : { ...known, modules: [...modules, ...asked] };
  for (const [name, { byDefault }] of Object.entries(fields)) {
    if (typeof byDefault === 'function') late[name] = byDefault({ ...late, ...fixed });
  }
  return { ...late, ...fixed };
}

/** @param options - with all defaults, also of modules that are not played. */
function modulesFor(
  { options: fields, modules }: OptionSources,
  options: AnyOptions,
): readonly RuleModule[] {
  const asked = new Map<MapId | undefined, string>();
  for (const [option, { off, module }] of Object.entries(fields)) {
    if (off !== undefined && options[option] !== off) asked.set(module, option);
  }
  for (const module of options.modules) asked.set(module, 'modules');
  for (const [module, option] of asked) {
    if (!modules.some(({ id }) => id === module)) {
      refuse(unsupported({ path: option, module }));
    }
  }
  return modules.filter(({ id, isPlayed }) => isPlayed?.(options) ?? asked.has(id));
}

/** An option is chosen without its module. */
export const moduleNotPlayed = baseRefusal({
  reason: 'moduleNotPlayed',
  code: 'INVALID_OPTIONS',
  words: (
    _names,
    {
      option,
      module,
    }: { readonly path?: string; readonly option: string; readonly module: string },
  ) => `The option ${option} needs the module ${module}.`,
});

export const unsupported = baseRefusal({
  reason: 'unsupported',
  code: 'UNSUPPORTED',
  words: (_names, { module }: { readonly path?: string; readonly module: string | undefined }) =>
    `This library does not have the module ${module}; import it from concordia-rules/modules/${module} and pass it to createLibrary.`,
});
