import type { Actor } from "#app/account/memberships/members.server.ts";
import { t } from "#app/common/language/messages.ts";
import { extrasPath, extraTexts } from "#app/travel/hotels/form/extra-form.ts";
import { hotelTexts } from "#app/travel/hotels/form/hotel-form.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { lockHotel } from "#app/travel/hotels/lock-hotel.server.ts";
import { readOwnHotel, readOwnRoom } from "#app/travel/hotels/own-hotels.server.ts";
import { roomEditPath } from "#app/travel/hotels/owned.ts";
import { lockRoom } from "#app/travel/nights/lock-room.server.ts";
import { offersPath, offerTexts } from "#app/travel/rooms/offer-form.ts";
import { ratesPath, rateTexts } from "#app/travel/rooms/rate-form.ts";
import { roomTexts } from "#app/travel/rooms/room-form.ts";
import type { Database } from "#db/client.ts";
import { filled, type TranslatedThing } from "./translated-things.server.ts";

type Own = { id: number; actor: Actor };

/** Of a hotel: like its description, a translation is public at once, even if the hotel is approved. */
export async function readTranslatedHotel(
	db: Database,
	{ id, actor }: Own,
): Promise<TranslatedThing | undefined> {
	const hotel = await readOwnHotel(db, { hotelId: id, actor });
	return (
		hotel && {
			table: "hotels",
			id,
			subject: `hotel ${id}`,
			name: hotel.name,
			path: hotelEditPath(id),
			translations: hotel.translations,
			texts: filled([
				{
					column: "description",
					label: t.words.description,
					original: hotel.description,
					rows: 8,
					rule: hotelTexts.description(),
				},
				{
					column: "house_rules",
					label: t.hotelFields.houseRules,
					original: hotel.house_rules,
					rows: 5,
					rule: hotelTexts.houseRules(),
				},
			]),
			lock: (trx) => lockHotel(trx, { hotelId: id, actor }),
		}
	);
}

export async function readTranslatedRoom(
	db: Database,
	{ id, actor }: Own,
): Promise<TranslatedThing | undefined> {
	const room = await readOwnRoom(db, { roomId: id, actor });
	return (
		room && {
			table: "rooms",
			id,
			subject: `room ${id}`,
			name: room.name,
			path: roomEditPath(id),
			translations: room.translations,
			texts: filled([
				{ column: "name", label: t.words.name, original: room.name, rule: roomTexts.name },
				{ column: "beds", label: t.roomForm.beds, original: room.beds, rule: roomTexts.beds },
				{
					column: "description",
					label: t.words.description,
					original: room.description,
					rows: 8,
					rule: roomTexts.description,
				},
			]),
			lock: (trx) => lockRoom(trx, { roomId: id, actor }),
		}
	);
}

const OF_HOTELS = {
	rate_plans: { pathOf: ratesPath, rule: rateTexts.name },
	offers: { pathOf: offersPath, rule: offerTexts.name },
	extras: { pathOf: extrasPath, rule: extraTexts.name },
};

/** Of a rate plan, an offer or an extra, by the team of its hotel. */
const readOfHotel =
	(table: keyof typeof OF_HOTELS) =>
	async (db: Database, { id, actor }: Own): Promise<TranslatedThing | undefined> => {
		const { pathOf, rule } = OF_HOTELS[table];
		const selectNamed = (from: Database) =>
			from
				.selectFrom(table)
				.select(["name", "hotel_id", "translations"])
				.where("id", "=", id)
				.executeTakeFirst();
		const named = await selectNamed(db);
		const hotel = named && (await readOwnHotel(db, { hotelId: named.hotel_id, actor }));
		return (
			hotel && {
				table,
				id,
				subject: `hotel ${hotel.id}`,
				name: named.name,
				path: pathOf(hotelEditPath(hotel.id), id),
				translations: named.translations,
				texts: filled([{ column: "name", label: t.words.name, original: named.name, rule }]),
				lock: async (trx) =>
					(await lockHotel(trx, { hotelId: hotel.id, actor })) ? selectNamed(trx) : undefined,
			}
		);
	};

export const readTranslatedRate = readOfHotel("rate_plans");
export const readTranslatedOffer = readOfHotel("offers");
export const readTranslatedExtra = readOfHotel("extras");
