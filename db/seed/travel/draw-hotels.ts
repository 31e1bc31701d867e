import sharp from "sharp";
import { drawPicture, type Picture } from "#app/site/pictures/images.server.ts";
import { PHOTO_WIDTHS } from "#app/site/pictures/pictures.ts";
import type { Scene } from "./drawing/drawing.ts";
import { drawScene } from "./drawing/scene.ts";
import type { DemoCity, DemoHotel } from "./hotels/demo-hotel.ts";

/** In pixels: flat colours need no more, and drawing takes time. */
const WIDTHS = { hotel: 800, room: 640 };
/** At a time: drawing and encoding take a processor each. */
const AT_ONCE = 2;

export type PaintHotel = (scene: Scene) => Promise<Picture>;
export type HotelPicture = { picture: Picture; alt: string };
/** Of the house, and of each of its rooms, in their order. */
export type HotelPictures = { own: HotelPicture[]; rooms: HotelPicture[][] };

type Plan = { scene: Scene; alt: string };

const VIEWS: Record<DemoCity["land"]["kind"], string> = {
	skyline: "The skyline across the water",
	coast: "The beach and the town behind it",
	bay: "The bay, with the beach in front",
	mountains: "The mountains over the lake",
	desert: "Palms before the old town",
	temples: "The pagoda above the roofs in spring",
};
const INSIDES: Record<DemoHotel["inside"], string> = {
	pool: "The pool",
	lobby: "The lobby with the reception",
	table: "A table laid for breakfast",
	garden: "The garden",
};

/** A house, what is inside, and what is around; each room, and the bathroom of the last and dearest one. */
function planPictures(hotel: DemoHotel, city: DemoCity, seed: number): { own: Plan[]; rooms: Plan[][] } {
	const { house, palette } = hotel;
	const base = { land: city.land, house, palette, bed: "double" as const };
	const own: Plan[] = (["house", hotel.inside, "land"] as const).map((shows, at) => ({
		scene: { ...base, shows, seed: seed * 100 + at, width: WIDTHS.hotel },
		alt: [`${hotel.name} from the street`, INSIDES[hotel.inside], VIEWS[city.land.kind]][at] ?? "",
	}));
	const rooms = hotel.rooms.map((room, at): Plan[] => {
		const scene = { ...base, bed: room.sleepsIn, width: WIDTHS.room };
		const bathroom: Plan = {
			scene: { ...scene, shows: "bathroom", seed: seed * 100 + 50 },
			alt: `The bathroom of ${room.name}`,
		};
		const itself: Plan = {
			scene: { ...scene, shows: "room", seed: seed * 100 + 10 + at },
			alt: `${room.name}: ${room.beds} and a window`,
		};
		const isLast = at === hotel.rooms.length - 1 && room.has.includes("bathtub");
		return isLast ? [itself, bathroom] : [itself];
	});
	return { own, rooms };
}

/** Draws what the hotels of a city show. */
export async function drawHotels(
	city: DemoCity,
	{ seed, paint }: { seed: number; paint: PaintHotel },
): Promise<HotelPictures[]> {
	const plans = city.hotels.map((hotel, at) => planPictures(hotel, city, seed * 10 + at + 1));
	const drawn = new Map<Plan, HotelPicture>();
	const waiting = plans.flatMap(({ own, rooms }) => [...own, ...rooms.flat()]);
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift())
			drawn.set(next, { picture: await paint(next.scene), alt: next.alt });
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	const take = (of: Plan[]) => of.flatMap((plan) => drawn.get(plan) ?? []);
	return plans.map(({ own, rooms }) => ({ own: take(own), rooms: rooms.map(take) }));
}

/** Makes a picture of a scene through the same door as an upload: as a file, whose sizes are made from it. */
export const paintHotelScene: PaintHotel = async (scene) => {
	const file = await sharp(Buffer.from(drawScene(scene)))
		.png({ compressionLevel: 1 })
		.toBuffer();
	const outcome = await drawPicture(file, { widths: PHOTO_WIDTHS, avif: true, effort: 0 });
	if (!outcome.ok) throw new Error(`${scene.shows}: ${outcome.reason}`);
	return outcome.picture;
};
