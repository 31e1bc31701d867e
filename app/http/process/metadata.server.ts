import type { MetaDescriptor } from "@remix-run/node";
import { escapeHtml } from "#app/common/escape-html.ts";
import type { Build } from "./render-page.server.tsx";
import type { PartQuery } from "./render-part.server.tsx";

type Meta = (args: {
	data: unknown;
	params: object;
	location: object;
	matches: object[];
}) => MetaDescriptor[];

/**
 * The metadata of a screen, as the framework's `Meta` renders it. A product has twenty tags with two long texts, and
 * as elements they took a fifth of the rendering. The screens of cached pages read nothing but their data in `meta`.
 */
export function metadataOf({ url, matches, loaderData }: PartQuery, { routes }: Build): string {
	const last = matches.at(-1);
	const meta = routes[last?.route.id ?? ""]?.module.meta as Meta | undefined;
	const { pathname, search } = new URL(url, "http://localhost");
	const args = { data: loaderData[last?.route.id ?? ""], params: last?.params ?? {}, matches: [] };
	return (meta?.({ ...args, location: { pathname, search } }) ?? []).map(tagOf).join("");
}

/** Characters that could end a script, written so that JSON reads them as before. */
const IN_SCRIPT = /[&><\u2028\u2029]/g;
const asCode = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

function tagOf(descriptor: MetaDescriptor): string {
	if ("script:ld+json" in descriptor) {
		const json = JSON.stringify(descriptor["script:ld+json"]);
		return `<script type="application/ld+json">${json.replace(IN_SCRIPT, asCode)}</script>`;
	}
	const attributes = descriptor as Record<string, unknown>;
	const { tagName = "meta", title } = attributes;
	if (tagName === "meta" && title !== undefined) return `<title>${escapeHtml(String(title))}</title>`;
	let tag = `<${tagName}`;
	for (const name of Object.keys(attributes))
		if (name !== "tagName") tag += ` ${name}="${escapeHtml(String(attributes[name]))}"`;
	return `${tag}/>`;
}
