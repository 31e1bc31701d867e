import { type CountryCode, isSupportedCountry } from "libphonenumber-js";
import { z } from "zod";
import { clockTime } from "#app/common/forms/date-fields.ts";
import { email, line, longText } from "#app/common/forms/form-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { t } from "#app/common/language/messages.ts";
import { newPhotos } from "#app/common/photos/photo-limits.ts";
import { addressShape, refuseOtherState } from "#app/common/places/address-form.ts";
import { asksForCountry } from "#app/common/places/country-question.ts";
import { type AddressPlaces, addressPlaces, typedRegion } from "#app/common/places/regions.server.ts";
import { zoneIn, zoneName, zonesToChoose } from "#app/common/places/time-zones.ts";
import { HOTEL_AMENITIES } from "#app/travel/hotels/hotel-amenities.ts";
import { BOARDS } from "#app/travel/quotes/rate-plans.ts";
import { count, type Range, ticks } from "./form-fields.ts";
import { HOTEL_FIELDS, type HotelField } from "./hotel-labels.ts";

/** The details of a hotel. 0 stars for none; times as `15:00`. */
export type HotelDetails = z.output<z.ZodObject<ReturnType<typeof shapeIn>>>;

const typed = () => z.string().optional();

const typedHotel = z.object({
	...(Object.fromEntries(HOTEL_FIELDS.map((name) => [name, typed()])) as Record<
		HotelField,
		ReturnType<typeof typed>
	>),
	...newPhotos,
	regionCountry: typed(),
	intent: typed(),
	amenities: z.array(z.string()).optional(),
	idempotencyKey: z.uuid().optional().catch(undefined),
	expectedVersion: typed(),
});

/**
 * Validates the form of a hotel by the rules of the chosen country and reports all errors at once. Region and
 * time zone may come from lists of another country (`regionCountry`).
 */
export const hotelSchema = (marketCountry: CountryCode) =>
	typedHotel.transform((form, context) => {
		if (asksForCountry(form)) {
			context.addIssue({ code: "custom", message: t.hotelErrors.otherCountry });
			return z.NEVER;
		}
		const { idempotencyKey, expectedVersion, uploadedPhoto = [], country = "", regionCountry } = form;
		const region = typedRegion(form.region ?? "", country, regionCountry) || undefined;
		const schema = z.object(shapeIn(country, marketCountry)).superRefine(refuseOtherState);
		const read = schema.safeParse({ ...form, region });
		if (read.success) return { details: read.data, idempotencyKey, expectedVersion, uploadedPhoto };
		for (const { path, message } of read.error.issues)
			context.addIssue({ code: "custom", path: [...path], message });
		return z.NEVER;
	});

/** The texts of a hotel, which its translations share. Its name is that of the house, in each language. */
export const hotelTexts = {
	description: () => longText({ max: 20_000, name: t.hotelErrors.aDescription }),
	houseRules: () => longText({ max: 5_000, name: t.hotelErrors.houseRules }),
};

const percent = (range: Range) => count({ range, missing: t.hotelErrors.percent, min: 0, max: 100 });

function shapeIn(country: string, marketCountry: CountryCode) {
	const { city, region, postalCode, country: countryField } = addressShape(country, [marketCountry]);
	return {
		name: line({ missing: t.hotelErrors.name, min: 2, max: 150, name: t.hotelErrors.aName }),
		description: hotelTexts.description().refine((text) => text !== "", t.hotelErrors.description),
		stars: count({ range: t.hotelErrors.starsRange, missing: t.hotelErrors.stars, min: 0, max: 5 }),
		country: countryField,
		address: line({ missing: t.hotelErrors.address, name: t.hotelErrors.anAddress }),
		// In the order of the fields on the page, which is that of the error summary.
		city,
		postalCode,
		region,
		timeZone: typed().transform((zone, context) => {
			const found = zoneIn(country, zone);
			if (found.ok) return found.zone;
			context.addIssue({ code: "custom", message: found.sentence });
			return z.NEVER;
		}),
		email: email(t.hotelErrors.email),
		contact: phone(isSupportedCountry(country) ? country : marketCountry),
		amenities: ticks(HOTEL_AMENITIES),
		checkInFrom: clockTime(t.hotelErrors.checkIn),
		checkOutUntil: clockTime(t.hotelErrors.checkOut),
		sameDayUntil: clockTime(t.hotelErrors.sameDay),
		freeUntilDays: count({
			range: t.hotelErrors.daysRange,
			missing: t.hotelErrors.freeUntil,
			min: 0,
			max: 60,
		}),
		lateFeePercent: percent(t.hotelErrors.lateFeeRange),
		noShowPercent: percent(t.hotelErrors.noShowRange),
		confirmation: z.enum(["instant", "request"], { error: t.hotelErrors.confirmation }),
		requestHours: count({
			range: t.hotelErrors.hoursRange,
			missing: t.hotelErrors.requestHours,
			min: 1,
			max: 72,
		}),
		/** Absent in forms that don't ask: what the hotel chose before stays. */
		unconfirmed: z.enum(["expire", "keep"], { error: t.hotelErrors.unconfirmed }).optional(),
		houseRules: hotelTexts.houseRules(),
		/** Absent in forms that don't ask. */
		board: z.enum(BOARDS, { error: t.rateErrors.board }).optional(),
		/** Absent while the site has no payment provider: what the hotel chose before stays. */
		payment: z.enum(["at_hotel", "deposit", "full"], { error: t.hotelErrors.payment }).optional(),
		depositPercent: count({
			range: t.hotelErrors.depositRange,
			missing: t.hotelErrors.deposit,
			min: 10,
			max: 99,
		}).optional(),
	};
}

/** The regions and time zones to choose from in a country. */
export type HotelPlaces = AddressPlaces & { zones: { value: string; label: string }[] };

export const hotelPlaces = (country: string): HotelPlaces => ({
	...addressPlaces({ country }),
	zones: zonesToChoose(country).map((zone) => ({ value: zone, label: zoneName(zone) })),
});
