import { readOwner } from "#app/account/memberships/members.server.ts";
import { formatAge, formatMoment, wallClock } from "#app/common/calendar.ts";
import { inSentence } from "#app/common/language/in-sentence.ts";
import { t } from "#app/common/language/messages.ts";
import { readSeller, sellerKey } from "#app/common/market/sellers.server.ts";
import { isPostalCodeNeeded, postalLabel } from "#app/common/places/postal-code.ts";
import { regionLabel, regionsOf } from "#app/common/places/regions.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { reviewStatusOf } from "#app/travel/hotels/hotel-states.ts";
import { findReviewFindings } from "./review-findings.ts";
import { contentVersion, readReviewedHotel } from "./reviewed-hotel.server.ts";

/** What the page of a SuperAdmin shows of a hotel: what guests see, what only we see, and its version. */
export async function readReview({ id: hotelId, time_zone }: { id: number; time_zone: string }, now: Date) {
	const [reviewed, owner, stored, feeds] = await Promise.all([
		readReviewedHotel(db, { hotelId, today: wallClock(now, time_zone).date }),
		readHotelOwner(hotelId, now),
		readSeller(db, { key: sellerKey(hotelId) }),
		readHotelFeeds(hotelId),
	]);
	if (!reviewed) return undefined;
	const { hotel, rooms } = reviewed;
	const seller = stored && stored.name !== "" ? stored : null;
	const findings = findReviewFindings({
		photos: hotel.photos.length,
		description: hotel.description,
		missingAddressParts: missingAddressParts(hotel),
		rooms: rooms.map(({ room, nights }) => ({
			name: room.name,
			hasPhoto: room.image_hash !== null,
			maxNights: room.max_nights,
			nights,
		})),
		owner,
		hasSeller: seller !== null,
		failingFeeds: feeds.filter(({ fault }) => fault !== ""),
	});
	return {
		page: { ...hotel, payment: paymentProvider ? hotel.payment : ("at_hotel" as const) },
		rooms: rooms.map(({ room, weeks }) => ({ room, weeks })),
		version: contentVersion(reviewed),
		findings,
		owner,
		seller,
		feeds: feeds.map((feed) => ({
			...feed,
			read: feed.fetched_at && formatMoment(feed.fetched_at, market.timeZone, now),
		})),
	};
}

/** How many other hotels are listed by name. */
const OTHERS = 5;

/** The account that owns a hotel, with how many other hotels it has and the latest of them; null for no owner. */
async function readHotelOwner(hotelId: number, now: Date) {
	const { id } = (await readOwner(db, { hotelId })) ?? {};
	if (id === undefined) return null;
	const owner = await db
		.selectFrom("accounts")
		.select(["id", "name", "email", "created_at", "email_verified_at", "suspended_at"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	const others = db
		.selectFrom("hotel_members")
		.innerJoin("hotels", "hotels.id", "hotel_members.hotel_id")
		.where("hotel_members.account_id", "=", id)
		.where("hotel_members.role", "=", "owner")
		.where("hotels.id", "<>", hotelId);
	const [{ count }, latest] = await Promise.all([
		others.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
		others
			.select(["hotels.id", "hotels.name", "hotels.city", "hotels.status", "hotels.approved_at"])
			.orderBy("hotels.id", "desc")
			.limit(OTHERS)
			.execute(),
	]);
	return {
		id,
		name: owner.name,
		email: owner.email,
		/** With how long ago. */
		since: `${formatMoment(owner.created_at, market.timeZone, now)} (${formatAge(owner.created_at, now)})`,
		hasConfirmedEmail: owner.email_verified_at !== null,
		isSuspended: owner.suspended_at !== null,
		otherCount: Number(count),
		others: latest.map((hotel) => ({ ...hotel, reviewStatus: reviewStatusOf(hotel) })),
	};
}

/** The imported calendars of a hotel's rooms, by room. */
const readHotelFeeds = (hotelId: number) =>
	db
		.selectFrom("calendar_feeds")
		.innerJoin("rooms", "rooms.id", "calendar_feeds.room_id")
		.select(["calendar_feeds.id", "calendar_feeds.name", "calendar_feeds.fault", "calendar_feeds.fetched_at"])
		.select("rooms.name as room")
		.where("rooms.hotel_id", "=", hotelId)
		.where("rooms.archived_at", "is", null)
		.orderBy("rooms.position")
		.orderBy("calendar_feeds.id")
		.limit(100)
		.execute();

type Address = { address: string; city: string; region: string; postal_code: string; country: string };

/** The parts that addresses in this country need and this one lacks, such as `postal code`. */
function missingAddressParts({ address, city, region, postal_code, country }: Address): string[] {
	const isEmpty = (text: string) => text.trim() === "";
	return [
		...(isEmpty(address) ? [t.reviewFindings.street] : []),
		...(isEmpty(city) ? [t.reviewFindings.city] : []),
		...(regionsOf(country).length > 0 && isEmpty(region) ? [inSentence(regionLabel(country))] : []),
		...(isPostalCodeNeeded(country) && isEmpty(postal_code)
			? [country === "US" ? postalLabel(country) : inSentence(postalLabel(country))]
			: []),
	];
}
