import type { HotelField } from "./hotel-form.ts";

/** The initial values of a new hotel's form. */
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
};

/** The field names in a conflict message. */
export const HOTEL_FIELD_NAMES: Record<HotelField, string> = {
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
	houseRules: "House rules",
};

type HotelRow = {
	name: string;
	description: string;
	stars: number;
	country: string;
	address: string;
	city: string;
	region: string;
	postal_code: string;
	time_zone: string;
	email: string;
	contact: string;
	check_in_from: string;
	check_out_until: string;
	same_day_until: string;
	free_until_days: number;
	late_fee_percent: number;
	no_show_percent: number;
	confirmation: string;
	request_hours: number;
	house_rules: string;
};

/** A hotel as form values. */
export const typedHotel = (hotel: HotelRow): Record<HotelField, string> => ({
	name: hotel.name,
	description: hotel.description,
	stars: String(hotel.stars),
	country: hotel.country,
	address: hotel.address,
	city: hotel.city,
	region: hotel.region,
	postalCode: hotel.postal_code,
	timeZone: hotel.time_zone,
	email: hotel.email,
	contact: hotel.contact,
	checkInFrom: hotel.check_in_from,
	checkOutUntil: hotel.check_out_until,
	sameDayUntil: hotel.same_day_until,
	freeUntilDays: String(hotel.free_until_days),
	lateFeePercent: String(hotel.late_fee_percent),
	noShowPercent: String(hotel.no_show_percent),
	confirmation: hotel.confirmation,
	requestHours: String(hotel.request_hours),
	houseRules: hotel.house_rules,
});
