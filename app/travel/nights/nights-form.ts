import { z } from "zod";
import { formatDate, weekdayOf } from "#app/common/calendar.ts";
import { readText, storeLabel, storeText } from "#app/common/changes/stored-text.ts";
import { calendarDate } from "#app/common/forms/date-fields.ts";
import { price, ticked } from "#app/common/forms/number-fields.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { Messages } from "#messages/en/index.ts";

/** A change of nights: undefined keeps a value, null resets it to the room's default. */
export type NightsChange = {
	/** Minor units. */
	price?: number | null;
	minStay?: number | null;
	isClosed?: boolean;
	noArrival?: boolean;
	noDeparture?: boolean;
};

export const WEEKDAY_KEYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** The weekdays of the columns of a calendar, 0 for Monday: they begin with that of its first week. */
export function weekdaysOf(week: readonly (string | null | undefined)[] = []): number[] {
	const at = week.findIndex(Boolean);
	const first = at < 0 ? 0 : weekdayOf(week[at] ?? "") - 1 - at;
	return WEEKDAY_KEYS.map((_, column) => (first + column + 7) % 7);
}

/** The choices about sale, arrival and departure; an empty one changes nothing. */
export const SALE_CHOICES = ["closed", "open"] as const;

const choice = () =>
	z
		.enum(SALE_CHOICES, { error: t.nightsForm.chooseOption })
		.optional()
		.transform((chosen) => (chosen === undefined ? undefined : chosen === "closed"));

/** A number of nights; undefined when left out. */
const stay = () =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			if ((typed ?? "").trim() === "") return undefined;
			const nights = Number(typed);
			if (Number.isInteger(nights) && nights >= 1 && nights <= 90) return nights;
			context.addIssue({ code: "custom", message: t.nightsForm.checkMinStay });
			return z.NEVER;
		});

/** The calendar's form. `today` is the hotel's own date, `last` the last existing night. */
export const nightsSchema = ({ currency, today, last }: { currency: string; today: string; last: string }) =>
	z
		.object({
			from: calendarDate(t.nightsForm.chooseFirst),
			to: calendarDate(t.nightsForm.chooseLast),
			weekday: z.array(z.string().regex(/^[1-7]$/)).optional(),
			price: price(currency, { name: t.nightsForm.aPrice }),
			usualPrice: ticked(),
			minStay: stay(),
			usualMinStay: ticked(),
			sale: choice(),
			arrival: choice(),
			departure: choice(),
		})
		.transform((typed, context) => {
			const refuse = (path: string, message: string) =>
				context.addIssue({ code: "custom", path: path ? [path] : [], message });
			const { from, to, weekday = [], price: amount, usualPrice, minStay, usualMinStay } = typed;
			if (from < today) refuse("from", t.nightsForm.past);
			if (to < from) refuse("to", t.nightsForm.lastBeforeFirst);
			if (to > last) refuse("to", t.nightsForm.tooLate({ last: formatDate(last) }));
			if (amount !== null && usualPrice) refuse("price", t.nightsForm.eitherPrice);
			if (minStay !== undefined && usualMinStay) refuse("minStay", t.nightsForm.eitherMinStay);
			const change: NightsChange = {
				price: usualPrice ? null : (amount ?? undefined),
				minStay: usualMinStay ? null : minStay,
				isClosed: typed.sale,
				noArrival: typed.arrival,
				noDeparture: typed.departure,
			};
			if (Object.values(change).every((value) => value === undefined)) refuse("price", t.nightsForm.noChange);
			return { from, to, weekdays: weekday.map(Number), change };
		});

/** `price $120.00, shortest stay 2 nights, closed` */
export const formatNightsChange = (change: NightsChange, currency: string): string =>
	withCommas(storeNightsChange(change, currency).map(readText));

/** The same as texts to store. */
export function storeNightsChange(change: NightsChange, currency: string): string[] {
	const { price, minStay, isClosed, noArrival, noDeparture } = change;
	const label = (name: keyof Messages["nightsChange"]) => storeLabel({ label: name, of: "nights" });
	const parts = [
		price === null
			? label("usualPrice")
			: price && storeText("nightPrice", { price: { amount: price, currency } }),
		minStay === null ? label("usualMinStay") : minStay && storeText("nightMinStay", { nights: minStay }),
		isClosed === undefined ? "" : label(isClosed ? "closed" : "open"),
		noArrival === undefined ? "" : label(noArrival ? "noArrivals" : "arrivals"),
		noDeparture === undefined ? "" : label(noDeparture ? "noDepartures" : "departures"),
	];
	return parts.flatMap((part) => part || []);
}

/** What was changed, and that bookings on newly closed nights stay. */
export function formatChangedNights(
	{ nights, booked }: { nights: number; booked: number },
	change: NightsChange,
	currency: string,
): string {
	const done = t.nightsForm.changed({ count: nights, change: formatNightsChange(change, currency) });
	if (booked === 0 || !change.isClosed) return done;
	return `${done} ${t.nightsForm.booked({ count: booked })}`;
}
