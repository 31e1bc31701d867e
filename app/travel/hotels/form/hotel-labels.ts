import type { Selectable } from "kysely";
import type { Schema } from "#db/schema.ts";
import { typedColumns } from "./form-fields.ts";

/** The single-value fields of a hotel's form, by their names in its history, where they are stored in English. */
export const HOTEL_FIELD_NAMES = {
	name: "Hotel name",
	description: "Description",
	stars: "Stars",
	country: "Country",
	address: "Address",
	city: "Town or city",
	region: "Region",
	postalCode: "Postal code",
	timeZone: "Time zone",
	email: "Email",
	contact: "Phone",
	checkInFrom: "Check-in from",
	checkOutUntil: "Check-out until",
	sameDayUntil: "Same-day bookings until",
	freeUntilDays: "Free cancellation (days before check-in)",
	lateFeePercent: "Late cancellation fee",
	noShowPercent: "No-show fee",
	confirmation: "Confirmation",
	requestHours: "Hours to respond",
	unconfirmed: "Unconfirmed email addresses",
	houseRules: "House rules",
	payment: "Payment",
	depositPercent: "Deposit",
};

export type HotelField = keyof typeof HOTEL_FIELD_NAMES;

export const FIRST_FIELDS: Partial<Record<HotelField, string>> = {
	stars: "0",
	checkInFrom: "15:00",
	checkOutUntil: "11:00",
	sameDayUntil: "18:00",
	freeUntilDays: "2",
	lateFeePercent: "50",
	noShowPercent: "100",
	confirmation: "instant",
	requestHours: "24",
	unconfirmed: "expire",
	payment: "at_hotel",
	depositPercent: "20",
};

export const typedHotel = (hotel: Selectable<Schema["hotels"]>) =>
	typedColumns(hotel, Object.keys(HOTEL_FIELD_NAMES) as HotelField[]);
