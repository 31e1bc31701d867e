import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { drawPicture, savePicture } from "#app/common/photos/images.server.ts";
import { PHOTO_WIDTHS } from "#app/common/photos/pictures.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addRoom, openInn } from "#app/testing/travel/inn.ts";
import { HOTEL_AMENITIES, serializeAmenities } from "#app/travel/hotels/hotel-amenities.ts";
import { summariseHotel } from "#app/travel/hotels/summarise-hotel.server.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { today } from "./inn.ts";

type Opened = { price?: number; stars?: number; photos?: readonly string[]; description?: string };

/** Three nights of two guests, two weeks from now. */
export function stayAhead(): Stay {
	const checkIn = addDays(today(), 14);
	return { checkIn, checkOut: addDays(checkIn, 3), rooms: 1, adults: 2, children: 0 };
}

/** A hotel with one room type, found by its name and city; `photos` are hashes. */
export async function openHotel(
	db: Database,
	name: string,
	city: string,
	{ price = 10_000, stars = 4, photos = [], description = "A quiet house above the river." }: Opened = {},
): Promise<{ hotelId: number; roomId: number }> {
	const amenities = serializeAmenities(HOTEL_AMENITIES.slice(0, photos.length === 0 ? 3 : 12));
	const inn = await openInn(db, {
		hotel: { name, city, stars, amenities, description, time_zone: "UTC" },
		room: { from: today(), price },
	});
	if (photos.length > 0) {
		const rows = photos.map((image_hash, at) => ({ hotel_id: inn.hotelId, image_hash, position: at + 1 }));
		await db.insertInto("hotel_images").values(rows).execute();
		await db.updateTable("rooms").set({ image_hash: photos[0] }).where("id", "=", inn.roomId).execute();
	}
	await transact(db, (trx) => summariseHotel(trx, inn.hotelId));
	return inn;
}

/** Pictures without files. */
async function addressPhotos(db: Database, count: number): Promise<string[]> {
	const hashes = Array.from({ length: count }, () => randomBytes(32).toString("hex"));
	const size = { width: 1280, height: 960, created_at: new Date().toISOString() };
	await db
		.insertInto("images")
		.values(hashes.map((hash) => ({ hash, colour: `#${hash.slice(0, 6)}`, ...size })))
		.execute();
	return hashes;
}

/** Pictures of these colors, with files. */
export async function drawPhotos(
	db: Database,
	colors: readonly string[] = ["tomato", "teal"],
): Promise<string[]> {
	return transact(db, (trx) =>
		Promise.all(
			colors.map(async (background) => {
				const plain = sharp({ create: { width: 240, height: 180, channels: 3, background } });
				const drawn = await drawPicture(await plain.png().toBuffer(), { widths: PHOTO_WIDTHS, avif: true });
				if (!drawn.ok) throw new Error("a picture could not be drawn");
				await savePicture(trx, { picture: drawn.picture, now: new Date() });
				return drawn.picture.hash;
			}),
		),
	);
}

/**
 * Fills a city with more than one page of hotels. With `drawn`, the hotels share pictures that have files;
 * otherwise each has its own picture without a file. Returns the URLs of the results and of the first hotel.
 */
export async function fillCity(
	db: Database,
	{ drawn = false }: { drawn?: boolean } = {},
): Promise<{ results: string; hotel: string }> {
	const stay = stayAhead();
	const album = drawn ? await drawPhotos(db) : null;
	let first = 0;
	for (let at = 0; at < 14; at++) {
		const word = randomBytes(5).toString("hex");
		const { hotelId } = await openHotel(db, `House of ${word} by the old harbour`, "Lisbon", {
			price: 9_000 + 137 * at,
			stars: 1 + (at % 5),
			photos: album ?? (await addressPhotos(db, at === 0 ? 8 : 1)),
			description: `A house of ${word} above the river. `.repeat(15),
		});
		if (at > 0) continue;
		first = hotelId;
		for (let room = 1; room <= 4; room++)
			await addRoom(db, hotelId, { name: `Room with a view ${room}`, from: today(), position: room + 1 });
	}
	const { checkIn, checkOut } = stay;
	return {
		results: `/hotels/results?${new URLSearchParams({ destination: "lisbon", checkIn, checkOut })}`,
		hotel: hotelPath(first, stay),
	};
}
