import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { RefusedData } from "#app/http/forms/refused.ts";
import { type Coding, codingFor, encodePage } from "#app/http/network/compress.server.ts";
import { PLACEHOLDER_SECRET } from "./loader-texts.server.ts";
import type { PageMatch } from "./page-routes.server.ts";
import { extractPlaceholders, type PlaceholderPosition, splitAtPlaceholders } from "./placeholders.ts";
import { type Build, type PageRefusal, renderData } from "./render-page.server.tsx";
import { canCompressSegments, compressSegments, gzipSegments, type Segments } from "./segments.server.ts";

/* Error pages as finished bytes: one for each kind of refusal and state of the page frame, with
   placeholders for the path and the sentences. A refusal must cost less than a tenth of a page, otherwise
   limits protect nothing (docs/decisions/requests.md; `npm run bench:refusals`). */

/** The data of the root's loader: its JSON with placeholders, and the values for them. */
export type FrameData = { text: string; digest: string; fill: (placeholder: number) => string };

/** `FrameData` from data that is already loaded. */
export function frameDataOf(data: unknown): FrameData {
	const { text, placeholders } = extractPlaceholders(JSON.stringify(data), `${PLACEHOLDER_SECRET}-0`);
	const digest = createHash("sha256").update(text).digest("base64url");
	return { text, digest, fill: (placeholder) => placeholders[placeholder]?.value ?? "" };
}

type Finished = { segments: Segments; placeholders: PlaceholderPosition[]; order: number[] };

const finished = new LRUCache<string, Finished>({ max: 300 });

/** The root's data is the first of a page's; these placeholders belong to no loader. */
const OWN = 9;
const own = (placeholder: number) => `hole-${PLACEHOLDER_SECRET}-${OWN}-${placeholder}.`;
const [PATH, TITLE, MESSAGE] = [0, 1, 2];

const isRefused = (data: unknown): data is RefusedData =>
	typeof data === "object" && data !== null && "message" in data && "title" in data;

type RefusalQuery = {
	refusal: PageRefusal;
	frame: FrameData;
	/** The request's path without its query. */
	path: string;
	/** The `Accept-Encoding` header. */
	accepted: string | null | undefined;
};

/** The error page for a request, ready to send. */
export function refusalPage(
	{ refusal, frame, path, accepted }: RefusalQuery,
	build: Build,
	root: PageMatch,
): { body: Buffer; coding: Coding } {
	const { status, data } = refusal;
	const sentences = isRefused(data) ? data : null;
	const key = `${status} ${sentences ? "" : JSON.stringify(data)} ${frame.digest}`;
	const page =
		finished.get(key) ?? render({ status, data, hasSentences: sentences !== null, frame }, build, root);
	finished.set(key, page);
	const texts = [path.replace(/^[/\\]+/, ""), sentences?.title ?? "", sentences?.message ?? ""];
	const values = page.placeholders.map(({ of, placeholder }) =>
		of === OWN ? escapeHtml(texts[placeholder] ?? "") : frame.fill(placeholder),
	);
	const between = page.order.map((placeholder) => values[placeholder] ?? "");
	if (canCompressSegments && /\bgzip\b/.test(accepted ?? ""))
		return { body: gzipSegments(page.segments, between), coding: "gzip" };
	const html = page.segments.map(({ plain }, at) => plain.toString() + (between[at] ?? "")).join("");
	const coding = codingFor(accepted);
	return { body: encodePage(html, coding), coding };
}

type Rendering = PageRefusal & { hasSentences: boolean; frame: FrameData };

function render({ status, data, hasSentences, frame }: Rendering, build: Build, root: PageMatch): Finished {
	const shown = hasSentences ? { title: own(TITLE ?? 1), message: own(MESSAGE ?? 2) } : data;
	const html = renderData(
		{ path: `/${own(PATH ?? 0)}`, matches: [root], refusal: { status, data: shown } },
		[frame.text],
		build,
	);
	const { texts, placeholders, order } = splitAtPlaceholders(html, PLACEHOLDER_SECRET);
	return { segments: compressSegments(texts), placeholders, order };
}

const ESCAPES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#x27;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
