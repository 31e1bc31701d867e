import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import type { Segment } from "#app/http/network/segments.server.ts";
import { env } from "#app/http/process/env.server.ts";
import type { MarkupMemory } from "#app/ui/remembered-markup.tsx";

/** What many pages contain. Its segment is compressed once. */
export type SharedMarkup = { html: string; segment?: Segment };

/** By component and props. An entry itself takes some 200 bytes, and its segment less than half of its markup. */
const remembered = new LRUCache<string, SharedMarkup>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 110_000),
	sizeCalculation: ({ html }, key) => 200 + key.length + Math.ceil(1.5 * html.length),
});

/** Of components, which have no unique names in the built site, and of data. */
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(object: object, make: () => number): number {
	const known = numbers.get(object);
	if (known !== undefined) return known;
	const made = make();
	numbers.set(object, made);
	return made;
}

/** Equal data has the same number. Pages that share an object, such as a category's best sellers, don't write it again. */
const dataNumbers = new LRUCache<string, number>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 40_000),
	sizeCalculation: (_, json) => 100 + json.length,
});

function numberOfData(data: object): number {
	const json = JSON.stringify(data);
	const number = dataNumbers.get(json) ?? ++last;
	dataNumbers.set(json, number);
	return number;
}

/** The same for the same component and equal props. Props are data that never changes. */
function keyOf(Component: object, props: object): string {
	const values = Object.entries(props).map(([name, value]) => {
		const isData = typeof value === "object" && value !== null;
		return `${name}: ${isData ? `#${numberOf(value, () => numberOfData(value))}` : JSON.stringify(value)}`;
	});
	return `${numberOf(Component, () => ++last)} ${values.join()}`;
}

/** Shorter markup is cheaper to compress together with what is around it. */
const LEAST_APART = 700;

/** A piece of a page that stands apart from the text around it. */
export type ApartPiece = string | SharedMarkup;

/**
 * Renders components to markup, once for equal props. If pieces may stand apart, long markup is added to them, and a mark
 * stands in its place: see `cutAtMarks`.
 */
export function rememberMarkup(apart?: ApartPiece[]): Pick<MarkupMemory, "render" | "keepApart"> {
	const mark = (html: string, piece: ApartPiece) =>
		apart && html.length >= LEAST_APART ? `<slot name="${apart.push(piece) - 1}"></slot>` : html;
	return {
		render(Component, props) {
			const key = keyOf(Component, props);
			const shared = remembered.get(key) ?? { html: renderToStaticMarkup(<Component {...props} />) };
			remembered.set(key, shared);
			return mark(shared.html, shared);
		},
		keepApart: (html) => mark(html, html),
	};
}

/** Typed text is escaped, so nobody can write it. */
const MARK = /<slot name="(\d+)"><\/slot>/;

/** The text between the marks, and what they stand for. */
export const cutAtMarks = (text: string, apart: readonly ApartPiece[]): ApartPiece[] =>
	text.split(MARK).map((piece, at) => (at % 2 === 0 ? piece : (apart[Number(piece)] ?? "")));
