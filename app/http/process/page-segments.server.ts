import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { packSegment, type Segment, storeSegment } from "#app/http/network/segments.server.ts";
import { PLACEHOLDERS } from "#app/ui/frame/page-part.tsx";
import { env } from "./env.server.ts";
import { metadataOf } from "./metadata.server.ts";
import { type ApartPiece, cutAtMarks } from "./remembered-markup.server.tsx";
import type { Build } from "./render-page.server.tsx";
import { type PartQuery, renderPart } from "./render-part.server.tsx";

/* Renders and compresses the parts that pages are assembled from. */

/** The part of a page without the frame. That of a public page is the same for everybody. */
export type MainSegments = {
	/** Before the metadata, the metadata, and the rest up to the frame. */
	head: Segment[];
	/** With an own part: what is before it, the own part of a visitor without anything of their own, and the rest. */
	screen: Segment[][];
	/** What the frame's placeholders stand for. */
	links: Record<"partner" | "from", Segment>;
	end: Segment;
	tag: string;
	/** The size of what is compressed. */
	bytes: number;
};

/** Fast: pages that are requested again are compressed better. */
const LEVEL = 3;
/** For what is made once and sent often. */
const BEST_LEVEL = 9;

/** What is around the metadata and what is visible. It depends on the route alone. */
const shells = new Map<string, Segment[]>();

export function makeMain(query: PartQuery, build: Build): MainSegments {
	const key = `${query.matches.at(-1)?.route.id} ${query.refusal !== undefined} ${/[?&]partner\b/.test(query.url)}`;
	const shell =
		shells.get(key) ??
		renderPart("shell", query, build).map((text, at) =>
			packSegment([at ? text : `<!DOCTYPE html>${text}`], BEST_LEVEL),
		);
	shells.set(key, shell);
	const apart: ApartPiece[] = [];
	const [title = "", ...texts] = renderPart("main", query, build, apart);
	const [partner = "", from = ""] = texts.splice(-2);
	const metadata = packSegment([query.refusal ? title : metadataOf(query, build)], LEVEL);
	const screen = texts.map((text) => packPieces(text, apart));
	const [before, middle, end] = shell;
	const head = [before, metadata, middle].filter((segment) => segment !== undefined);
	return {
		head,
		screen,
		links: { partner: storeSegment(partner), from: storeSegment(from) },
		end: end ?? storeSegment(""),
		tag: tagOf([...head, ...screen.flat()]),
		bytes: bytesOf([metadata, ...screen.flat()]),
	};
}

/** Compresses a text with marks. Markup that pages share is compressed once for all of them. */
function packPieces(text: string, apart: readonly ApartPiece[]): Segment[] {
	const segments: Segment[] = [];
	let texts: string[] = [];
	const packTexts = () => {
		segments.push(packSegment(texts, LEVEL));
		texts = [];
	};
	for (const piece of cutAtMarks(text, apart)) {
		if (typeof piece === "string") {
			texts.push(piece);
			continue;
		}
		packTexts();
		piece.segment ??= packSegment([piece.html], BEST_LEVEL);
		segments.push(piece.segment);
	}
	packTexts();
	return segments;
}

/** Different content has a different tag. Hashing all bytes would take as long as reading a row. */
const tagOf = (segments: readonly Segment[]): string =>
	segments.map(({ crc, size }) => `${crc.toString(36)}${size.toString(36)}`).join("-");

const bytesOf = (segments: readonly Segment[]) =>
	segments.reduce((sum, { packed }) => sum + packed.length, 0);

/** What is before and after the screen. A name stands for a link of the main part. */
export type PageFrame = { before: Segment[]; after: (Segment | keyof MainSegments["links"])[]; tag: string };

/** By what it depends on. */
const frames = new LRUCache<string, PageFrame>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 50_000),
	sizeCalculation: ({ before }, key) => 3_000 + (before[0]?.packed.length ?? 0) + key.length,
});

type FramedPage = Pick<PartQuery, "url" | "matches"> & { handle: ScreenHandle };

/**
 * The frame around a page, rendered once for the same data of the root (`text`). A message, which is shown once, is
 * rendered alone. The frame depends only on paths without parameters: its links lead to no others.
 */
export function frameFor(text: string, page: FramedPage, build: Build): PageFrame {
	const { url, handle, matches } = page;
	const last = matches.at(-1);
	const path = last && Object.keys(last.params).length === 0 ? last.pathname : "";
	const key = `${handle.subject} ${handle.wide} ${path} ${text}`;
	const cached = frames.get(key);
	if (cached) return cached;
	const root = JSON.parse(text) as { flash: object | null };
	const query = { url, matches, loaderData: { root } };
	if (root.flash) {
		const frame = frameFor(JSON.stringify({ ...root, flash: null }), page, build);
		const [message = ""] = renderPart("message", query, build);
		const before = [...frame.before, packSegment([message], LEVEL)];
		return { ...frame, before, tag: frame.tag + createHash("sha1").update(message).digest("base64url") };
	}
	const frame = makeFrame(query, build);
	frames.set(key, frame);
	return frame;
}

function makeFrame(query: PartQuery, build: Build): PageFrame {
	const [before = "", after = ""] = renderPart("frame", query, build);
	return {
		before: [packSegment([before], BEST_LEVEL)],
		after: after.split(/([\uE000\uE001])/).map((piece) => {
			if (piece === PLACEHOLDERS.partner) return "partner";
			return piece === PLACEHOLDERS.from ? "from" : packSegment([piece], BEST_LEVEL);
		}),
		tag: createHash("sha1")
			.update(before + after)
			.digest("base64url"),
	};
}

/** What is a visitor's own on a screen. */
export type OwnSegments = { segments: Segment[]; bytes: number; tag: string };

/** By route and data: all pages of a route show the same of a visitor. */
const ownParts = new LRUCache<string, OwnSegments>({
	maxSize: Math.max(1, env.PAGE_CACHE_MB * 25_000),
	sizeCalculation: ({ bytes }, key) => 200 + bytes + key.length,
});

/** The part that the `handle.own` of the last route renders, once for the same data, for which `state` stands. */
export function ownFor(state: string, query: PartQuery, build: Build): OwnSegments {
	const key = `${query.matches.at(-1)?.route.id} ${state}`;
	const cached = ownParts.get(key);
	if (cached) return cached;
	const apart: ApartPiece[] = [];
	const [html = ""] = renderPart("own", query, build, apart);
	const segments = packPieces(html, apart);
	const own = { segments, bytes: bytesOf(segments), tag: tagOf(segments) };
	ownParts.set(key, own);
	return own;
}

/** Puts the main part into the frame. */
export const assemble = ({ head, screen, links, end }: MainSegments, frame: PageFrame): Segment[] => [
	...head,
	...frame.before,
	...screen.flat(),
	...frame.after.map((piece) => (typeof piece === "string" ? links[piece] : piece)),
	end,
];
