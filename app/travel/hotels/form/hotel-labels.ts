import type { Selectable } from "kysely";
import type { Schema } from "#db/schema.ts";
import { typedColumns } from "./form-fields.ts";

/** The single-value fields of a hotel’s form. */
export const HOTEL_FIELDS = [
	"name",
	"description",
	"stars",
	"country",
	"address",
	"city",
	"region",
	"postalCode",
	"timeZone",
	"email",
	"contact",
	"checkInFrom",
	"checkOutUntil",
	"sameDayUntil",
	"freeUntilDays",
	"lateFeePercent",
	"noShowPercent",
	"confirmation",
	"requestHours",
	"unconfirmed",
	"board",
	"houseRules",
	"payment",
	"depositPercent",
] as const;

export type HotelField = (typeof HOTEL_FIELDS)[number];

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
	board: "room_only",
	payment: "at_hotel",
	depositPercent: "20",
};

export const typedHotel = (hotel: Selectable<Schema["hotels"]>) => typedColumns(hotel, HOTEL_FIELDS);
