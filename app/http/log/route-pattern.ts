import type { RouteConfigEntry } from "@remix-run/route-config";

/** The patterns of all routes, such as `/product/:maskedId`. */
export const patternsOf = (entries: readonly RouteConfigEntry[], above = ""): string[] =>
	entries.flatMap(({ path, children = [] }) => {
		const pattern = path ? `${above}/${path}` : above;
		return [pattern || "/", ...patternsOf(children, pattern)];
	});

type Branch = { names: Map<string, Branch>; any?: Branch; pattern?: string };

/**
 * Finds the route pattern of a path, so that logs and metrics never contain numbers, tokens or names. Static
 * segments win over parameters, as in the router. An unknown path gets the last pattern, `/*`.
 */
export function patternFinder(patterns: readonly string[]): (path: string) => string {
	const root: Branch = { names: new Map() };
	for (const pattern of patterns) {
		let at = root;
		for (const word of wordsOf(pattern)) at = stepInto(at, word);
		at.pattern = pattern;
	}
	return (path) => find(root, wordsOf(path), 0) ?? "/*";
}

const wordsOf = (path: string) => path.split("/").filter(Boolean);

function stepInto(at: Branch, word: string): Branch {
	if (word.startsWith(":")) {
		at.any ??= { names: new Map() };
		return at.any;
	}
	const next = at.names.get(word) ?? { names: new Map() };
	at.names.set(word, next);
	return next;
}

function find(at: Branch, segments: string[], depth: number): string | undefined {
	const word = segments[depth];
	if (word === undefined) return at.pattern;
	const named = at.names.get(word);
	return (named && find(named, segments, depth + 1)) ?? (at.any && find(at.any, segments, depth + 1));
}
