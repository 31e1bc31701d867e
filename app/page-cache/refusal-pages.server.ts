import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { RefusedData } from "#app/http/forms/refused.ts";
import { type Coding, codingFor, encodePage } from "#app/http/network/compress.server.ts";
import { HOLE_SECRET } from "./loader-texts.server.ts";
import type { PageMatch } from "./page-routes.server.ts";
import { cutAtHoles, type HolePlace, withHoles } from "./placeholders.ts";
import { type Build, type Refusal, renderData } from "./render-page.server.tsx";
import { canPack, gzipPieces, type Pieces, packPieces } from "./segments.server.ts";

/*
 * The pages of refusals, as finished bytes: one for each kind of refusal and each state of the frame, with holes for
 * the path and the sentences. A refusal must cost less than a tenth of a page, or it protects nothing
 * (docs/decisions/requests.md; `npm run bench:refusals`).
 */

/** The data of the root's loader: its JSON with placeholders, and the values for them. */
export type FrameData = { text: string; digest: string; fill: (hole: number) => string };

/** `FrameData` from data that is already loaded. */
export function frameDataOf(data: unknown): FrameData {
	const { text, holes } = withHoles(JSON.stringify(data), `${HOLE_SECRET}-0`);
	const digest = createHash("sha256").update(text).digest("base64url");
	return { text, digest, fill: (hole) => holes[hole]?.value ?? "" };
}

type Finished = { pieces: Pieces; holes: HolePlace[]; order: number[] };

const finished = new LRUCache<string, Finished>({ max: 300 });

/** The root's data is the first of a page's; these holes belong to none of its loaders. */
const OWN = 9;
const own = (hole: number) => `hole-${HOLE_SECRET}-${OWN}-${hole}.`;
const [PATH, TITLE, MESSAGE] = [0, 1, 2];

const isRefused = (data: unknown): data is RefusedData =>
	typeof data === "object" && data !== null && "message" in data && "title" in data;

type Asked = {
	refusal: Refusal;
	frame: FrameData;
	/** The request's, without its query. */
	path: string;
	/** The `Accept-Encoding` header. */
	accepted: string | null | undefined;
};

/** The page that refuses a request, as it goes on the line. */
export function refusalPage(
	{ refusal, frame, path, accepted }: Asked,
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
	const values = page.holes.map(({ of, hole }) =>
		of === OWN ? escapeHtml(texts[hole] ?? "") : frame.fill(hole),
	);
	const between = page.order.map((hole) => values[hole] ?? "");
	if (canPack && /\bgzip\b/.test(accepted ?? ""))
		return { body: gzipPieces(page.pieces, between), coding: "gzip" };
	const html = page.pieces.map(({ plain }, at) => plain.toString() + (between[at] ?? "")).join("");
	const coding = codingFor(accepted);
	return { body: encodePage(html, coding), coding };
}

type Rendering = Refusal & { hasSentences: boolean; frame: FrameData };

function render({ status, data, hasSentences, frame }: Rendering, build: Build, root: PageMatch): Finished {
	const shown = hasSentences ? { title: own(TITLE ?? 1), message: own(MESSAGE ?? 2) } : data;
	const html = renderData(
		{ path: `/${own(PATH ?? 0)}`, matches: [root], refusal: { status, data: shown } },
		[frame.text],
		build,
	);
	const { texts, holes, order } = cutAtHoles(html, HOLE_SECRET);
	return { pieces: packPieces(texts), holes, order };
}

const ESCAPES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#x27;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
