import {
	MAP_SIZE,
	MAX_ZOOM,
	type MapPlace,
	type MapView,
	pixelOf,
	viewAround,
	viewOfAll,
} from "./map-view.ts";

/** More pins than this are not read. */
export const MAX_PINS = 40;

/** A hotel that is found, with the price of the stay or of its cheapest night (minor units). */
export type MapHotel = MapPlace & { id: number; name: string; price: number };

/** One hotel, or several whose pins would cover each other: `closer` shows these apart. */
export type MapPin = { left: number; top: number } & (
	| { hotel: MapHotel }
	| { hotels: MapHotel[]; closer: MapView }
);

/** In pixels of the large picture; on phones everything is twice as near. */
const NEAR = { x: 104, y: 46 } as const;

type FoundHotel = {
	id: number;
	name: string;
	price: number | null;
	latitude: number | null;
	longitude: number | null;
};

const hasPlace = (hotel: FoundHotel): hotel is FoundHotel & MapHotel =>
	hotel.latitude !== null && hotel.longitude !== null && hotel.price !== null;

/** What a map of hotels shows. */
export type MapOfHotels = {
	view: MapView;
	/** From north to south, so that each one's name is over those before it. */
	pins: MapPin[];
	/** How many hotels have a pin on the map that is seen, and how many of them are shown. */
	inView: number;
	shown: number;
	/** How many have no place. */
	placeless: number;
};

/**
 * The pins of the first 40 hotels, in their order. Without a view, the map is made for them; with one, they are those in
 * it. `start`: the map without any hotel.
 */
export function pinHotels(found: readonly FoundHotel[], chosen: MapView | null, start: MapView): MapOfHotels {
	const placed = found.filter(hasPlace);
	const view = chosen ?? viewOfAll(placed.slice(0, MAX_PINS)) ?? start;
	const visible = placed.filter((hotel) => pixelOf(view, hotel) !== null);
	const shown = visible.slice(0, MAX_PINS);
	return {
		view,
		pins: pinsOn(view, shown),
		inView: visible.length,
		shown: shown.length,
		placeless: found.length - placed.length,
	};
}

function pinsOn(view: MapView, hotels: readonly MapHotel[]): MapPin[] {
	const groups: { x: number; y: number; hotels: MapHotel[] }[] = [];
	const isClosest = view.zoom === MAX_ZOOM;
	for (const { id, name, price, latitude, longitude } of hotels) {
		const hotel = { id, name, price, latitude, longitude };
		const pixel = pixelOf(view, hotel);
		if (!pixel) continue;
		const covers = (at: { x: number; y: number }) =>
			groups.find(({ x, y }) => Math.abs(x - at.x) < NEAR.x && Math.abs(y - at.y) < NEAR.y);
		const near = covers(pixel);
		if (near && !isClosest) {
			near.hotels.push(hotel);
			continue;
		}
		// Hotels of one house, as close as the map gets, are below each other.
		while (covers(pixel)) pixel.y += NEAR.y;
		groups.push({ ...pixel, hotels: [hotel] });
	}
	return groups
		.sort((a, b) => a.y - b.y)
		.map(({ x, y, hotels }) => {
			const percent = (value: number, of: number) => Math.round((value / of) * 10_000) / 100;
			const at = { left: percent(x, MAP_SIZE.width), top: percent(y, MAP_SIZE.height) };
			const [hotel] = hotels;
			if (hotel && hotels.length === 1) return { ...at, hotel };
			return { ...at, hotels, closer: closerView(view, hotels) };
		});
}

function closerView(view: MapView, hotels: readonly MapHotel[]): MapView {
	const all = viewOfAll(hotels, MAX_ZOOM) ?? view;
	const middle = hotels[0] ?? { latitude: 0, longitude: 0 };
	return all.zoom > view.zoom ? all : viewAround(middle, view.zoom + 1);
}
