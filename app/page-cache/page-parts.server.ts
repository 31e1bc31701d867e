import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type { PageRefusal } from "#app/http/pages/certain-refusals.server.ts";
import type { Framework } from "#app/http/pages/framework-pages.server.ts";
import { OWN_SLOT, type PagePart, PLACEHOLDERS, SLOT } from "#app/ui/frame/page-part.tsx";

/** A part of a page that the framework renders. Its data is given, so that no loader reads any. */
export type PartRequest = PagePart & {
	/** The data of the screen's loader. */
	data?: object | undefined;
	/** The data of the root's loader. */
	frame?: object;
	/** What the page refuses with, instead of showing a screen. */
	refusal?: PageRefusal;
};

/** The part that a request asks for; null for a whole page. Only the page cache asks for parts. */
export const partIn = (context: AppLoadContext): PartRequest | null =>
	(context.part as PartRequest | undefined) ?? null;

/** Renders the texts of a part. */
export async function renderPart(url: string, part: PartRequest, framework: Framework): Promise<string[]> {
	const response = await framework(new Request(`http://localhost${url}`), { part });
	// The frame of a refusal is that of a URL that nothing has.
	const isOfRefusal = part.name === "frame" && response.status === 404;
	if (!isOfRefusal && response.status !== (part.refusal?.status ?? 200)) throw response;
	return (await response.text()).split(SLOT);
}

/** A text of a screen, and the own part after it, with what newcomers see in its place. */
type ScreenText = { text: string; own?: { name: string; fallback: string } };

/** The part of a page without the frame. That of a public page is the same for everybody. */
export type MainPart = {
	head: string;
	/** The screen, cut where own parts begin and end. */
	screen: ScreenText[];
	/** What the placeholders of the frame stand for. */
	links: { partner: string; from: string; query: string };
	end: string;
	tag: string;
};

export async function renderMain(
	url: string,
	part: Omit<PartRequest, "name">,
	framework: Framework,
): Promise<MainPart> {
	const texts = await renderPart(url, { ...part, name: "main" }, framework);
	const [head = "", ...screen] = texts;
	const [partner = "", from = "", query = "", end = ""] = screen.splice(-4);
	return {
		head,
		screen: screen.map(toScreenText),
		links: { partner, from, query },
		end,
		tag: hashText(texts.join("")),
	};
}

export type PageFrame = { before: string; after: string; tag: string };

function toScreenText(cut: string): ScreenText {
	const [text = "", name, fallback = ""] = cut.split(OWN_SLOT);
	return name === undefined ? { text } : { text, own: { name, fallback } };
}

/** The own parts of a visitor by name, as `handle.own` renders them. */
export async function renderOwn(
	url: string,
	own: unknown,
	framework: Framework,
): Promise<Map<string, string>> {
	const [text = ""] = await renderPart(url, { name: "own", data: { own } }, framework);
	const [, ...parts] = text.split(OWN_SLOT);
	const names = parts.filter((_, at) => at % 2 === 0);
	return new Map(names.map((name, at) => [name, parts[2 * at + 1] ?? ""]));
}

/** Puts a main part into a frame, with the visitor's own parts if there are any. */
export function joinParts(
	{ head, screen, links, end }: MainPart,
	frame: PageFrame,
	ownParts?: ReadonlyMap<string, string>,
): string {
	const shown = screen.map(({ text, own }) => text + (own ? (ownParts?.get(own.name) ?? own.fallback) : ""));
	const bar = frame.before
		.replace(PLACEHOLDERS.from, () => links.from)
		.replace(PLACEHOLDERS.query, () => links.query);
	const footer = frame.after
		.replace(PLACEHOLDERS.partner, () => links.partner)
		.replaceAll(PLACEHOLDERS.from, () => links.from);
	return head + bar + shown.join("") + footer + end;
}

export const hashText = (text: string): string => createHash("sha1").update(text).digest("base64url");
