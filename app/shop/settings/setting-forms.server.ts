import { z } from "zod";
import { COUNTRIES, findRegion, regionLabel, regionsOf } from "#app/shop/checkout/places/regions.server.ts";
import { price, ticked, wholeNumber } from "#app/shop/form-fields.ts";
import { slugOf } from "#app/shop/products/slug.ts";
import { isCalendarDate } from "#app/site/calendar.ts";
import { line, longText, optionalLine } from "#app/site/form-fields.ts";
import { DISCOUNT_PLACES, readPercent, TAX_PLACES } from "./percent.ts";

const isCountry = (code: string) => COUNTRIES.includes(code);

export const categorySchema = z.object({
	name: line({ missing: "Enter a name.", min: 2, max: 60, name: "A name" }),
	slug: optionalLine({ max: 100, name: "A handle" }).transform((text, context) => {
		const slug = slugOf(text);
		if (text === "" || slug !== "") return slug;
		context.addIssue({ code: "custom", message: "A handle has letters and digits, like desk-lamps." });
		return z.NEVER;
	}),
	description: longText({ max: 1_000, name: "A description" }),
	// Which `File` a form brings is settled when the server starts, after this line has run.
	picture: z
		.custom<File>((value) => value instanceof File)
		.optional()
		.transform((file) => (file && file.size > 0 ? file : null)),
	noPicture: ticked(),
});

/** Two-letter countries, separated by commas or spaces; none stands for everywhere. */
const countries = () =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const codes = (typed ?? "")
				.toUpperCase()
				.split(/[\s,;]+/)
				.filter(Boolean);
			const wrong = codes.find((code) => !isCountry(code));
			if (wrong === undefined && codes.length <= 250) return [...new Set(codes)].sort().join(",");
			context.addIssue({
				code: "custom",
				message: `${wrong?.slice(0, 20)} is no country. Write two-letter codes, like US, CA.`,
			});
			return z.NEVER;
		});

/** `currency` is the market's. */
export const deliverySchema = (currency: string) =>
	z
		.object({
			name: line({ missing: "Enter a name.", min: 2, max: 60, name: "A name" }),
			description: optionalLine({ max: 200, name: "A description" }),
			price: price(currency, { name: "A price", missing: "Enter a price; 0 is free." }),
			freeFrom: price(currency, { name: "The amount from which it is free" }),
			countries: countries(),
			minDays: wholeNumber({ name: "The number of days", max: 365, otherwise: 1 }),
			maxDays: wholeNumber({ name: "The number of days", max: 365, otherwise: 5 }),
			position: wholeNumber({ name: "The place in the list", max: 999, otherwise: 1 }),
			active: ticked(),
		})
		.superRefine(({ minDays, maxDays }, context) => {
			if (minDays > maxDays)
				context.addIssue({
					code: "custom",
					path: ["maxDays"],
					message: "The longest time can’t be shorter than the shortest.",
				});
		});

export const taxSchema = z
	.object({
		name: line({ missing: "Enter a name, such as VAT.", min: 2, max: 60, name: "A name" }),
		country: z
			.string({ error: "Enter a country, such as US." })
			.transform((typed) => typed.trim().toUpperCase())
			.refine(isCountry, "Write the country’s two-letter code, like US."),
		region: optionalLine({ max: 10, name: "A region’s code" }).transform((text) => text.toUpperCase()),
		rate: z.string({ error: "Enter a rate, such as 7.25." }).transform((typed, context) => {
			const rate = readPercent(typed, TAX_PLACES);
			if (rate !== null) return rate;
			context.addIssue({ code: "custom", message: "A rate is a percentage from 0 to 100, like 7.25." });
			return z.NEVER;
		}),
		inclusive: ticked(),
		active: ticked(),
	})
	.transform(({ region: typed, ...rest }, context) => {
		const region = typed === "" ? typed : findRegion(rest.country, typed);
		if (region === null)
			context.addIssue({
				code: "custom",
				path: ["region"],
				message: `${regionLabel(rest.country)}: write its code, like ${regionsOf(rest.country)[0]?.code}.`,
			});
		return { ...rest, region: region ?? "" };
	});

const optionalDate = () =>
	z
		.string()
		.optional()
		.transform((typed) => typed?.trim() ?? "")
		.refine(
			(date) => date === "" || isCalendarDate(date),
			"Enter the date as year-month-day, like 2027-03-31.",
		);

/** `currency` is the market's. What its code's discount is worth depends on its kind. */
export const discountSchema = (currency: string) =>
	z
		.object({
			code: z
				.string({ error: "Enter a code, such as SPRING10." })
				.transform((typed) => typed.normalize("NFKC").replace(/\s+/g, "").toUpperCase())
				.refine(
					(code) => /^[A-Z0-9-]{3,30}$/.test(code),
					"A code has 3 to 30 letters, digits and hyphens, like SPRING10.",
				),
			kind: z.enum(["amount", "percent"], { error: "Choose what it takes off." }),
			value: z.string({ error: "Enter how much it takes off." }),
			minimum: price(currency, { name: "The minimum" }),
			startsOn: optionalDate(),
			endsOn: optionalDate(),
			maxUses: z
				.string()
				.optional()
				.transform((typed) => typed?.replace(/[\s,]/g, "") ?? "")
				.refine((typed) => /^([1-9]\d{0,8})?$/.test(typed), "The number of uses is a whole number from 1.")
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
				context.addIssue({
					code: "custom",
					path: ["value"],
					message:
						rest.kind === "percent"
							? "Enter a percentage above 0 and up to 100, like 12.5."
							: "Enter an amount above 0, like 5.00.",
				});
			if (isLate)
				context.addIssue({ code: "custom", path: ["endsOn"], message: "It can’t end before it starts." });
			return { ...rest, value: value ?? 0 };
		});
