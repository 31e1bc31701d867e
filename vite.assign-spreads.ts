import { walk } from "estree-walker";
import MagicString from "magic-string";
import { type Plugin, parseAst } from "vite";

/**
 * Writes `{ ...base, more }` as `Object.assign({}, base, { more })` in the server's build. Node 20 takes 0.7 µs for each
 * property that a literal adds to a spread object, and 0.1 µs for the other form; Node 22 is fast with both. Pages make
 * hundreds of such objects: it was a sixth of a hotel search. See docs/decisions/public-pages.md.
 */
export const assignSpreads: Plugin = {
	name: "assign-spreads",
	apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
	renderChunk: (code) => assignSpreadsIn(code),
};

type Property = { type: string; start: number; end: number; kind?: string; method?: boolean };
type Literal = { type: string; start: number; end: number; properties: Property[] };

/** The code with these literals rewritten, and its source map. Literals with getters, setters or methods are left as they are: `Object.assign` would call or copy these. */
export function assignSpreadsIn(source: string): {
	code: string;
	map: ReturnType<MagicString["generateMap"]>;
} {
	const code = new MagicString(source);
	walk(parseAst(source) as Parameters<typeof walk>[0], {
		enter(node) {
			if (node.type === "ObjectExpression") rewrite(code, node as unknown as Literal);
		},
	});
	return { code: code.toString(), map: code.generateMap({ hires: "boundary" }) };
}

const isSpread = (property: Property | undefined) => property?.type === "SpreadElement";
/** After the three dots. */
const beginOf = (property: Property) => property.start + (isSpread(property) ? "...".length : 0);

function rewrite(code: MagicString, { start, end, properties }: Literal): void {
	const adds = properties.some((_, at) => isSpread(properties[at - 1]));
	const isPlain = properties.every(({ kind = "init", method = false }) => kind === "init" && !method);
	const [first] = properties;
	if (!adds || !isPlain || !first) return;
	// An argument for each spread, and one for each run of properties.
	const opens = (property: Property) => (isSpread(property) ? "" : "{ ");
	const closes = (property: Property) => (isSpread(property) ? "" : " }");
	code.overwrite(start, beginOf(first), `Object.assign(${isSpread(first) ? "{}, " : "{ "}`);
	for (const [at, property] of properties.entries()) {
		const next = properties[at + 1];
		if (!next) code.overwrite(property.end, end, `${closes(property)})`);
		else if (isSpread(property) || isSpread(next))
			code.overwrite(property.end, beginOf(next), `${closes(property)}, ${opens(next)}`);
	}
}
