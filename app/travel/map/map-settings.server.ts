import { createHash } from "node:crypto";
import { htmlToText } from "html-to-text";
import { env } from "#app/http/settings/env.server.ts";
import { type MapView, viewAround } from "./map-view.ts";
import { openMap } from "./open-map.server.ts";

/** The PMTiles file of the operator's area; null without one: then nothing speaks of a map. */
export const mapFile: string | null = env.MAP_FILE ?? null;

export type MapFacts = {
	/** Part of the address of each picture. Another file has another one. */
	version: string;
	/** Whose data it is, and their page. */
	attribution: { text: string; href: string | null };
	/** What is shown without a place. */
	start: MapView;
};

/** Counts up when maps are drawn in another way. */
const STYLE = 1;

let facts: Promise<MapFacts> | undefined;

/** What the file says about itself. */
export function readMapFacts(file: string): Promise<MapFacts> {
	facts ??= readAnew(file);
	return facts;
}

async function readAnew(file: string): Promise<MapFacts> {
	const map = openMap(file);
	const [header, metadata] = await Promise.all([map.getHeader(), map.getMetadata()]);
	const html = String((metadata as { attribution?: unknown } | undefined)?.attribution ?? "");
	const { centerLat: latitude, centerLon: longitude, centerZoom } = header;
	const known = JSON.stringify([STYLE, header, html]);
	return {
		version: createHash("sha256").update(known).digest("base64url").slice(0, 8),
		attribution: {
			text: htmlToText(html, {
				wordwrap: false,
				selectors: [{ selector: "a", options: { ignoreHref: true } }],
			}),
			href: /href="(https:\/\/[^"\s<>]+)"/.exec(html)?.[1] ?? null,
		},
		start: viewAround({ latitude, longitude }, centerZoom),
	};
}
