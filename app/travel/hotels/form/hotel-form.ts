import { type CountryCode, isSupportedCountry } from "libphonenumber-js";
import { z } from "zod";
import { clockTime } from "#app/common/forms/date-fields.ts";
import { email, line, longText } from "#app/common/forms/form-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { newPhotos } from "#app/common/photos/photo-limits.ts";
import { addressShape, refuseOtherState } from "#app/common/places/address-form.ts";
import { asksForCountry } from "#app/common/places/country-question.ts";
import { type AddressPlaces, addressPlaces, typedRegion } from "#app/common/places/regions.server.ts";
import { zoneIn, zoneName, zonesToChoose } from "#app/common/places/time-zones.ts";
import { HOTEL_AMENITIES } from "#app/travel/hotels/hotel-amenities.ts";
import { count, ticks } from "./form-fields.ts";
import { HOTEL_FIELD_NAMES, type HotelField } from "./hotel-labels.ts";

/** The details of a hotel. 0 stars for none; times as `15:00`. */
export type HotelDetails = z.output<z.ZodObject<ReturnType<typeof shapeIn>>>;

const typed = () => z.string().optional();

const typedHotel = z.object({
	...(Object.fromEntries(Object.keys(HOTEL_FIELD_NAMES).map((name) => [name, typed()])) as Record<
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
			context.addIssue({ code: "custom", message: "Another country was chosen." });
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

const percent = (name: string) =>
	count({ name, missing: "Enter a percentage from 0 to 100.", min: 0, max: 100, unit: " percent" });

function shapeIn(country: string, marketCountry: CountryCode) {
	const { city, region, postalCode, country: countryField } = addressShape(country, [marketCountry]);
	return {
		name: line({ missing: "Enter the hotel’s name.", min: 2, max: 150, name: "A name" }),
		description: longText({ max: 20_000, name: "A description" }).refine(
			(text) => text !== "",
			"Describe the hotel in a few sentences.",
		),
		stars: count({ name: "The number of stars", missing: "Choose a star rating.", min: 0, max: 5 }),
		country: countryField,
		address: line({ missing: "Enter the street and house number.", name: "An address" }),
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
		email: email("Enter the hotel’s email address."),
		contact: phone(isSupportedCountry(country) ? country : marketCountry),
		amenities: ticks(HOTEL_AMENITIES),
		checkInFrom: clockTime("Enter the check-in time."),
		checkOutUntil: clockTime("Enter the check-out time."),
		sameDayUntil: clockTime("Enter the latest booking time for the same day."),
		freeUntilDays: count({
			name: "The number of days",
			missing: "Enter a number of days. 0 means until the day of arrival.",
			min: 0,
			max: 60,
		}),
		lateFeePercent: percent("The late cancellation fee"),
		noShowPercent: percent("The no-show fee"),
		confirmation: z.enum(["instant", "request"], { error: "Choose how bookings are confirmed." }),
		requestHours: count({
			name: "The response time",
			missing: "Enter how many hours you need to respond.",
			min: 1,
			max: 72,
			unit: " hours",
		}),
		/** Absent in forms that don't ask: what the hotel chose before stays. */
		unconfirmed: z
			.enum(["expire", "keep"], { error: "Choose what happens to unconfirmed bookings." })
			.optional(),
		houseRules: longText({ max: 5_000, name: "The house rules" }),
		/** Absent while the site has no payment provider: what the hotel chose before stays. */
		payment: z.enum(["at_hotel", "deposit", "full"], { error: "Choose when guests pay." }).optional(),
		depositPercent: count({
			name: "The deposit",
			missing: "Enter a percentage from 10 to 99.",
			min: 10,
			max: 99,
			unit: " percent",
		}).optional(),
	};
}

/** The regions and time zones to choose from in a country. */
export type HotelPlaces = AddressPlaces & { zones: { value: string; label: string }[] };

export const hotelPlaces = (country: string): HotelPlaces => ({
	...addressPlaces({ country }),
	zones: zonesToChoose(country).map((zone) => ({ value: zone, label: zoneName(zone) })),
});
