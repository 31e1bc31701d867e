/* A map is one picture in Web Mercator: its zoom, and its center on a grid of so many pixels. Everything here is about
   the world as a square from 0 to 1, west to east and north to south, which is 512 × 2^zoom pixels wide. */

/** In pixels of the large picture. The small one, for phones, shows the same at half the size. */
export const MAP_SIZE = { width: 1_040, height: 768 } as const;
export const TILE_SIZE = 512;
/** A coarse grid: pictures of the same place are the same picture. */
const GRID = 32;
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 17;
/** Hotels are within this part of a map that is made for them: phones show no more. */
const FITTING = { width: 440, height: 520 } as const;
const CLOSEST_FIT = 15;

/** In degrees. */
export type MapPlace = { latitude: number; longitude: number };
/** Whole numbers: the center is at `x`, `y` of the grid. */
export type MapView = { zoom: number; x: number; y: number };
type Point = { x: number; y: number };

const worldWidth = (zoom: number) => TILE_SIZE * 2 ** zoom;
const cellsAt = (zoom: number) => worldWidth(zoom) / GRID;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** A place as a point of the world. Places beyond 85° are at its edge. */
export function pointOf({ latitude, longitude }: MapPlace): Point {
	const sine = clamp(Math.sin((latitude * Math.PI) / 180), -0.9963, 0.9963);
	return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The place at a point of the world, with five decimals: a meter. */
function placeAt({ x, y }: Point): MapPlace {
	const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
	const longitude = (((x % 1) + 1) % 1) * 360 - 180;
	const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
	return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

const inRange = (zoom: number, x: number, y: number) =>
	[zoom, x, y].every(Number.isSafeInteger) &&
	zoom >= MIN_ZOOM &&
	zoom <= MAX_ZOOM &&
	Math.min(x, y) >= 0 &&
	Math.max(x, y) <= cellsAt(zoom);

/** Reads `12.3456.789` of a URL; null for anything else, and outside of the world. */
export function readMapView(text: string | null): MapView | null {
	const numbers = /^(\d{1,2})\.(\d{1,8})\.(\d{1,8})$/
		.exec(text ?? "")
		?.slice(1)
		.map(Number);
	const [zoom = -1, x = -1, y = -1] = numbers ?? [];
	return inRange(zoom, x, y) ? { zoom, x, y } : null;
}

export const mapViewText = ({ zoom, x, y }: MapView): string => `${zoom}.${x}.${y}`;

/** The map with a place in its middle. */
export const viewAround = (place: MapPlace, zoom: number): MapView => viewAt(pointOf(place), zoom);

function viewAt({ x, y }: Point, wanted: number): MapView {
	const zoom = clamp(wanted, MIN_ZOOM, MAX_ZOOM);
	const cells = cellsAt(zoom);
	return { zoom, x: clamp(Math.round(x * cells), 0, cells), y: clamp(Math.round(y * cells), 0, cells) };
}

const centerOf = ({ zoom, x, y }: MapView): Point => ({ x: x / cellsAt(zoom), y: y / cellsAt(zoom) });

/** The closest map that shows all places on every screen. */
export function viewOfAll(places: readonly MapPlace[], closest = CLOSEST_FIT): MapView | null {
	if (places.length === 0) return null;
	const points = places.map(pointOf);
	const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
	const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
	let zoom = closest;
	const isTooLarge = () =>
		(right - left) * worldWidth(zoom) > FITTING.width || (bottom - top) * worldWidth(zoom) > FITTING.height;
	while (zoom > MIN_ZOOM && isTooLarge()) zoom--;
	return viewAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, zoom);
}

/** The same middle, closer by so many steps. */
export const zoomed = (view: MapView, steps: number): MapView => viewAt(centerOf(view), view.zoom + steps);

/** Moved by parts of the picture, to the east and south. */
export function panned(view: MapView, east: number, south: number): MapView {
	const { zoom, x, y } = view;
	const cells = cellsAt(zoom);
	const step = (part: number, pixels: number) => Math.round((part * pixels) / GRID);
	const to = x + step(east, MAP_SIZE.width);
	// East of the date line is its west.
	return { zoom, x: ((to % cells) + cells) % cells, y: clamp(y + step(south, MAP_SIZE.height), 0, cells) };
}

/** Where the left upper corner of the picture is in the world, in pixels at its zoom. */
export const cornerOf = ({ x, y }: MapView): Point => ({
	x: x * GRID - MAP_SIZE.width / 2,
	y: y * GRID - MAP_SIZE.height / 2,
});

/** Where a place is on the picture, in its pixels; null outside of it. */
export function pixelOf(view: MapView, place: MapPlace): Point | null {
	const width = worldWidth(view.zoom);
	const corner = cornerOf(view);
	const point = pointOf(place);
	// The picture may begin west of the date line.
	const x = (((point.x * width - corner.x) % width) + width) % width;
	const y = point.y * width - corner.y;
	return x <= MAP_SIZE.width && y >= 0 && y <= MAP_SIZE.height ? { x, y } : null;
}

/** The place at a pixel of the picture. */
export function placeAtPixel(view: MapView, { x, y }: Point): MapPlace {
	const width = worldWidth(view.zoom);
	const corner = cornerOf(view);
	return placeAt({ x: (corner.x + x) / width, y: (corner.y + y) / width });
}

export const MAP_PICTURES = ["light", "dark", "light-small", "dark-small"] as const;
export type MapPicture = (typeof MAP_PICTURES)[number];

/** The address of a picture. `version` names the file and the style that it is drawn with. */
export const mapPicturePath = ({ zoom, x, y }: MapView, picture: MapPicture, version: string): string =>
	`/hotels/map/${zoom}/${x}/${y}/${picture}.webp?v=${version}`;
