import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { formatAge } from "#app/common/format-age.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { contentVersion } from "./content-version.server.ts";
import {
	missingAddressParts,
	readHotelFeeds,
	readHotelOwner,
	readHotelSeller,
} from "./read-owner-facts.server.ts";
import { readReviewedHotel } from "./read-reviewed-hotel.server.ts";
import { findReviewFindings } from "./review-findings.ts";

/** What the page of a SuperAdmin shows of a hotel: what guests see, what only we see, and its version. */
export async function readReview({ id: hotelId, time_zone }: { id: number; time_zone: string }, now: Date) {
	const moment = (at: string) => formatMoment(at, market.timeZone, now);
	const [reviewed, owner, seller, feeds] = await Promise.all([
		readReviewedHotel(db, { hotelId, today: wallClock(now, time_zone).date }),
		readHotelOwner(db, { hotelId }),
		readHotelSeller(db, { hotelId }),
		readHotelFeeds(db, { hotelId }),
	]);
	if (!reviewed) return undefined;
	const { hotel, rooms } = reviewed;
	const findings = findReviewFindings({
		photos: hotel.photos.length,
		description: hotel.description,
		missingAddressParts: missingAddressParts(hotel),
		rooms: rooms.map(({ room, nights }) => ({
			...{ name: room.name, hasPhoto: room.image_hash !== null, maxNights: room.max_nights },
			nights,
		})),
		owner: owner && {
			hasConfirmedEmail: owner.email_verified_at !== null,
			isSuspended: owner.suspended_at !== null,
		},
		hasSeller: seller !== null,
		failingFeeds: feeds.filter(({ fault }) => fault !== ""),
	});
	const payment = paymentProvider ? hotel.payment : ("at_hotel" as const);
	return {
		page: { ...hotel, payment },
		rooms: rooms.map(({ room, weeks }) => ({ room, weeks })),
		version: contentVersion(reviewed),
		findings,
		owner: owner && {
			id: owner.id,
			name: owner.name,
			email: owner.email,
			since: `${moment(owner.created_at)} (${formatAge(owner.created_at, now)})`,
			hasConfirmedEmail: owner.email_verified_at !== null,
			isSuspended: owner.suspended_at !== null,
			otherCount: owner.otherCount,
			others: owner.others.map(({ id, name, city, reviewStatus }) => ({ id, name, city, reviewStatus })),
		},
		seller,
		feeds: feeds.map(({ fetched_at, ...feed }) => ({ ...feed, read: fetched_at && moment(fetched_at) })),
	};
}
