import type { Selectable } from "kysely";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { extraLines } from "#app/travel/extras/extra-prices.ts";
import type { StayParty } from "#app/travel/nights/stay.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { TravelHotelsTables } from "#db/schema/travel-hotels.ts";

const rule = z.object({
	kind: z.enum(["amount", "percent"]),
	/** `amount`: minor units for each guest and night; `percent`: hundredths of a percent of the price. */
	rate: z.int().min(0),
	/** Nights after these are exempt. */
	nights: z.int().min(1),
	/** Younger guests are exempt from a tax for each guest; 18: all children. */
	fromAge: z.int().min(0).max(18),
	/** Whether the guest pays it at the hotel, whatever else is paid online. */
	atHotel: z.boolean(),
});

/** The tax of a place on stays, as a hotel charges it. */
export type StayTax = z.output<typeof rule>;

/** The tax as a hotel stores it. */
export type TaxColumns = Pick<
	Selectable<TravelHotelsTables["hotels"]>,
	"stay_tax" | "stay_tax_rate" | "stay_tax_nights" | "stay_tax_from_age" | "stay_tax_at_hotel"
>;

export const STAY_TAX_COLUMNS = [
	"stay_tax",
	"stay_tax_rate",
	"stay_tax_nights",
	"stay_tax_from_age",
	"stay_tax_at_hotel",
] as const satisfies readonly (keyof TaxColumns)[];

/** The tax that a hotel charges for new bookings; null for none. */
export const taxOfHotel = (hotel: TaxColumns): StayTax | null =>
	hotel.stay_tax === "none"
		? null
		: {
				kind: hotel.stay_tax,
				rate: hotel.stay_tax_rate,
				nights: hotel.stay_tax_nights,
				fromAge: hotel.stay_tax_from_age,
				atHotel: Boolean(hotel.stay_tax_at_hotel),
			};

/** As a booking keeps it, so that new dates are taxed as was agreed; empty for none. */
export const storeTax = (tax: StayTax | null): string => (tax ? JSON.stringify(tax) : "");

/** The tax that was agreed with a booking; null for none. */
export const taxOfBooking = ({ tax_rule }: Pick<StoredBooking, "tax_rule">): StayTax | null =>
	tax_rule === "" ? null : rule.parse(JSON.parse(tax_rule));

type Taxed = StayParty & {
	nights: number;
	/** The price of all nights without the tax, in minor units. */
	price: number;
};

/**
 * The tax of a stay in minor units, rounded half up. A percentage is one of the price; where only the first nights are
 * taxed, of their share of it. A child whose age is not known is taxed, unless all children are exempt.
 */
export function stayTaxOf(
	tax: StayTax | null,
	{ nights, price, adults, children, ages = [] }: Taxed,
): number {
	if (!tax) return 0;
	const taxed = Math.min(nights, tax.nights);
	if (tax.kind === "percent")
		return Math.floor((price * tax.rate * taxed + 5_000 * nights) / (10_000 * nights));
	const exempt =
		tax.fromAge < 18 ? ages.slice(0, children).filter((age) => age < tax.fromAge).length : children;
	const guests = adults + children - exempt;
	return guests * taxed * tax.rate;
}

/** The tax as a line of the price; null for none. `amount` in minor units. */
export const taxLine = (tax: StayTax | null, amount: number) =>
	amount > 0 ? { name: tax?.atHotel ? t.stayTax.lineAtHotel : t.stayTax.line, amount } : null;

/** What a price has beside its nights: extras, then the tax. Amounts in minor units. */
export const otherLines = (
	extras: Parameters<typeof extraLines>[0],
	tax: { name: string; amount: number } | null,
) => [...extraLines(extras), ...(tax ? [tax] : [])];

/** The part of a total that may be asked for online, in minor units: all but a tax that is paid at the hotel. */
export const payableOnline = (
	tax: StayTax | null,
	{ total, taxTotal }: { total: number; taxTotal: number },
) => (tax?.atHotel ? total - taxTotal : total);
