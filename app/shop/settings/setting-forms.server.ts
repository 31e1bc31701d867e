import { z } from "zod";
import { isCalendarDate } from "#app/common/calendar.ts";
import { line, longText, optionalLine, refuseField } from "#app/common/forms/form-fields.ts";
import { price, ticked, wholeNumber } from "#app/common/forms/number-fields.ts";
import { settingMarks } from "#app/common/forms/setting-fields.ts";
import { foldText } from "#app/common/lists/fold-text.ts";
import { exampleAmount } from "#app/common/money.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { COUNTRY_CODES, findRegion, regionLabel, regionsOf } from "#app/common/places/regions.server.ts";
import { countCharacters, cutText } from "#app/common/typed-text.ts";
import { slugOf } from "#app/shop/products/slug.ts";
import { DISCOUNT_PLACES, readPercent, TAX_PLACES } from "./percent.ts";

export const categorySchema = z.object({
	...settingMarks,
	name: line({ missing: "Enter a name.", min: 2, max: 60, name: "Name" }),
	slug: optionalLine({ max: 100, name: "Handle" }).transform((text, context) => {
		const slug = slugOf(text);
		if (text === "" || slug !== "") return slug;
		return refuseField(context, "Use letters, digits and hyphens, like desk-lamps.");
	}),
	description: longText({ max: 1_000, name: "Description" }),
	// The server sets the global `File` after this line has run, so it is looked up later.
	picture: z
		.custom<File>((value) => value instanceof File)
		.optional()
		.transform((file) => (file && file.size > 0 ? file : null)),
	noPicture: ticked(),
});

const CODES = new Map(
	COUNTRY_CODES.flatMap((code) => [
		[foldText(code), code],
		[foldText(countryName(code)), code],
	]),
);

/**
 * Reads a list of countries by name or code; codes may be separated by spaces only. Null if one is invalid.
 */
function findCountries(listed: string): string[] | null {
	const whole = CODES.get(foldText(listed));
	if (whole) return [whole];
	const codes = listed
		.split(/\s+/)
		.map((code) => (code.length === 2 ? CODES.get(foldText(code)) : undefined));
	return codes.every((code) => code !== undefined) ? codes : null;
}

/** Countries separated by commas, as `CA,US`; empty means everywhere. */
const countries = () =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const listed = (typed ?? "")
				.split(/[,;\n]+/)
				.map((text) => text.trim())
				.filter(Boolean);
			const wrong = listed.find((text) => findCountries(text) === null);
			if (wrong === undefined)
				return [...new Set(listed.flatMap((text) => findCountries(text) ?? []))].sort().join(",");
			const shown = countCharacters(wrong) > 40 ? `${cutText(wrong, 40)}…` : wrong;
			return refuseField(
				context,
				`“${shown}” is not a country. Enter names or two-letter codes, separated by commas, like Canada, US.`,
			);
		});

/** `currency` is the market's. */
export const deliverySchema = (currency: string) =>
	z
		.object({
			...settingMarks,
			name: line({ missing: "Enter a name.", min: 2, max: 60, name: "Name" }),
			description: optionalLine({ max: 200, name: "Description" }),
			price: price(currency, { name: "Price", missing: "Enter a price, or 0 for free." }),
			freeFrom: price(currency, { name: "Free for orders from" }),
			countries: countries(),
			minDays: wholeNumber({ name: "Working days", max: 365, otherwise: 1 }),
			maxDays: wholeNumber({ name: "Working days", max: 365, otherwise: 5 }),
			position: wholeNumber({ name: "Position", max: 999, otherwise: 1 }),
			active: ticked(),
		})
		.superRefine(({ minDays, maxDays }, context) => {
			if (minDays > maxDays)
				refuseField(context, "Maximum working days must not be less than the minimum.", "maxDays");
		});

export const taxSchema = z
	.object({
		...settingMarks,
		name: line({ missing: "Enter a name, such as VAT.", min: 2, max: 60, name: "Name" }),
		country: z
			.string({ error: "Choose a country." })
			.transform((typed) => typed.trim().toUpperCase())
			.refine((code) => COUNTRY_CODES.includes(code), "Choose a country from the list."),
		region: optionalLine({ max: 10, name: "Region" }).transform((text) => text.toUpperCase()),
		rate: z.string({ error: "Enter a rate, such as 7.25." }).transform((typed, context) => {
			const rate = readPercent(typed, TAX_PLACES);
			if (rate !== null) return rate;
			return refuseField(context, "Enter a percentage from 0 to 100, like 7.25.");
		}),
		inclusive: ticked(),
		active: ticked(),
	})
	.transform(({ region: typed, ...rest }, context) => {
		const region = typed === "" ? typed : findRegion(rest.country, typed);
		if (region === null) refuseField(context, formatNoRegion(rest.country), "region");
		return { ...rest, region: region ?? "" };
	});

/** Countries without regions in their addresses: a regional rate would never apply. */
function formatNoRegion(country: string): string {
	const [first] = regionsOf(country);
	return first
		? `Enter a valid ${regionLabel(country).toLowerCase()}, as its code or name, like ${first.code} or ${first.name}.`
		: "Leave this empty. This country has no regions, so the rate applies to the whole country.";
}

const optionalDate = () =>
	z
		.string()
		.optional()
		.transform((typed) => typed?.trim() ?? "")
		.refine(
			(date) => date === "" || isCalendarDate(date),
			"Enter the date as year-month-day, like 2027-03-31.",
		);

/** `currency` is the market's. The unit of a discount's value depends on its kind. */
export const discountSchema = (currency: string) =>
	z
		.object({
			...settingMarks,
			code: z
				.string({ error: "Enter a code, such as SPRING10." })
				.transform((typed) => typed.normalize("NFKC").replace(/\s+/g, "").toUpperCase())
				.refine(
					(code) => /^[A-Z0-9-]{3,30}$/.test(code),
					"Use 3 to 30 letters, digits and hyphens, like SPRING10.",
				),
			kind: z.enum(["amount", "percent"], { error: "Choose a discount type." }),
			value: z.string({ error: "Enter a discount." }),
			minimum: price(currency, { name: "Minimum order" }),
			startsOn: optionalDate(),
			endsOn: optionalDate(),
			maxUses: z
				.string()
				.optional()
				.transform((typed) => typed?.replace(/[\s,]/g, "") ?? "")
				.refine(
					(typed) => /^([1-9]\d{0,8})?$/.test(typed),
					"Maximum number of uses must be a whole number of at least 1.",
				)
				.transform((typed) => (typed === "" ? null : Number(typed))),
			active: ticked(),
		})
		.transform(({ value: typed, ...rest }, context) => {
			const value =
				rest.kind === "percent"
					? readPercent(typed, DISCOUNT_PLACES)
					: (price(currency, { name: "", missing: "-" }).safeParse(typed).data ?? null);
			const isLate = rest.startsOn !== "" && rest.endsOn !== "" && rest.endsOn < rest.startsOn;
			if (value === null || value === 0)
				refuseField(
					context,
					rest.kind === "percent"
						? "Enter a percentage above 0 and up to 100, like 12.5."
						: `Enter an amount above 0, like ${exampleAmount(currency, 5)}.`,
					"value",
				);
			if (isLate) refuseField(context, "End date must not be before the start date.", "endsOn");
			return { ...rest, value: value ?? 0 };
		});
