import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { env } from "#app/http/process/env.server.ts";
import type { RenderMarkup } from "#app/ui/remembered-markup.tsx";

/** By component and props. An entry itself takes some 200 bytes. */
const markup = new LRUCache<string, string>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 150_000),
	sizeCalculation: (html, key) => 200 + key.length + html.length,
});

/** Components have no unique names in the built site. */
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(component: object): number {
	const remembered = numbers.get(component);
	if (remembered !== undefined) return remembered;
	numbers.set(component, ++last);
	return last;
}

/** Renders a component to markup, once for the same props. Props are data: equal JSON means equal props. */
export const rememberMarkup: RenderMarkup = (Component, props) => {
	const key = `${numberOf(Component)} ${JSON.stringify(props)}`;
	const remembered = markup.get(key);
	if (remembered !== undefined) return remembered;
	const made = renderToStaticMarkup(<Component {...props} />);
	markup.set(key, made);
	return made;
};
