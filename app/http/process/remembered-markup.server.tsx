import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import type { Segment } from "#app/http/network/segments.server.ts";
import { env } from "#app/http/process/env.server.ts";
import type { RenderMarkup } from "#app/ui/remembered-markup.tsx";

/** What many pages contain. Its segment is compressed once. */
export type SharedMarkup = { html: string; segment?: Segment };

/** By component and props. An entry itself takes some 200 bytes, and its segment less than half of its markup. */
const remembered = new LRUCache<string, SharedMarkup>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 150_000),
	sizeCalculation: ({ html }, key) => 200 + key.length + Math.ceil(1.5 * html.length),
});

/** Components have no unique names in the built site. */
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(component: object): number {
	const known = numbers.get(component);
	if (known !== undefined) return known;
	numbers.set(component, ++last);
	return last;
}

/** Below this length, it takes less to treat markup together with what is around it. */
const LEAST_APART = 700;

/** A piece of a page that stands apart from the text around it. */
export type ApartPiece = string | SharedMarkup;

/**
 * Renders components to markup, once for the same props. Props are data: equal JSON means equal props. Long markup is
 * added to `apart`, and a mark stands in its place: see `cutAtMarks`.
 */
export function rememberMarkup(apart: ApartPiece[]): {
	render: RenderMarkup;
	keepApart: (html: string) => string;
} {
	const mark = (html: string, piece: ApartPiece) =>
		html.length < LEAST_APART ? html : `<slot name="${apart.push(piece) - 1}"></slot>`;
	return {
		render(Component, props) {
			const key = `${numberOf(Component)} ${JSON.stringify(props)}`;
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
