import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { LRUCache } from "lru-cache";
import { PbfReader } from "pbf";
import type { PMTiles } from "pmtiles";
import { type DrawnFeature, layOutNames } from "./lay-out-names.server.ts";
import { AREAS, LINES, MAP_COLORS, type MapTheme, widthAt } from "./map-style.ts";
import { cornerOf, MAP_SIZE, type MapPicture, type MapView, TILE_SIZE } from "./map-view.ts";
import { openMap } from "./open-map.server.ts";

/** A picture of the map in a file of this machine. */
export type MapDrawing = { file: string; view: MapView; picture: MapPicture };

/** What is drawn: the part of the world at a zoom, in pixels as they are seen. */
type Frame = { zoom: number; left: number; top: number; width: number; height: number };
type MapTile = { layers: VectorTile["layers"]; left: number; top: number; size: number };

const maps = new Map<string, PMTiles>();
/** The tiles that were read last, of up to some 100 KB each: the next picture shows most of them again. */
const tiles = new LRUCache<string, VectorTile>({ max: 60 });

/**
 * A map as an SVG of paths, of the size of `MAP_SIZE`. The small picture, for the fine screens of phones, has two pixels
 * for each that is seen.
 */
export async function layOutMap({ file, view, picture }: MapDrawing): Promise<string> {
	const [theme = "light", small] = picture.split("-") as [MapTheme, string?];
	const scale = small ? 2 : 1;
	const corner = cornerOf(view);
	const frame = {
		zoom: small ? view.zoom - 1 : view.zoom,
		left: corner.x / scale,
		top: corner.y / scale,
		width: MAP_SIZE.width / scale,
		height: MAP_SIZE.height / scale,
	};
	const colors = MAP_COLORS[theme];
	const read = await readTiles(file, frame);
	const sea = read.map(({ left, top, size }) => `M${left} ${top}h${size}v${size}h-${size}z`).join("");
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${MAP_SIZE.width}" height="${MAP_SIZE.height}" viewBox="0 0 ${frame.width} ${frame.height}">`,
		`<path d="M0 0h${frame.width}v${frame.height}H0z" fill="${colors.earth}"/><path d="${sea}" fill="${colors.water}"/>`,
		...areas(read, frame, theme),
		`<g fill="none" stroke-linejoin="bevel">`,
		...lines(read, frame, theme),
		"</g>",
		layOutNames((layer) => featuresOf(read, layer), frame, theme),
		"</svg>",
	].join("");
}

async function readTiles(file: string, frame: Frame): Promise<MapTile[]> {
	const map = maps.get(file) ?? openMap(file);
	maps.set(file, map);
	const { minZoom, maxZoom } = await map.getHeader();
	if (frame.zoom < minZoom) return [];
	const zoom = Math.min(frame.zoom, maxZoom);
	const size = TILE_SIZE * 2 ** (frame.zoom - zoom);
	const across = 2 ** zoom;
	const wanted: { x: number; y: number; left: number; top: number }[] = [];
	for (let x = Math.floor(frame.left / size); x * size < frame.left + frame.width; x++)
		for (let y = Math.floor(frame.top / size); y * size < frame.top + frame.height; y++)
			if (y >= 0 && y < across)
				wanted.push({
					x: ((x % across) + across) % across,
					y,
					left: x * size - frame.left,
					top: y * size - frame.top,
				});
	const read = await Promise.all(
		wanted.map(async ({ x, y, left, top }) => {
			const name = `${file} ${zoom}/${x}/${y}`;
			let tile = tiles.get(name);
			if (!tile) {
				const stored = await map.getZxy(zoom, x, y);
				if (!stored) return [];
				tile = new VectorTile(new PbfReader(new Uint8Array(stored.data)));
				tiles.set(name, tile);
			}
			return [{ layers: tile.layers, left, top, size }];
		}),
	);
	return read.flat();
}

/** The features of a layer, in the pixels of the picture. */
function* featuresOf(read: readonly MapTile[], layer: string): Generator<DrawnFeature> {
	for (const { layers, left, top, size } of read) {
		const found = layers[layer];
		for (let at = 0; at < (found?.length ?? 0); at++) {
			const feature = found?.feature(at) as VectorTileFeature;
			const scale = size / feature.extent;
			yield {
				type: feature.type,
				properties: feature.properties,
				points: () =>
					feature
						.loadGeometry()
						.map((line) => line.map(({ x, y }) => ({ x: left + x * scale, y: top + y * scale }))),
			};
		}
	}
}

const POLYGON = 3;
const LINE = 2;
const kindOf = ({ properties }: DrawnFeature) => String(properties.kind);

function areas(read: readonly MapTile[], frame: Frame, theme: MapTheme): string[] {
	return AREAS.filter(({ from }) => frame.zoom >= from).flatMap(({ layer, colors, other }) => {
		const paths = new Map<string, string>();
		for (const feature of featuresOf(read, layer)) {
			const name = colors[kindOf(feature)] ?? other;
			if (feature.type !== POLYGON || !name) continue;
			const color = MAP_COLORS[theme][name];
			paths.set(color, (paths.get(color) ?? "") + pathOf(feature, frame));
		}
		return [...paths].map(([color, d]) => (d ? `<path d="${d}" fill="${color}"/>` : ""));
	});
}

function lines(read: readonly MapTile[], frame: Frame, theme: MapTheme): string[] {
	const colors = MAP_COLORS[theme];
	const drawn = LINES.flatMap((style) => {
		const width = widthAt(style.widths, frame.zoom);
		if (width === 0) return [];
		let d = "";
		for (const feature of featuresOf(read, style.layer))
			if (feature.type === LINE && style.kinds.includes(kindOf(feature))) d += pathOf(feature, frame);
		return d ? [{ ...style, d, width }] : [];
	});
	const casings = drawn.map(({ casing, d, width }) =>
		casing && width >= 2
			? `<path d="${d}" stroke="${colors[casing]}" stroke-width="${width + 1.4}"${roundAt(width)}/>`
			: "",
	);
	const fills = drawn.map(({ color, d, width, dashes }) => {
		const shape = dashes ? ` stroke-dasharray="${dashes}"` : roundAt(width);
		return `<path d="${d}" stroke="${colors[color]}" stroke-width="${width}"${shape}/>`;
	});
	return [...casings, ...fills];
}

/** Only at wide lines are round corners seen, and they cost three times as much to draw. */
const roundAt = (width: number) => (width < 3 ? "" : ` stroke-linecap="round" stroke-linejoin="round"`);

/** Nearer points than this are one. */
const LEAST_STEP = 0.7;

/** The lines of a feature that touch the picture. */
function pathOf(feature: DrawnFeature, { width, height }: Frame): string {
	let d = "";
	for (const line of feature.points()) {
		let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
		for (const { x, y } of line) {
			left = Math.min(left, x);
			right = Math.max(right, x);
			top = Math.min(top, y);
			bottom = Math.max(bottom, y);
		}
		if (right < -20 || bottom < -20 || left > width + 20 || top > height + 20) continue;
		let [lastX, lastY] = [Infinity, Infinity];
		for (const [at, { x, y }] of line.entries()) {
			const isNear = Math.abs(x - lastX) < LEAST_STEP && Math.abs(y - lastY) < LEAST_STEP;
			if (isNear && at < line.length - 1) continue;
			d += `${at === 0 ? "M" : "L"}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
			[lastX, lastY] = [x, y];
		}
		if (feature.type === POLYGON) d += "z";
	}
	return d;
}
