import { LRUCache } from "lru-cache";
import { outlineOf, widthOf, writableText } from "#app/common/photos/card-text.server.ts";
import { MAP_COLORS, type MapTheme, NAMES } from "./map-style.ts";

type Point = { x: number; y: number };

/** A feature of a tile; its points are read when they are asked for. */
export type DrawnFeature = {
	type: number;
	properties: Record<string, unknown>;
	points: () => Point[][];
};

type Size = { zoom: number; width: number; height: number };
type Box = { left: number; top: number; right: number; bottom: number };
type Named = { text: string; size: number; weight: 400 | 700; color: string; at: Point; angle?: number };

const POINT = 1;
const LINE = 2;
const MOST_NAMES = 40;
/** One name is not written twice within so many pixels. */
const APART = 260;
const STREETS = { from: 14, size: 10.5, weight: 400 } as const;

type Written = { d: string; width: number };
/** Outlines of names that were written last, beginning at 0. */
const outlines = new LRUCache<string, Written>({ max: 2_000 });

function write(text: string, size: number, weight: 400 | 700): Written {
	const name = `${size} ${weight} ${text}`;
	let written = outlines.get(name);
	if (!written) {
		const d = outlineOf(text, { size, weight }, { x: 0, y: 0 });
		written = {
			d: d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)),
			width: widthOf(text, { size, weight }),
		};
		outlines.set(name, written);
	}
	return written;
}

/** The local name, or the English one where the typeface has no letters for it. */
function nameOf({ properties }: DrawnFeature, weight: 400 | 700): string | null {
	for (const name of [properties.name, properties["name:en"]]) {
		const text = typeof name === "string" ? writableText(name, weight) : null;
		if (text) return text;
	}
	return null;
}

/** Names of places, areas and streets, the most important first, as long as they don't cover one another. */
export function layOutNames(
	featuresOf: (layer: string) => Iterable<DrawnFeature>,
	frame: Size,
	theme: MapTheme,
): string {
	const taken: Box[] = [];
	const placed: Named[] = [];
	const colors = MAP_COLORS[theme];
	const place = (named: Named) => {
		const { width } = write(named.text, named.size, named.weight);
		const box = boxOf(named, width);
		const isInside =
			box.left > 2 && box.top > 2 && box.right < frame.width - 2 && box.bottom < frame.height - 2;
		if (!isInside || placed.length >= MOST_NAMES || taken.some((other) => overlap(box, other))) return;
		const isNear = ({ text, at }: Named) =>
			text === named.text && Math.hypot(at.x - named.at.x, at.y - named.at.y) < APART;
		if (placed.some(isNear)) return;
		taken.push(box);
		placed.push(named);
	};
	for (const { layer, kinds, details, color, size, weight, zooms } of NAMES) {
		if (frame.zoom < zooms[0] || frame.zoom > zooms[1]) continue;
		const found = [...featuresOf(layer)]
			.filter(({ type, properties }) => type === POINT && kinds.includes(String(properties.kind)))
			.filter(({ properties }) => !details || details.includes(String(properties.kind_detail)))
			.filter(({ properties }) => Number(properties.min_zoom ?? 0) <= frame.zoom + 1)
			.sort((a, b) => rankOf(b) - rankOf(a));
		for (const feature of found) {
			const text = nameOf(feature, weight);
			const at = feature.points()[0]?.[0];
			if (text && at) place({ text, size, weight, color: colors[color], at });
		}
	}
	if (frame.zoom >= STREETS.from)
		for (const feature of featuresOf("roads")) {
			if (feature.type !== LINE || feature.properties.name === undefined) continue;
			const text = nameOf(feature, STREETS.weight);
			const along = text && straightPart(feature.points(), write(text, STREETS.size, STREETS.weight).width);
			if (text && along) place({ ...STREETS, text, color: colors.streetName, ...along });
		}
	return placed.map((named) => drawn(named, colors.halo)).join("");
}

const rankOf = ({ properties }: DrawnFeature) => Number(properties.population_rank ?? 0);

function boxOf({ at, size, angle = 0 }: Named, width: number): Box {
	const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
	const [halfWidth, halfHeight] = [(width * cos + size * sin) / 2 + 4, (width * sin + size * cos) / 2 + 3];
	return {
		left: at.x - halfWidth,
		right: at.x + halfWidth,
		top: at.y - halfHeight,
		bottom: at.y + halfHeight,
	};
}

const overlap = (a: Box, b: Box) =>
	a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The middle and direction of a part of a street that is straight for the width of its name. */
function straightPart(lines: readonly Point[][], width: number): { at: Point; angle: number } | null {
	for (const line of lines)
		for (const [index, to] of line.entries()) {
			const from = line[index - 1];
			if (!from || Math.hypot(to.x - from.x, to.y - from.y) < width + 16) continue;
			const angle = Math.atan2(to.y - from.y, to.x - from.x);
			const upright = angle > Math.PI / 2 ? angle - Math.PI : angle <= -Math.PI / 2 ? angle + Math.PI : angle;
			return { at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, angle: upright };
		}
	return null;
}

function drawn({ text, size, weight, color, at, angle = 0 }: Named, halo: string): string {
	const { d, width } = write(text, size, weight);
	const turn = angle === 0 ? "" : ` rotate(${Math.round((angle * 1800) / Math.PI) / 10})`;
	const shift = `translate(${Math.round(-width / 2)} ${Math.round(size * 0.35 * 10) / 10})`;
	return `<path transform="translate(${Math.round(at.x)} ${Math.round(at.y)})${turn} ${shift}" d="${d}" fill="${color}" stroke="${halo}" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"/>`;
}
